#include "search.h"

#include <math.h>
#include <stdlib.h>

#include "policy.h"

#define ARMS 64     // actions that a node looks at
#define STEPS 2000  // a playout that takes longer is a draw: the rules set no bound (R11.33)
#define EXPLORE 0.7 // of UCB1: how much an action that was tried little is worth

// What can be done where the seat knows one thing, and how well it has gone.
typedef struct search_node {
    uint64_t key; // hash of all that the seat knows there
    uint32_t visits, count;
    baobei_action action[ARMS];
    uint32_t tried[ARMS];
    double sum[ARMS];
} search_node;

struct search_tree {
    uint32_t iterations, used, slots; // nodes in use; the table has a power of two of places
    search_node *nodes;               // at most one new one an iteration, and the root
    uint32_t *table;                  // by key, open addressing: number of a node + 1
    baobei_game *scratch;             // the world that is being played in
    uint32_t seat;
    baobei_viewer viewer;
    dice_cup dice;
};

typedef struct search_step {
    search_node *node;
    uint32_t arm;
} search_step;

search_tree *search_new(uint32_t iterations)
{
    search_tree *made = calloc(1, sizeof *made);

    if (!made)
        return NULL;
    made->iterations = iterations;
    for (made->slots = 4; made->slots < 2 * (iterations + 1); made->slots *= 2)
        ;
    made->nodes = calloc((size_t)iterations + 1, sizeof *made->nodes);
    made->table = calloc(made->slots, sizeof *made->table);
    if (!made->nodes || !made->table || baobei_game_new(NULL, 2, 0, NULL, NULL, &made->scratch) != BAOBEI_OK) {
        search_free(made);
        return NULL;
    }
    return made;
}

void search_free(search_tree *tree)
{
    if (!tree)
        return;
    baobei_game_free(tree->scratch);
    free(tree->table);
    free(tree->nodes);
    free(tree);
}

// The family of a card; 0 for none, or a hidden one.
static uint32_t family(const baobei_game *game, uint32_t card)
{
    baobei_species species;
    if (baobei_rules_get_species(baobei_game_rules(game), card, &species) != BAOBEI_OK)
        return 0;
    return species.family;
}

// A claim is worth a thought only if the seat has seen all its targets, and they match.
static int worth_trying(const baobei_game *game, const baobei_recall *recall, uint32_t reference, baobei_action action)
{
    baobei_parts parts;
    uint32_t cards;

    baobei_action_read(action, &parts);
    cards = parts.kind == BAOBEI_ACTION_DOUBLE ? 2 : parts.kind == BAOBEI_ACTION_PLUCK ? 1 : 0;
    for (uint32_t i = 0; i < cards; i++)
        if (family(game, recall->face[parts.seat[i]][parts.slot[i]]) != reference)
            return 0;
    return 1;
}

// The actions of a node: of claims those that will be right, of everything else all, or ARMS spread over them.
static void list_actions(search_tree *tree, search_node *node)
{
    const baobei_game *game = tree->scratch;
    const uint32_t legal = baobei_legal(game, tree->seat, 0, NULL, 0);
    baobei_action action;
    baobei_recall recall;
    baobei_view view;
    uint32_t reference, found = 0;

    baobei_recall_get(game, tree->viewer, &recall);
    baobei_view_get(game, tree->viewer, &view);
    reference = family(game, view.decision.kind == BAOBEI_DECISION_DRAWN ? view.hand[0] : view.top);
    for (uint32_t i = 0; i < legal; i++) {
        baobei_legal(game, tree->seat, i, &action, 1);
        if (!worth_trying(game, &recall, reference, action))
            continue;
        if (found < ARMS)
            node->action[found] = action;
        else if (dice_below(&tree->dice, found + 1) < ARMS) // each one is kept with the same chance
            node->action[dice_below(&tree->dice, ARMS)] = action;
        found++;
    }
    node->count = found < ARMS ? found : ARMS;
}

// The node of what the seat knows now; a new one when there is none.
static search_node *find_node(search_tree *tree, int *is_new)
{
    uint64_t key;
    uint32_t at;

    baobei_hash(tree->scratch, tree->viewer, &key);
    for (at = (uint32_t)key & (tree->slots - 1); tree->table[at]; at = (at + 1) & (tree->slots - 1))
        if (tree->nodes[tree->table[at] - 1].key == key)
            return &tree->nodes[tree->table[at] - 1];
    search_node *made = &tree->nodes[tree->used++];
    *made = (search_node){.key = key};
    list_actions(tree, made);
    tree->table[at] = tree->used;
    *is_new = 1;
    return made;
}

// UCB1: the best so far, or one that was tried too little to know.
static uint32_t choose_arm(const search_node *node)
{
    double best = -1;
    uint32_t chosen = 0;

    for (uint32_t i = 0; i < node->count; i++) {
        if (!node->tried[i])
            return i;
        const double worth = node->sum[i] / node->tried[i] + EXPLORE * sqrt(log(node->visits) / node->tried[i]);
        if (worth > best) {
            best = worth;
            chosen = i;
        }
    }
    return chosen;
}

// What the end of a round is worth to the seat: 1/2 as good as the others are on average, 1 thirty points better.
static double reward(const search_tree *tree)
{
    baobei_view view;
    double others = 0, better;

    baobei_view_get(tree->scratch, BAOBEI_VIEWER_HOST, &view); // of the sampled world, which the seat may know
    for (uint32_t seat = 0; seat < view.seats; seat++)
        others += seat == tree->seat ? 0 : view.last[seat];
    better = (others / (view.seats - 1) - view.last[tree->seat]) / 60;
    return better < -0.5 ? 0 : better > 0.5 ? 1 : 0.5 + better;
}

// One iteration: down the tree, one new node, then at random to the end of the round.
static void play_out(search_tree *tree)
{
    search_step path[ARMS];
    uint32_t length = 0;
    int in_tree = 1;
    double won = 0.5;

    for (uint32_t steps = 0; steps < STEPS; steps++) {
        baobei_decision now;
        baobei_decision_get(tree->scratch, BAOBEI_VIEWER_HOST, &now);
        if (now.kind == BAOBEI_DECISION_DEAL || now.kind == BAOBEI_DECISION_OVER) {
            won = reward(tree);
            break;
        }
        const uint32_t seat = policy_next_seat(&now);
        baobei_action action;
        if (seat == tree->seat && in_tree && length < ARMS) {
            int is_new = 0;
            search_node *node = find_node(tree, &is_new);
            path[length] = (search_step){node, choose_arm(node)};
            action = node->action[path[length++].arm];
            in_tree = !is_new;
        } else {
            action = policy_calm(tree->scratch, seat, &now, &tree->dice);
        }
        if (baobei_apply(tree->scratch, seat, now.token, action) != BAOBEI_OK)
            break;
    }
    while (length) {
        const search_step *step = &path[--length];
        step->node->visits++;
        step->node->tried[step->arm]++;
        step->node->sum[step->arm] += won;
    }
}

baobei_action search_choose(search_tree *tree, const baobei_game *game, uint32_t seat, const uint8_t *seed)
{
    int is_new = 0;
    uint32_t best = 0;

    tree->seat = seat;
    tree->viewer = (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << seat);
    tree->used = 0;
    tree->dice.state = 0;
    for (uint32_t i = 0; i < 8; i++)
        tree->dice.state = tree->dice.state << 8 | seed[i];
    for (uint32_t i = 0; i < tree->slots; i++)
        tree->table[i] = 0;

    baobei_sample(tree->scratch, game, tree->viewer, seed, 0);
    search_node *root = find_node(tree, &is_new);
    for (uint32_t i = 1; root->count > 1 && i <= tree->iterations; i++) {
        baobei_sample(tree->scratch, game, tree->viewer, seed, i);
        play_out(tree);
    }
    for (uint32_t i = 1; i < root->count; i++)
        best = root->tried[i] > root->tried[best] ? i : best;
    return root->action[best];
}
