/**
 * The words that every product shares. Ids and times are safe integers, times in Unix milliseconds. State keeps a word as
 * its place in its list and the journal keeps the word itself: lists only ever grow at their end, no word is renamed.
 */

export const sides = ['buy', 'sell'] as const;
export type Side = (typeof sides)[number];

export const orderTypes = ['limit', 'market', 'stop_limit', 'stop_market', 'take_profit', 'trailing_stop'] as const;
export type OrderType = (typeof orderTypes)[number];

export const timesInForce = ['gtc', 'ioc', 'fok'] as const;
export type TimeInForce = (typeof timesInForce)[number];

/** `pending` waits for its trigger, `triggered` waits in the queue of its market, the rest as in FIX. */
export const orderStates = [
  'new',
  'partially_filled',
  'filled',
  'canceled',
  'rejected',
  'expired',
  'pending',
  'triggered',
] as const;
export type OrderState = (typeof orderStates)[number];

export const closeReasons = [
  'none',
  'customer',
  'filled',
  'oco',
  'expired_self_trade',
  'expired_unfilled',
  'expired_collar',
  'expired_would_not_fill',
  'notional_too_small',
  'price_out_of_band',
  'post_only_would_take',
  'index_unavailable',
  'account_frozen',
  'not_available',
  'beyond_bankruptcy',
  'insufficient_balance',
  'position_closed',
  'liquidation',
  'beyond_liquidation',
  'corporate_action',
  'block_limit',
] as const;
export type CloseReason = (typeof closeReasons)[number];

/** How far a split or a dividend is: it waits for its time, then takes the orders of its market back, then serves the holders. */
export const actionStages = ['announced', 'orders', 'holders'] as const;
export type ActionStage = (typeof actionStages)[number];

/** The kinds of account a customer has, in the order of the wire's ids 1 to 7. */
export const accountKinds = ['funding', 'spot', 'perpetual', 'option', 'stock', 'margin', 'earn'] as const;
export type AccountKind = (typeof accountKinds)[number];

/**
 * How far a withdrawal is while it is open. `signed`: its transaction exists and may be on its way; `broadcast_unknown`: nobody
 * knows whether the network has taken it.
 */
export const withdrawalStates = [
  'requested',
  'under_review',
  'approved',
  'signed',
  'broadcast_unknown',
  'sent',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Why what was held for a withdrawal stays: by the customer, by operators, or, as long ago, without a word. */
export const releaseReasons = ['released', 'canceled', 'rejected'] as const;

/** What is known of a transaction that was handed to a network. */
export const broadcastOutcomes = ['sent', 'unknown'] as const;
export type BroadcastOutcome = (typeof broadcastOutcomes)[number];

/** How far coins from a chain are before they are credited. `unassigned`: they are final and nobody knows whose they are. */
export const depositStates = ['seen', 'unassigned'] as const;
export type DepositState = (typeof depositStates)[number];

/** How a request for what was paid by hand ends that nothing is credited for. */
export const depositRequestEnds = ['canceled', 'rejected'] as const;

export const marketStates = ['open', 'cancel_only', 'halted'] as const;
export type MarketState = (typeof marketStates)[number];

/**
 * How far a market with sessions is in its day, whatever its state. `closed`: orders rest until the open. `opening`: the session
 * has begun and waits for its first sound index. `matching`: the auction has its price and fills what meets. `continuous`: an
 * order trades when it comes, as in a market without sessions always.
 */
export const tradingPhases = ['continuous', 'closed', 'opening', 'matching'] as const;
export type TradingPhase = (typeof tradingPhases)[number];

/**
 * Why somebody may not trade or withdraw, in the word that they are told. `owner`: they froze it themselves by the link of a
 * notice. `screening`: a name or address is on a list. `documents`: their papers are in doubt. `legal`: by order of a court.
 */
export const freezeReasons = [
  'none',
  'compliance',
  'security',
  'self_exclusion',
  'closing',
  'owner',
  'screening',
  'documents',
  'fraud',
  'legal',
] as const;
export type FreezeReason = (typeof freezeReasons)[number];

/** What a loss budget is for, the shortest first: from midnight, Monday or the first of a month on, in UTC. */
export const lossPeriods = ['day', 'week', 'month'] as const;
export type LossPeriod = (typeof lossPeriods)[number];

/** What a seconds option bets on: that the index will be higher than its strike, or lower. */
export const optionDirections = ['up', 'down'] as const;
export type OptionDirection = (typeof optionDirections)[number];

export const optionResults = ['won', 'lost', 'tied'] as const;
export type OptionResult = (typeof optionResults)[number];

/**
 * Why a seconds option is void. `strike_late`: no sound tick came in time for its strike. `strike_gap`, `settlement_gap`: the five
 * ticks of a mean lie too far apart. `settlement_stale`: the last of them lies too long before its instant.
 */
export const optionVoidReasons = ['strike_late', 'strike_gap', 'settlement_stale', 'settlement_gap'] as const;
export type OptionVoidReason = (typeof optionVoidReasons)[number];

/**
 * What the house offers, each with its switch and its countries. `registration`: to become a customer at all.
 * `high_leverage`: more than 20 times. `savings` are for a term, `flexible_savings` for as long as one likes.
 */
export const offers = [
  'registration',
  'spot',
  'stock',
  'perpetual',
  'high_leverage',
  'option',
  'copy_trading',
  'savings',
  'cloud_mining',
  'flexible_savings',
  'ieo',
  'dual_investment',
  'loan',
  'nft',
  'blind_box',
  'convert',
  'p2p',
] as const;
export type Offer = (typeof offers)[number];

/** How a list of countries is meant: all but them, or they alone. */
export const countryRules = ['except', 'only'] as const;
export type CountryRule = (typeof countryRules)[number];

/**
 * The accounts of the house. `world` is everything outside of the platform: what customers hold is what the world has
 * handed in. What each is for stands in `ledger/system-accounts.ts`.
 */
export const systemAccounts = {
  world: 1,
  fees: 2,
  treasury: 3,
  convert: 4,
  insurance: 5,
  optionPool: 6,
  lending: 7,
  copyBlock: 8,
} as const;

/** Customers count from here; ids below belong to the house. */
export const firstCustomerId = 1000;

/** The asset in which the index and every worth are told: its id is fixed, so that no market needs to be asked. */
export const usdtAsset = 3;

/** The asset in which the limits of exits are told. */
export const btcAsset = 1;

/** How large a copy is: so many times what its lead opens, or always as many contracts. */
export const copyModes = ['multiple', 'fixed'] as const;
export type CopyMode = (typeof copyModes)[number];

/** Why a follow is over. */
export const followEnds = ['follower', 'lead_closed', 'stop_loss'] as const;
export type FollowEnd = (typeof followEnds)[number];

/** Why a copy got less than its follower's wish said: what the book had room for, or what they put at risk. */
export const copyCuts = ['', 'follow_amount', 'depth'] as const;
export type CopyCut = (typeof copyCuts)[number];
