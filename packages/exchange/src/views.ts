import type {
  AccountKind,
  ActionStage,
  CloseReason,
  CountryRule,
  FreezeReason,
  LossPeriod,
  MarketState,
  Offer,
  OrderState,
  OrderType,
  Side,
  TimeInForce,
  TradingPhase,
} from './kernel/vocabulary.ts';

/** What leaves the exchange: plain data, captured as values. Prices in ticks, quantities in lots, amounts as bigint. */

export interface OrderView {
  id: number;
  customer: number;
  market: number;
  side: Side;
  orderType: OrderType;
  timeInForce: TimeInForce;
  postOnly: boolean;
  price: number;
  quantity: number;
  quoteAmount: bigint;
  triggerPrice: number;
  trailingBasisPoints: number;
  filled: number;
  filledQuote: bigint;
  fee: bigint;
  held: bigint;
  state: OrderState;
  reason: CloseReason;
  oco: number;
  createdAt: number;
  updatedAt: number;
  /** What an open order carries, in ticks, 0 for none; absent where it carries neither. */
  takeProfit?: number;
  stopLoss?: number;
  /** What an order on a position is for, absent in spot; prices in ticks. */
  position?: PositionTermsView;
}

/** `position`: the one that the order opens, which has its id, or the one that it closes where it is `reduceOnly`. */
export interface PositionTermsView {
  position: number;
  leverage: number;
  reduceOnly: boolean;
  byMark: boolean;
  takeProfit: number;
  stopLoss: number;
  stopsByMark: boolean;
}

export interface BalanceView {
  kind: AccountKind;
  asset: number;
  available: bigint;
  held: bigint;
}

export interface AssetView {
  asset: number;
  code: string;
  scale: number;
}

/**
 * `settlement`: whose market it is, by the account kind that it settles in. `lastPrice` in ticks, 0 before the first trade;
 * `indexE8` in 1e-8 USDT for one whole base unit, 0 before the first.
 */
export interface MarketView {
  market: number;
  settlement: AccountKind;
  base: number;
  quote: number;
  symbol: string;
  priceDecimals: number;
  quantityDecimals: number;
  minNotional: bigint;
  maxNotional: bigint;
  priceBandPpm: number;
  collarPpm: number;
  referenceClampPpm: number;
  maxOpenOrders: number;
  state: MarketState;
  lastPrice: number;
  indexE8: number;
}

/**
 * How far a market with sessions is in its day. `price` (ticks), `lots` and `surplus`: what its opening would come to by the book
 * and index of now, or has come to while it is filled; 0 where nobody meets anybody, and in continuous trading. `surplus` would
 * still buy, or sell where it is negative.
 */
export interface AuctionView {
  market: number;
  phase: TradingPhase;
  price: number;
  lots: number;
  surplus: number;
}

/** A session of all stock markets; times in ms. */
export interface SessionView {
  session: number;
  opensAt: number;
  closesAt: number;
  isOpen: boolean;
}

/**
 * A split (`perShare` 0: each `denominator` shares become `numerator`) or a dividend (`perShare` units of USDT for a whole share), at
 * `effectiveAt` (ms).
 */
export interface CorporateActionView {
  action: number;
  market: number;
  asset: number;
  numerator: number;
  denominator: number;
  perShare: bigint;
  effectiveAt: number;
  stage: ActionStage;
}

/** Levels best first, pairs `[price, quantity, …]`. */
export interface DepthView {
  market: number;
  bids: number[];
  asks: number[];
}

export interface TradeView {
  id: number;
  market: number;
  side: Side;
  price: number;
  quantity: number;
  quoteAmount: bigint;
  at: number;
}

export interface StandingView {
  customer: number;
  version: number;
  identityLevel: number;
  tradingFreeze: FreezeReason;
  withdrawalFreeze: FreezeReason;
  holdUntil: number;
  /** Two letters of ISO 3166, empty where it isn't known. */
  country: string;
  /** `closing`: the customer is on the way out; `closed`: for ever, nothing moves any more. */
  state: 'open' | 'closing' | 'closed';
}

/** Where something is offered, what of that is announced, and whether anybody has said so. */
export interface AvailabilityView extends AvailabilityRule {
  offer: Offer;
  isSaid: boolean;
  /** The next first; `effectiveAt` in ms. */
  upcoming: (AvailabilityRule & { effectiveAt: number })[];
}

/** `countries`: two letters of ISO 3166 each; the rule says whether they are the only ones or the exceptions. */
export interface AvailabilityRule {
  isOn: boolean;
  rule: CountryRule;
  countries: string[];
}

/** What a customer may let out within 24 hours and what of that is used, in 1e-8 BTC; nothing leaves before `holdUntil` (ms). */
export interface ExitAllowanceView {
  customer: number;
  limitE8: bigint;
  usedE8: bigint;
  /** What one trade against fiat may be worth, in 1e-6 USDT. */
  fiatLimitE6: bigint;
  holdUntil: number;
}

/** What each level of identity may let out within 24 hours (1e-8 BTC) and pay in (1e-6 USDT), and the share of one customer. */
export interface IdentityLimits {
  exit1E8: bigint;
  exit2E8: bigint;
  fiat1E6: bigint;
  fiat2E6: bigint;
  sharePpm: number;
}

export interface IdentityLimitsView extends IdentityLimits {
  /** What is announced, the next first; `effectiveAt` in ms. */
  upcoming: ({ effectiveAt: number } & IdentityLimits)[];
}

/** What of an asset may leave within a day, null for as much as there is, and what has left today, in its smallest unit. */
export interface OutflowView {
  asset: number;
  limit: bigint | null;
  used: bigint;
  /** What is announced, the next first; `effectiveAt` in ms. */
  upcoming: { effectiveAt: number; limit: bigint }[];
}

/** What a customer's trades cost, in ppm of what is received. */
interface FeeRates {
  makerPpm: number;
  takerPpm: number;
}

/**
 * `volume` over 30 days in quote units and the rates in force; `upcoming`: what the same volume will pay from
 * `effectiveAt` (ms) on, by what is announced, the next one first.
 */
/** Fee tiers, the lowest first; `volume`: the 30-day volume in quote units from which a tier holds. */
export interface FeeScheduleView {
  tiers: FeeTierStep[];
  /** What is announced, the next first; `effectiveAt` in ms. */
  upcoming: { effectiveAt: number; tiers: FeeTierStep[] }[];
}

/** What a transfer to another customer costs: a part of its amount, at least `feeLeastE6` (1e-6 USDT at the index). */
export interface CustomerTransferFees {
  feePpm: number;
  feeLeastE6: number;
}

export interface CustomerTransferFeesView extends CustomerTransferFees {
  /** What is announced, the next first; `effectiveAt` in ms. */
  upcoming: ({ effectiveAt: number } & CustomerTransferFees)[];
}

/** Who brought a customer; fees from `until` (ms) on are no longer shared. */
export interface ReferralView {
  referrer: number;
  until: number;
}

/** How much of a fee is shared at each level in ppm, and for how many days. */
export interface ReferralTermsView {
  directPpm: number;
  secondPpm: number;
  days: number;
}

/** What a referrer was given of fees in one asset, in its smallest unit: by level, and what of it is due and was paid. */
export interface ReferralShareView {
  asset: number;
  direct: bigint;
  second: bigint;
  due: bigint;
  paid: bigint;
}

/** How many customers somebody has brought, and how many those have brought. */
export interface ReferralsView {
  direct: number;
  second: number;
  shares: ReferralShareView[];
}

export interface FeeTierStep extends FeeRates {
  volume: bigint;
}

export interface FeeTierView extends FeeRates {
  customer: number;
  volume: bigint;
  upcoming: (FeeRates & { effectiveAt: number })[];
}

/**
 * What a customer wants to lose at most in a period, in 1e-6 USDT; `amount` 0: they have said nothing. `result`: what was gained
 * in the period so far, negative for a loss; `atStake`: what positions, their orders and tickets may lose; `room`: what may still
 * be put at stake. Times in Unix ms, 0 for none. `next`: what takes its place later.
 */
export interface LossBudgetView {
  amount: bigint;
  period: LossPeriod;
  periodEnds: number;
  result: bigint;
  atStake: bigint;
  room: bigint;
  coolUntil: number;
  next: { amount: bigint; period: LossPeriod; effectiveAt: number } | null;
}
