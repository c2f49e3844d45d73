// Made by `npm run types` of the catalogue 8811aa8901082a46319650a42be84eeb7c85cc44d28534820cab76134bc2aa09: do not edit.
// Every name of the game, from himiko.game.catalogue.

export const COLOURS = ['bamboo', 'wood', 'stone', 'clay', 'gold'] as const;
export type Colour = (typeof COLOURS)[number];

export const CULTURE = ['plum', 'maple', 'rice', 'ginkgo', 'bellflower', 'wisteria'] as const;
export type CultureKind = (typeof CULTURE)[number];

export const SPECIALISTS = [
  'amateratsu',
  'izanagi',
  'raijin',
  'ananda',
  'izanami',
  'riu',
  'awashima',
  'kachiko',
  'susanoo',
  'ebisu',
  'kagutsuchi',
  'tomoe',
  'fu_hsi',
  'michimata',
  'toyo_tama',
  'hetsuka',
  'nakatsu',
  'yasoma',
] as const;
export type Specialist = (typeof SPECIALISTS)[number];

export const POWERS = [
  'none',
  'reserve',
  'peek',
  'move',
  'sacred',
  'swap_culture',
  'remove',
  'swap_boats',
  'discount',
] as const;
export type Power = (typeof POWERS)[number];

export const TILE_KINDS = ['standard', 'trading_post', 'torii', 'palace'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export const STEPS = [
  'fleet',
  'take',
  'act',
  'arrange',
  'collect',
  'ebisu',
  'after',
  'moor',
  'recruit',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

export const ENDS = ['last_building', 'no_boats', 'no_specialists', 'no_buildings'] as const;
export type End = (typeof ENDS)[number];

export const CAUSES = [
  'prestige_buildings',
  'mountain',
  'kagutsuchi',
  'group',
  'trading_post',
  'specialist_coins',
  'hetsuka',
  'kachiko',
] as const;
export type Cause = (typeof CAUSES)[number];

export const LEVELS = [
  'drifter',
  'deckhand',
  'fisher',
  'rower',
  'merchant',
  'pilot',
  'helmsman',
  'captain',
  'himiko',
] as const;
export type Level = (typeof LEVELS)[number];

export const LADDER = [
  'deckhand',
  'fisher',
  'rower',
  'merchant',
  'pilot',
  'helmsman',
  'captain',
  'himiko',
] as const;
export type LadderLevel = (typeof LADDER)[number];

export const SCORE_PARTS = [
  'coins',
  'prestige',
  'buildings',
  'specialists',
  'reserved',
  'aside',
  'total',
  'rank',
] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

export const KINDS = [
  'action',
  'actions',
  'cause',
  'coins',
  'colour',
  'colours',
  'end',
  'fleet',
  'island',
  'kind',
  'kinds',
  'number',
  'plain_colours',
  'power',
  'round',
  'seat',
  'slot',
  'specialist',
  'step',
  'text',
  'thing',
  'tile',
  'tiles',
  'turn',
] as const;
export type Kind = (typeof KINDS)[number];

export const LIST_KINDS = ['actions', 'colours', 'kinds', 'plain_colours', 'tiles'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

export const VERBS = {
  fleet: { forms: [['fleet']], ordered: false, once: false, secret: false },
  take: { forms: [['colour']], ordered: false, once: false, secret: false },
  buy: { forms: [['colour']], ordered: false, once: false, secret: false },
  sell: { forms: [['colour']], ordered: false, once: false, secret: false },
  reserve: { forms: [['tile']], ordered: false, once: false, secret: false },
  peek: { forms: [[]], ordered: false, once: false, secret: false },
  arrange: { forms: [['tiles']], ordered: false, once: false, secret: true },
  move: { forms: [['slot', 'slot']], ordered: false, once: false, secret: false },
  sacred: { forms: [['island']], ordered: false, once: false, secret: false },
  swap: {
    forms: [
      ['island', 'island'],
      ['slot', 'slot'],
    ],
    ordered: true,
    once: false,
    secret: false,
  },
  remove: { forms: [['slot']], ordered: false, once: false, secret: false },
  place: { forms: [['colour', 'slot']], ordered: false, once: false, secret: false },
  collect: { forms: [['island']], ordered: false, once: false, secret: false },
  ebisu: { forms: [['island']], ordered: false, once: false, secret: false },
  build: { forms: [['tile', 'island']], ordered: false, once: false, secret: false },
  raijin: { forms: [['colours']], ordered: false, once: true, secret: false },
  nakatsu: { forms: [['plain_colours']], ordered: false, once: true, secret: false },
  michimata: { forms: [['kind']], ordered: false, once: true, secret: false },
  hetsuka: { forms: [['kind']], ordered: false, once: true, secret: false },
  kachiko: { forms: [['island']], ordered: false, once: true, secret: false },
  discard: { forms: [['colour']], ordered: false, once: false, secret: false },
  recruit: { forms: [['specialist', 'kinds']], ordered: false, once: false, secret: false },
  done: { forms: [[]], ordered: false, once: false, secret: false },
} as const;
export type Verb = keyof typeof VERBS;

export const EVENTS = {
  answered: {
    values: { action: 'action' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'never',
  },
  fleet_chosen: {
    values: { fleet: 'fleet' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  boats_taken: {
    values: { colour: 'colour', number: 'number' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  boats_missing: {
    values: { colour: 'colour', number: 'number' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  bought: {
    values: { colour: 'colour', coins: 'coins' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  sold: {
    values: { colour: 'colour', coins: 'coins' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  tile_reserved: {
    values: { tile: 'tile' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  peeked: {
    values: { number: 'number' },
    hidden: { tiles: 'tiles' },
    ofGame: false,
    reveals: true,
    shown: 'always',
  },
  arranged: {
    values: { kept: 'number', under: 'number' },
    hidden: { top: 'tiles', bottom: 'tiles' },
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  boat_moved: {
    values: { colour: 'colour', slot: 'slot', to: 'slot' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  sacred_laid: {
    values: { island: 'island' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  culture_swapped: {
    values: { island: 'island', other: 'island' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  boat_removed: {
    values: { colour: 'colour', slot: 'slot' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  boats_swapped: {
    values: { slot: 'slot', other: 'slot' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  boat_placed: {
    values: { colour: 'colour', slot: 'slot' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  collected: {
    values: { kind: 'kind', island: 'island' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  ebisu_collected: {
    values: { kind: 'kind', island: 'island' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  built: {
    values: { tile: 'tile', island: 'island' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  discounted: {
    values: { colour: 'colour' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  toll_paid: {
    values: { to: 'seat', coins: 'coins' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  prestige_gained: {
    values: { cause: 'cause', number: 'number' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  coins_gained: {
    values: { cause: 'cause', coins: 'coins', group: 'number' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  coins_paid: {
    values: { cause: 'cause', coins: 'coins' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  tokens_spent: {
    values: { kind: 'kind', number: 'number' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  boats_returned: {
    values: { colour: 'colour', number: 'number' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  boat_set_aside: {
    values: { colour: 'colour' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  boats_moored: {
    values: { number: 'number' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  recruited: {
    values: { specialist: 'specialist' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  coins_shared: {
    values: { to: 'seat', coins: 'coins' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  sacred_lifted: {
    values: { island: 'island' },
    hidden: {},
    ofGame: false,
    reveals: false,
    shown: 'always',
  },
  turn_ended: { values: {}, hidden: {}, ofGame: false, reveals: false, shown: 'never' },
  round_ended: {
    values: { round: 'round' },
    hidden: {},
    ofGame: true,
    reveals: true,
    shown: 'always',
  },
  coins_laid: {
    values: { specialist: 'specialist', coins: 'coins' },
    hidden: {},
    ofGame: true,
    reveals: false,
    shown: 'in_full',
  },
  specialist_laid: {
    values: { specialist: 'specialist' },
    hidden: {},
    ofGame: true,
    reveals: true,
    shown: 'always',
  },
  building_laid: {
    values: { tile: 'tile' },
    hidden: {},
    ofGame: true,
    reveals: true,
    shown: 'always',
  },
  order_set: {
    values: { turn: 'turn', to: 'seat' },
    hidden: {},
    ofGame: true,
    reveals: false,
    shown: 'never',
  },
  fleet_turned_up: {
    values: { fleet: 'fleet' },
    hidden: {},
    ofGame: true,
    reveals: true,
    shown: 'in_full',
  },
  fleets_laid_down: {
    values: { number: 'number' },
    hidden: {},
    ofGame: true,
    reveals: false,
    shown: 'in_full',
  },
  round_started: {
    values: { round: 'round' },
    hidden: {},
    ofGame: true,
    reveals: false,
    shown: 'in_full',
  },
  turn_started: {
    values: { turn: 'turn', to: 'seat' },
    hidden: {},
    ofGame: true,
    reveals: false,
    shown: 'never',
  },
  game_ended: { values: { end: 'end' }, hidden: {}, ofGame: true, reveals: false, shown: 'always' },
} as const;
export type EventName = keyof typeof EVENTS;

export const SCORING = {
  coins_a_point: 5,
  coins_a_point_with_fu_hsi: 3,
  points_of_prestige_with_amateratsu: 2,
  aside_a_point: 2,
} as const;
export type ScoringNumber = keyof typeof SCORING;

export const SPECIALIST_POINTS = {
  amateratsu: 0,
  izanagi: 1,
  raijin: 2,
  ananda: 1,
  izanami: 1,
  riu: 3,
  awashima: 2,
  kachiko: 1,
  susanoo: 1,
  ebisu: 0,
  kagutsuchi: 1,
  tomoe: 1,
  fu_hsi: 0,
  michimata: 1,
  toyo_tama: 1,
  hetsuka: 2,
  nakatsu: 2,
  yasoma: 4,
} as const;
export type SpecialistWithPoints = keyof typeof SPECIALIST_POINTS;

export const STRENGTH = {
  fisher: { against: 'deckhand', games: 2000, share: 0.739 },
  rower: { against: 'fisher', games: 2000, share: 0.769 },
  merchant: { against: 'rower', games: 4000, share: 0.778 },
  pilot: { against: 'merchant', games: 4000, share: 0.768 },
  helmsman: { against: 'pilot', games: 2000, share: 0.746 },
  captain: { against: 'helmsman', games: 400, share: 0.778 },
  himiko: { against: 'captain', games: 100, share: 0.88 },
} as const;
export type MeasuredLevel = keyof typeof STRENGTH;

export const REFUSALS = {
  game_over: { rules: ['9.1', '9.2', '9.3', '9.4'], values: { end: 'end' } },
  fleet_first: { rules: ['4.1'], values: { step: 'step' } },
  take_first: { rules: ['4.2'], values: { step: 'step' } },
  arrange_first: { rules: ['4.3'], values: { step: 'step' } },
  collect_first: { rules: ['6.6'], values: { step: 'step' } },
  ebisu_first: { rules: ['8.3'], values: { step: 'step' } },
  discard_first: { rules: ['7.1'], values: { step: 'step' } },
  fleet_chosen: { rules: ['4.1'], values: { fleet: 'fleet' } },
  fleet_taken: { rules: ['4.1'], values: { fleet: 'fleet' } },
  fleet_face_down: { rules: ['4.1'], values: { fleet: 'fleet' } },
  no_boat_to_take: { rules: ['4.2'], values: {} },
  reserve_empty: { rules: ['4.2', '5.1', '8.4'], values: { colour: 'colour' } },
  trade_over: { rules: ['3.1', '5.4'], values: {} },
  no_transaction_left: { rules: ['5.2'], values: { allowed: 'number' } },
  not_traded: { rules: ['5.1'], values: { colour: 'colour' } },
  too_few_coins: { rules: ['5.1', '8.3'], values: { needed: 'coins', coins: 'coins' } },
  not_in_hand: {
    rules: ['5.3', '6.1', '7.1', '8.3'],
    values: { colour: 'colour', needed: 'number' },
  },
  other_power: { rules: ['4.3'], values: { fleet: 'fleet', power: 'power' } },
  power_used: { rules: ['4.3'], values: { fleet: 'fleet', power: 'power' } },
  deck_empty: { rules: ['4.3'], values: {} },
  nothing_to_arrange: { rules: ['4.3'], values: {} },
  not_the_tiles_seen: { rules: ['4.3'], values: {} },
  no_boat: { rules: ['4.3'], values: { slot: 'slot' } },
  slot_occupied: { rules: ['4.3', '6.5'], values: { slot: 'slot', colour: 'colour' } },
  not_connected: { rules: ['4.3', '6.3'], values: { slot: 'slot', to: 'slot' } },
  island_not_empty: { rules: ['4.3', '6.8'], values: { island: 'island', thing: 'thing' } },
  no_sacred_ground_left: { rules: ['1.5'], values: { number: 'number' } },
  no_culture_token: { rules: ['4.3', '6.6', '8.3'], values: { island: 'island' } },
  same_kind: { rules: ['4.3'], values: { kind: 'kind' } },
  same_colour: { rules: ['4.3'], values: { colour: 'colour' } },
  placing_over: { rules: ['3.1', '6.15'], values: {} },
  no_entry: { rules: ['6.2'], values: { slot: 'slot', colour: 'colour' } },
  chain_broken: { rules: ['6.4'], values: { slot: 'slot' } },
  must_collect_or_build: { rules: ['6.14'], values: { actions: 'actions' } },
  step_3_over: { rules: ['6.14'], values: {} },
  no_boat_placed: { rules: ['6.4', '6.14'], values: {} },
  not_adjacent: { rules: ['6.6', '6.8'], values: { island: 'island' } },
  boats_used: { rules: ['6.6'], values: { island: 'island' } },
  only_after_collecting: { rules: ['8.3'], values: { specialist: 'specialist' } },
  boats_missing: { rules: ['6.9'], values: { colours: 'colours' } },
  toll: { rules: ['8.3'], values: { to: 'seat', needed: 'coins', coins: 'coins' } },
  reserved_this_round: { rules: ['4.3'], values: { tile: 'tile' } },
  no_buildings_left: { rules: ['6.10'], values: { tile: 'tile' } },
  tile_built: { rules: ['4.3', '6.8'], values: { tile: 'tile', by: 'seat' } },
  tile_reserved: { rules: ['4.3', '6.8'], values: { tile: 'tile', by: 'seat' } },
  tile_in_deck: { rules: ['4.3', '6.8'], values: { tile: 'tile' } },
  nothing_to_set_aside: { rules: ['7.1'], values: { room: 'number' } },
  too_early: { rules: ['8.1'], values: { specialist: 'specialist' } },
  already_recruited: { rules: ['8.1'], values: {} },
  specialist_in_deck: { rules: ['8.1'], values: { specialist: 'specialist' } },
  specialist_recruited: { rules: ['8.1'], values: { specialist: 'specialist', by: 'seat' } },
  tokens_missing: { rules: ['8.1', '8.3'], values: { kinds: 'kinds' } },
  not_yours: { rules: ['8.3'], values: { specialist: 'specialist' } },
  used_this_turn: { rules: ['8.3'], values: { specialist: 'specialist' } },
  too_late: { rules: ['3.4'], values: { specialist: 'specialist' } },
  no_sacred_ground: { rules: ['8.3'], values: { island: 'island' } },
  no_action: { rules: ['notation'], values: { expected: 'text' } },
} as const;
export type RefusalCode = keyof typeof REFUSALS;
