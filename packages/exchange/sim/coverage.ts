import { type Command, type EventRecord, eventTables, orderTypes, productRejections } from '../src/index.ts';
import { receiptKinds } from '../src/products/receipts.ts';
import { excused } from './coverage-excuses.ts';

type ProductName = keyof typeof productRejections;

/** Which product decides a command; every command there is has a row, so none can be left out of the count. */
const productOfCommand: Readonly<Record<Command['type'], ProductName>> = {
  OpenJournal: 'kernel',
  ListAsset: 'account',
  OpenCustomer: 'account',
  Deposit: 'account',
  ClaimTestFunds: 'account',
  RecordDeposit: 'deposit',
  ConfirmDeposit: 'deposit',
  UndoDeposit: 'deposit',
  AssignDeposit: 'deposit',
  RequestDeposit: 'deposit',
  CancelDepositRequest: 'deposit',
  RejectDepositRequest: 'deposit',
  ConfirmDepositRequest: 'deposit',
  FundHouse: 'account',
  AdjustBalance: 'account',
  CloseCustomer: 'account',
  SetAvailability: 'availability',
  SetIdentityLimits: 'exit',
  SetOutflowLimit: 'exit',
  AddWithdrawalAddress: 'withdrawal',
  RemoveWithdrawalAddress: 'withdrawal',
  SetWhitelist: 'withdrawal',
  RequestWithdrawal: 'withdrawal',
  ReviewWithdrawal: 'withdrawal',
  ApproveWithdrawal: 'withdrawal',
  CancelWithdrawal: 'withdrawal',
  RejectWithdrawal: 'withdrawal',
  SignWithdrawal: 'withdrawal',
  RecordBroadcast: 'withdrawal',
  RetryWithdrawal: 'withdrawal',
  SettleWithdrawal: 'withdrawal',
  SettleWithdrawalInside: 'withdrawal',
  SetReconciliation: 'withdrawal',
  SetWithdrawalTerms: 'withdrawal',
  SetWithdrawalReview: 'withdrawal',
  Transfer: 'account',
  RequestConvertQuote: 'convert',
  AcceptConvertQuote: 'convert',
  ConvertDust: 'convert',
  StartRecurringBuy: 'convert',
  StopRecurringBuy: 'convert',
  SetConvertTerms: 'convert',
  LinkReferral: 'referral',
  TransferToCustomer: 'customerTransfer',
  SetCustomerTransferFees: 'customerTransfer',
  SetCustomerStanding: 'account',
  RecordOperatorAct: 'operator',
  RecordOperatorActFailure: 'operator',
  PublishIndex: 'indexPrice',
  SeedHistory: 'indexPrice',
  AdvanceTime: 'indexPrice',
  ListMarket: 'venue',
  SetMarketState: 'venue',
  ScheduleMarketRules: 'venue',
  SetFeeSchedule: 'spot',
  AnnounceSession: 'stock',
  CancelSession: 'stock',
  AnnounceSplit: 'stock',
  AnnounceDividend: 'stock',
  CancelCorporateAction: 'stock',
  SetLossBudget: 'loss-budget',
  CoolOff: 'loss-budget',
  SetOptionMarket: 'binary-option',
  SetOptionStakeLimit: 'binary-option',
  BuyOption: 'binary-option',
  WithdrawOptionPool: 'binary-option',
  SetLeadTerms: 'copy-trading',
  BecomeLead: 'copy-trading',
  ChangeLeadShare: 'copy-trading',
  CloseLead: 'copy-trading',
  SetFollowTerms: 'copy-trading',
  Follow: 'copy-trading',
  EditFollow: 'copy-trading',
  CancelFollow: 'copy-trading',
  SelfHold: 'copy-trading',
  PlaceOrder: 'venue',
  PlaceOco: 'venue',
  CancelOrder: 'venue',
  CancelAllOrders: 'venue',
  AmendOrder: 'venue',
  MassQuote: 'venue',
  SetContractRules: 'perpetual',
  SetLeverageLimits: 'perpetual',
  RecordLeverageQuiz: 'perpetual',
  SetMarginMode: 'perpetual',
  SetNetMode: 'perpetual',
  MoveMargin: 'perpetual',
  SetPositionStops: 'perpetual',
  ClosePosition: 'perpetual',
  ClosePositions: 'perpetual',
  ReversePosition: 'perpetual',
};

/** Refusals that the kernel itself gives, beside those of the products. */
const kernelRejections = [
  'journal_already_open',
  'hash_key_invalid',
  'request_id_invalid',
  'request_id_reused',
  'request_ids_exhausted',
  'request_ids_share_used',
];

/** The limits that one guard keeps for every exit: they are seen when any exit has met them. */
const guardCodes: readonly string[] = ['exit_limit', 'outflow_share', 'outflow_limit'];

/** The product whose refusal it is: the command's own, or that of the orders which the command places for it. */
function declaring(own: ProductName, code: string): ProductName {
  const all = [own, 'venue', 'perpetual'] as const;
  return all.find((name) => Object.values(productRejections[name] ?? {}).some((known) => known.code === code)) ?? own;
}

/** Under what a refusal is counted. */
function refusalOf(product: string, code: string): string {
  return guardCodes.includes(code) ? `exit guard.${code}` : `${product}.${code}`;
}

/** Ways for an order to end that every run has to see. */
const endings = [
  'canceled customer',
  'canceled oco',
  'expired expired_collar',
  'expired expired_self_trade',
  'expired expired_unfilled',
  'expired expired_would_not_fill',
  'filled filled',
  'rejected account_frozen',
  'rejected not_available',
  'rejected post_only_would_take',
  'rejected price_out_of_band',
];

/** Ways for copies to be cut and left out, and for follows to end, that every run has to see. */
const copyEndings = [
  'CopyOpened whole',
  'CopyOpened depth',
  'CopyOpened follow_amount',
  'CopySkipped copy_too_small',
  'CopySkipped depth',
  'CopySkipped follow_amount_used',
  'CopySkipped insufficient_balance',
  'CopySkipped notional_too_small',
  'CopySkipped position_terms_not_allowed',
  'CopySkipped not_offered',
  'CopySkipped mark_frozen',
  'FollowClosing follower',
  'FollowClosing lead_closed',
  'FollowClosing stop_loss',
];

/** What the scenario does on purpose to what waits, orders in the queue of triggered ones above all: faults hide there. */
const situations = [
  'a repeated request',
  "another customer's request id",
  'a withdrawal ended under a freeze',
  'a triggered order canceled in the queue',
  'a triggered order amended in the queue',
  'a market halted with triggered orders in its queue',
  'a market reopened with triggered orders in its queue',
  'announced fees in force',
  'announced fees replaced by newer ones',
  'an act of two operators',
  'capital after the first by two operators',
  'announced availability in force',
  'a withdrawal from a country where nothing is offered',
  'a deposit with dust',
  'a deposit of nobody credited to its owner',
  'announced transfer fees in force',
  'announced convert terms in force',
  'a quote replaced because the books had moved',
  'a conversion through two books',
  'a conversion that leaves change',
  'a turn of a recurring buy taken',
  'a turn of a recurring buy left out',
  'a fee shared with two levels',
  'a fee of a maker shared',
  'an opening that traded',
  'an opening at which nobody met',
  'an opening after a gap',
  'an opening filled by several frames',
  'an action that went over all holders',
  'an order beyond the bound of an opening',
  'an order that met its own customer at night',
  'a tick in the very ms of an instant',
  'two ticks in one second',
  'a gap within a strike',
  'a gap within a settlement',
  'options of two durations in one tick',
  'a round ended by several frames',
  'the pool at its last unit',
  'capital taken out of the pool under open options',
] as const;
export type Situation = (typeof situations)[number] | `a receipt of ${string}`;

/** Counts how often each command, event, refusal and situation occurred; never is a failure. */
export class Coverage {
  readonly #commands = new Map<string, number>();
  readonly #events = new Map<string, number>();
  readonly #rejections = new Map<string, number>();
  readonly #situations = new Map<string, number>();
  triggersInQueueMax = 0;
  frameBytesMax = 0;

  constructor() {
    for (const type of Object.keys(productOfCommand)) this.#commands.set(`${type} taken`, 0);
    for (const type of Object.keys(eventTables)) this.#events.set(type, 0);
    for (const [product, rejections] of Object.entries(productRejections)) {
      for (const { code } of Object.values(rejections)) this.#rejections.set(refusalOf(product, code), 0);
    }
    for (const ending of endings) this.#events.set(`OrderClosed ${ending}`, 0);
    for (const ending of copyEndings) this.#events.set(ending, 0);
    for (const type of orderTypes) this.#events.set(`OrderPlaced ${type}`, 0);
    for (const code of kernelRejections) this.#rejections.set(`kernel.${code}`, 0);
    for (const situation of situations) this.#situations.set(situation, 0);
    for (const kind of receiptKinds) this.#situations.set(`a receipt of ${kind}`, 0);
  }

  sawCommand(type: Command['type'], rejection: string | null): void {
    count(this.#commands, `${type} ${rejection === null ? 'taken' : 'refused'}`);
    if (rejection === null) return;
    const product = kernelRejections.includes(rejection) ? 'kernel' : declaring(productOfCommand[type], rejection);
    count(this.#rejections, refusalOf(product, rejection));
  }

  sawEvent(event: EventRecord): void {
    count(this.#events, event.type);
    if (event.type === 'OrderClosed') count(this.#events, `OrderClosed ${event.state} ${event.reason}`);
    if (event.type === 'OrderPlaced') count(this.#events, `OrderPlaced ${event.orderType}`);
    if (event.type === 'CopyOpened') count(this.#events, `CopyOpened ${event.cut || 'whole'}`);
    if (event.type === 'CopySkipped' || event.type === 'FollowClosing')
      count(this.#events, `${event.type} ${event.reason}`);
  }

  sawSituation(situation: Situation): void {
    count(this.#situations, situation);
  }

  /** What never occurred and has no excuse. */
  missing(): string[] {
    const all = [this.#commands, this.#events, this.#rejections, this.#situations].flatMap((counts) => [...counts]);
    return all.filter(([name, times]) => times === 0 && excused[name] === undefined).map(([name]) => name);
  }

  report(): string {
    const lines = (title: string, counts: Map<string, number>): string => {
      const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return `${title}\n${rows.map(([name, times]) => `  ${String(times).padStart(8)}  ${name}`).join('\n')}`;
    };
    return [
      lines('Commands', this.#commands),
      lines('Events', this.#events),
      lines('Refusals', this.#rejections),
      lines('Situations', this.#situations),
      `longest queue of triggered orders ${this.triggersInQueueMax}, largest frame ${this.frameBytesMax} bytes`,
      ...Object.entries(excused).map(([name, reason]) => `excused: ${name}: ${reason}`),
    ].join('\n');
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
