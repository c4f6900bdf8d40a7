import { type EventRecord, firstCustomerId, type Frame, postingsOf } from '../src/index.ts';
import { isProven, type ReceiptWorld, type TermsInForce } from '../src/kernel/receipt.ts';
import { receipts, replayClaim } from '../src/products/receipts.ts';
import { canonical } from './checks.ts';
import type { Coverage } from './coverage.ts';

/** The events that put terms into force, by the names that receipts ask them under. */
const termsOfEvents: Readonly<Record<string, string>> = {
  FeeScheduleSet: 'fee_schedules',
  ConvertTermsSet: 'convert_terms',
  CustomerTransferFeesSet: 'transfer_fees',
};

/** Makes the receipt of everything that is settled, as somebody would who has the journal alone, and replays it. */
export class ReceiptWatch implements ReceiptWorld {
  readonly #coverage: Coverage;
  readonly #scales = new Map<number, number>();
  readonly #markets = new Map<number, { base: number; priceDecimals: number; quantityDecimals: number }>();
  readonly #terms = new Map<string, TermsInForce>();
  /** Newest first. */
  #earlier: Frame[] = [];

  constructor(coverage: Coverage) {
    this.#coverage = coverage;
  }

  scaleOf(asset: number): number {
    return this.#scales.get(asset)!;
  }

  market(id: number): { base: number; priceDecimals: number; quantityDecimals: number } {
    return this.#markets.get(id)!;
  }

  terms(name: string): TermsInForce | null {
    return this.#terms.get(name) ?? null;
  }

  /** What is wrong with the receipt of something that a frame settles, or null. */
  broken(frame: Frame): string | null {
    const wrong = frame.events
      .flatMap((event, place) => customersOf(event).map((customer) => this.#unproven(frame, place, customer)))
      .find((found) => found !== null);
    for (const event of frame.events) this.#learn(event, frame.at);
    this.#earlier = [frame, ...this.#since(frame.at - lookBackMostMs)];
    return wrong ?? null;
  }

  #unproven(frame: Frame, place: number, customer: number): string | null {
    const event = frame.events[place]!;
    const receipt = receipts.get(event.type);
    if (receipt === undefined) return null;
    const earlier = receipt.lookBackMs === 0 ? [] : this.#since(frame.at - receipt.lookBackMs);
    const settled = { event, place, customer, frame, earlier };
    const claim = receipt.claim(settled, this);
    if (claim === null)
      return receipt.isEnough(settled) && customer === payerOf(event) ? `${canonical(event)} has no receipt` : null;
    const steps = replayClaim(claim.kind, claim)!;
    this.#coverage.sawSituation(`a receipt of ${claim.kind}`);
    if (isProven(steps, claim.recorded)) return null;
    return `${canonical(event)} replays as ${steps.map((step) => `${step.name} ${step.value} for ${step.recorded}`).join()}`;
  }

  /** The frames from a time on, newest first. */
  #since(from: number): Frame[] {
    const before = this.#earlier.findIndex(({ at }) => at < from);
    return before < 0 ? this.#earlier : this.#earlier.slice(0, before);
  }

  #learn(event: EventRecord, at: number): void {
    if (event.type === 'AssetListed') this.#scales.set(event.asset, event.scale);
    if (event.type === 'MarketListed') this.#markets.set(event.market, event);
    const terms = event.type === 'ContractRulesSet' ? `contract_rules/${event.market}` : termsOfEvents[event.type];
    if (terms !== undefined) this.#terms.set(terms, { since: at, values: { ...event } });
  }
}

const lookBackMostMs = Math.max(...[...receipts.values()].map(({ lookBackMs }) => lookBackMs));

/** The customers whose balances an event changed. */
function customersOf(event: EventRecord): number[] {
  const found = new Set<number>();
  postingsOf(event, (customer) => void found.add(customer));
  return [...found].filter((customer) => customer >= firstCustomerId);
}

/** Whose event it is; of a trade both sides'. */
function payerOf(event: EventRecord): number | null {
  return 'customer' in event ? event.customer : null;
}
