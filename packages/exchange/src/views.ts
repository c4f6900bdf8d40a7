import type {
  AccountKind,
  CloseReason,
  CountryRule,
  DepositState,
  FreezeReason,
  LossPeriod,
  MarketState,
  Offer,
  OrderState,
  OrderType,
  Side,
  TimeInForce,
  TradingPhase,
  WithdrawalState,
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

/** An address of a customer's book; `goodFrom`: since when funds may go there, in ms. */
export interface WithdrawalAddressView {
  address: number;
  network: string;
  destination: string;
  memo: string;
  goodFrom: number;
}

/** Whether the new addresses of a customer wait; `offAt`: when that ends that was switched off, in ms, 0 for never. */
export interface WhitelistView {
  isOn: boolean;
  offAt: number;
}

/** What a withdrawal has to be at least and costs, in the asset's smallest unit; whether none goes now. */
export interface WithdrawalTermsView {
  minimum: bigint;
  fee: bigint;
  isStopped: boolean;
  /** What is announced, the next first; `effectiveAt` in ms. */
  upcoming: { effectiveAt: number; minimum: bigint; fee: bigint }[];
}

/** From which worth (1e-6 USDT) on one operator and two look at a withdrawal. */
export interface WithdrawalReview {
  oneFromE6: bigint;
  twoFromE6: bigint;
}

export interface WithdrawalReviewView extends WithdrawalReview {
  /** What is announced, the next first; `effectiveAt` in ms. */
  upcoming: ({ effectiveAt: number } & WithdrawalReview)[];
}

/**
 * A withdrawal on its way: `amount` is held for it, `fee` comes out of that. In smallest units. `operators`: how many have to
 * look at it; `timeline`: each state that it has come into, with its time in ms.
 */
export interface WithdrawalView {
  withdrawal: number;
  customer: number;
  kind: AccountKind;
  asset: number;
  amount: bigint;
  fee: bigint;
  network: string;
  destination: string;
  memo: string;
  transaction: string;
  state: WithdrawalState;
  operators: number;
  timeline: { state: WithdrawalState; at: number }[];
}

/**
 * Coins that a chain brought and that aren't credited. `amount` in the asset's smallest unit, `dust` in the chain's, of `decimals`
 * decimals; `customer`: 0 while nobody knows whose they are.
 */
export interface DepositView {
  deposit: number;
  customer: number;
  chain: string;
  transaction: string;
  output: string;
  asset: number;
  amount: bigint;
  dust: bigint;
  decimals: number;
  state: DepositState;
  seenAt: number;
}

/** What a customer says to have paid by hand; `fiatE6` of `currency` at `rateE8` for one USDT, empty and 0 where not in fiat. */
export interface DepositRequestView {
  request: number;
  customer: number;
  asset: number;
  amount: bigint;
  voucher: string;
  currency: string;
  fiatE6: bigint;
  rateE8: bigint;
  requestedAt: number;
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

/** What a customer was quoted: `give` of one asset becomes `get` of another and `change` of `quoteAsset`; times in ms. */
export interface ConvertQuoteView {
  quote: number;
  customer: number;
  from: number;
  to: number;
  /** What was asked for; what of it isn't given stays. */
  amount: bigint;
  give: bigint;
  get: bigint;
  quoteAsset: number;
  change: bigint;
  /** How far below the index, spread and fees included. */
  spreadPpm: number;
  validUntil: number;
}

/** What conversions are made by: rates in ppm, `dustMostE6` in 1e-6 USDT. */
export interface ConvertTerms {
  spreadPpm: number;
  tolerancePpm: number;
  validMs: number;
  spreadMostPpm: number;
  dustMostE6: number;
  dustPauseMs: number;
}

export interface ConvertTermsView extends ConvertTerms {
  /** What is announced, the next first; `effectiveAt` in ms. */
  upcoming: ({ effectiveAt: number } & ConvertTerms)[];
}

/**
 * Small balances of a customer with what is paid for each in USDT, in smallest units. `usableAt`: from when on (ms);
 * `mostE6`: what each may be worth, in 1e-6 USDT.
 */
export interface ConvertDustView {
  usableAt: number;
  mostE6: number;
  crumbs: { asset: number; amount: bigint; paid: bigint }[];
}

/** What is converted every so many days; the times in ms, `lastAt` the last of them. */
export interface RecurringBuyView {
  plan: number;
  from: number;
  to: number;
  amount: bigint;
  everyDays: number;
  nextAt: number;
  lastAt: number;
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

/** A contract: what it enforces as far as everybody sees it, and its state. Marks in 1e-8 USDT for one coin. */
export interface ContractView {
  market: number;
  base: number;
  clearing: number;
  /** One tick times one lot in quote units, and one tick in 1e-8 USDT. */
  unit: number;
  tickE8: number;
  tiers: readonly number[];
  maxLeverage: number;
  makerPpm: number;
  takerPpm: number;
  liquidationFeePpm: number;
  openInterestMost: bigint;
  customerMost: bigint;
  fundingHours: number;
  fundingMostPpm: number;
  openLots: number;
  markE8: number;
  /** The mark of positions whose leverage is above `narrowAbove`. */
  narrowE8: number;
  narrowAbove: number;
  indexE8: number;
  /** When the mark last moved, in ms; 0 before its first. */
  markedAt: number;
  /** The funding rate that the samples since the last instant make, in 1e-8. */
  fundingRateE8: number;
  /** The next funding instant in ms, 0 before the first mark. */
  fundingAt: number;
  health: 'sound' | 'sparse' | 'frozen';
  /** From when on the index is too old, in ms, unless a newer one comes: the mark is frozen then, though no event says so. */
  freezesAt: number;
}

/** An open position at the mark of now. Amounts in units of the quote, prices in ticks, 0 for none. */
export interface PositionView {
  position: number;
  customer: number;
  market: number;
  side: 'long' | 'short';
  isNet: boolean;
  isCross: boolean;
  leverage: number;
  lots: number;
  entryValue: bigint;
  margin: bigint;
  realised: bigint;
  fees: bigint;
  funding: bigint;
  /** The margin that its lots were opened with, and what of it was closed for how much. */
  openingMargin: bigint;
  closedLots: number;
  closedValue: bigint;
  /** The mark that its side of the leverage goes by, in 1e-8 USDT, and what it gains at it. */
  markE8: number;
  unrealised: bigint;
  /** Of the whole cross account, in 1e-4; null for an isolated position. */
  riskRateE4: bigint | null;
  liquidationPrice: number;
  bankruptcyPrice: number;
  takeProfit: number;
  stopLoss: number;
  stopsByMark: boolean;
  openedAt: number;
}

/**
 * The contract account of a customer at the marks of now, in units of USDT. `withdrawable`: what may leave it, nothing while a mark
 * is frozen. `maintenance` and `riskRateE4` (1e-4, null without one) are of the cross positions. `leverageMost`: what the customer
 * may choose at most on any market, because of being new until `newcomerUntil` (ms, 0 for no more) or of the quiz.
 */
export interface ContractAccountView {
  available: bigint;
  withdrawable: bigint;
  unrealised: bigint;
  maintenance: bigint;
  riskRateE4: bigint | null;
  leverageMost: number;
  hasPassedQuiz: boolean;
  quizAbove: number;
  newcomerUntil: number;
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
