import { type EventRecord, eventTables, orderTypes, productRejections } from '../src/index.ts';

/** Refusals that the kernel itself gives, beside those of the products. */
const kernelRejections = ['request_id_invalid', 'request_id_reused', 'request_ids_exhausted'];

/** A timer is parked only when its decision throws, which is a defect: the simulation fails on it instead. */
const neverInHealth = new Set(['TimerParked']);

/** Ways for an order to end that every run has to see; the index never goes away and minima never rise here. */
const endings = [
  'canceled customer',
  'canceled oco',
  'expired expired_collar',
  'expired expired_self_trade',
  'expired expired_unfilled',
  'expired expired_would_not_fill',
  'filled filled',
  'rejected account_frozen',
  'rejected post_only_would_take',
  'rejected price_out_of_band',
];

/** Counts how often each event, each refusal and each reason of a closed order occurred; never is a failure. */
export class Coverage {
  readonly #events = new Map<string, number>();
  readonly #rejections = new Map<string, number>();
  repeats = 0;
  triggersInQueueMax = 0;

  constructor() {
    for (const type of Object.keys(eventTables)) if (!neverInHealth.has(type)) this.#events.set(type, 0);
    for (const [product, rejections] of Object.entries(productRejections)) {
      for (const { code } of Object.values(rejections)) this.#rejections.set(`${product}.${code}`, 0);
    }
    for (const ending of endings) this.#events.set(`OrderClosed ${ending}`, 0);
    for (const type of orderTypes) this.#events.set(`OrderPlaced ${type}`, 0);
    for (const code of kernelRejections) this.#rejections.set(`kernel.${code}`, 0);
  }

  sawEvent(event: EventRecord): void {
    this.#count(this.#events, event.type);
    if (event.type === 'OrderClosed') this.#count(this.#events, `OrderClosed ${event.state} ${event.reason}`);
    if (event.type === 'OrderPlaced') this.#count(this.#events, `OrderPlaced ${event.orderType}`);
  }

  sawRejection(product: string, code: string): void {
    const own = kernelRejections.includes(code);
    this.#count(this.#rejections, `${own ? 'kernel' : product}.${code}`);
  }

  #count(counts: Map<string, number>, name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  /** What never occurred. */
  missing(): string[] {
    const never = [...this.#events, ...this.#rejections].filter(([, count]) => count === 0).map(([name]) => name);
    if (this.repeats === 0) never.push('a repeated request');
    return never;
  }

  report(): string {
    const lines = (title: string, counts: Map<string, number>): string => {
      const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return `${title}\n${rows.map(([name, count]) => `  ${String(count).padStart(8)}  ${name}`).join('\n')}`;
    };
    const other = `repeated requests ${this.repeats}, longest queue of triggered orders ${this.triggersInQueueMax}`;
    return `${lines('Events', this.#events)}\n${lines('Refusals', this.#rejections)}\n${other}`;
  }
}

/** Which product decides a command. */
export function productOf(command: string): 'account' | 'indexPrice' | 'spot' | 'venue' {
  if (['PublishIndex', 'SeedHistory', 'AdvanceTime'].includes(command)) return 'indexPrice';
  const account = ['ListAsset', 'OpenCustomer', 'Deposit', 'Transfer', 'SetCustomerStanding'];
  if (account.includes(command) || command.endsWith('Withdrawal')) return 'account';
  return command === 'SetFeeSchedule' ? 'spot' : 'venue';
}
