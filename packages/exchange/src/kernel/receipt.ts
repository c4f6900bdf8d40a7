import type { FrameOf } from './product.ts';

/** What a number of a receipt counts, so that whoever shows it knows its decimals: rates in ppm or of so many `places`, an index in 1e-8 USDT for one whole unit. */
export type Measure =
  | { readonly of: 'amount'; readonly asset: number }
  | { readonly of: 'price' | 'quantity'; readonly market: number }
  | { readonly of: 'rate'; readonly places?: number }
  | { readonly of: 'index' | 'count' };

/**
 * Where an input comes from: the event itself, the listing of its asset or market, terms in force since `at` (0: since ever), an
 * index tick, or an earlier frame. `at` in Unix ms; `seq`: its frame in the journal; `source`, `sources`: of an index tick.
 */
export interface Origin {
  readonly from: 'event' | 'listing' | 'terms' | 'index' | 'quote' | 'trades';
  readonly at?: number;
  readonly seq?: number;
  readonly source?: string;
  readonly sources?: number;
}

/** An input: a whole number of the smallest unit of what it measures. */
export interface Given {
  readonly name: string;
  readonly value: bigint;
  readonly measure: Measure;
  readonly origin: Origin;
}

/** What a step comes to, and what the journal says of it; null where the journal says nothing. */
export interface Recorded {
  readonly name: string;
  readonly value: bigint | null;
  readonly measure: Measure;
}

/** What a receipt claims: by this formula these inputs come to what was recorded. `subject`: the id of what was settled. */
export interface Claim {
  readonly kind: string;
  readonly subject: number;
  readonly given: readonly Given[];
  readonly recorded: readonly Recorded[];
}

/** One step of a formula: `terms` are names of inputs and earlier steps between signs; `rounds`: to the smallest unit. */
export interface Step {
  readonly name: string;
  readonly terms: readonly string[];
  readonly rounds: 'exact' | 'up' | 'down';
  readonly value: bigint;
}

/** A formula: what the inputs come to, step by step, by the functions that the exchange decides with. Pure. */
export type Formula = (given: (name: string) => bigint) => readonly Step[];

/** A step that was recomputed; `equal` is null where the journal says nothing of it. */
export interface ReplayedStep extends Step {
  readonly recorded: bigint | null;
  readonly equal: boolean | null;
}

/** A frame of the journal with its place. */
export interface PlacedFrame<E = { readonly type: string }> extends FrameOf<E> {
  readonly seq: number;
}

/** Terms as they were in force: since when, and their numbers. */
export interface TermsInForce {
  readonly since: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a receipt asks beside its frames: listings, which never change, and terms, null until somebody has set them. */
export interface ReceiptWorld {
  scaleOf(asset: number): number;
  market(id: number): { readonly base: number; readonly priceDecimals: number; readonly quantityDecimals: number };
  terms(name: string): TermsInForce | null;
}

/** One event of a frame that changed what a customer owns. `earlier`: frames before it, newest first. */
export interface Settled<E> {
  readonly event: E;
  readonly place: number;
  readonly customer: number;
  readonly frame: PlacedFrame;
  readonly earlier: readonly PlacedFrame[];
}

/** How the receipts of one kind of event are made. */
export interface ReceiptOf<E> {
  /** How far back an earlier frame may say what the receipt needs, in ms; 0 where the event says all. */
  readonly lookBackMs: number;
  /** Whether the frames read so far say it. */
  isEnough(settled: Settled<E>): boolean;
  /** The names of the terms that it needs; where each of many has its own, `name/id`. */
  terms(event: E): readonly string[];
  /** What the receipt claims; null where this customer's part has no formula. */
  claim(settled: Settled<E>, world: ReceiptWorld): Claim | null;
}

/** A product's receipts: its formulas by the kinds of its claims, and how its events make claims. */
export interface Receipts<E extends { type: string }> {
  readonly formulas: Readonly<Record<string, Formula>>;
  readonly events: { readonly [K in E['type']]?: ReceiptOf<Extract<E, { type: K }>> };
}

/** Recomputes a claim. A formula that doesn't come to a recorded number, or leaves one out, is not equal. */
export function replayed(formula: Formula, claim: Pick<Claim, 'given' | 'recorded'>): readonly ReplayedStep[] {
  const given = new Map(claim.given.map(({ name, value }) => [name, value]));
  const recorded = new Map(claim.recorded.map(({ name, value }) => [name, value]));
  const steps = formula((name) => {
    const value = given.get(name);
    if (value === undefined) throw new Error(`The receipt has no ${name}.`);
    return value;
  });
  return steps.map((step) => {
    const said = recorded.get(step.name);
    if (said === undefined) return { ...step, recorded: null, equal: false };
    return { ...step, recorded: said, equal: said === null ? null : said === step.value };
  });
}

/** Whether every recorded number was recomputed and is the same, and there was one. */
export function isProven(steps: readonly ReplayedStep[], recorded: readonly Recorded[]): boolean {
  const reckoned = new Set(steps.map(({ name }) => name));
  const all = recorded.every(({ name }) => reckoned.has(name));
  return all && steps.some(({ equal }) => equal === true) && steps.every(({ equal }) => equal !== false);
}
