import { type Command, decodeFrames, defaultContractRules, type EventRecord, Exchange } from '../../src/index.ts';
import { unbounded } from '../checks.ts';
import { GangLedger } from './gang-ledger.ts';

const usdt = 3;
const btc = 1;
const million = 1_000_000n;
export const contract = 801;
export const startIndex = 600_000;
/** Accounts of one person; the last has one net position. */
export const gang = [1000, 1001, 1002, 1003] as const;
export const netMember = 1003;
/** Somebody honest who quotes around the index, and somebody honest who holds positions. */
export const provider = 1010;
export const victim = 1011;
/** What the insurance fund begins with, in units of USDT. */
export const fundStart = 100_000n * million;
const dayMs = 86_400_000;

const listing: Command = {
  type: 'ListMarket',
  market: contract,
  base: btc,
  quote: usdt,
  symbol: 'BTC/USDT',
  priceDecimals: 1,
  quantityDecimals: 5,
  minNotional: 5n * million,
  maxNotional: 5_000_000n * million,
  priceBandPpm: 200_000,
  collarPpm: 50_000,
  referenceClampPpm: 20_000,
  priceMovedPpm: 5000,
  maxOpenOrders: 250,
  settlement: 'perpetual',
};

/** A contract of BTC, one tick times one lot a millionth of a USDT, and a gang that trades in it. */
export class GangWorld {
  readonly exchange = new Exchange();
  readonly ledger = new GangLedger(gang);
  /** A rule that was broken on the way, or null. */
  broken: string | null = null;
  at = Date.UTC(2026, 10, 22, 7, 30);
  index = startIndex;
  readonly #hasProvider: boolean;
  readonly #decoder = new TextDecoder();

  constructor({ hasProvider = true, fund = fundStart }: { hasProvider?: boolean; fund?: bigint } = {}) {
    this.#hasProvider = hasProvider;
    for (const command of opening(fund)) this.must(command);
    this.tick(startIndex);
    this.ledger.begin(this.worth(), fund);
  }

  /** Carries a command out; its code, or null where it was taken. */
  run(command: Command): string | null {
    const { rejection } = this.exchange.execute(command, (this.at += 1));
    this.#follow();
    return rejection?.code ?? null;
  }

  must(command: Command): void {
    const code = this.run(command);
    if (code !== null) throw new Error(`${command.type} was refused: ${code}`);
  }

  /** The index a second later, in ticks, made of so many sources; the provider takes the quotes away before it and quotes again after it. */
  tick(index: number, sources = 3): void {
    this.ledger.moved(this.netLots(), BigInt(index - this.index));
    this.at += 1000;
    if (this.#hasProvider) this.#quote([], []);
    this.index = index;
    this.must({ type: 'PublishIndex', source: 'attack', prices: [btc, index * 1e7, 0, sources] });
    if (this.#hasProvider) this.#quote([index - 60, 200_000], [index + 60, 200_000]);
  }

  /** Lets every timer that is due fire, so many times at most. */
  settle(): void {
    for (let call = 0; call < 400 && this.exchange.nextTimerAt() <= this.at + 1; call++)
      this.must({ type: 'AdvanceTime' });
    if (this.exchange.nextTimerAt() <= this.at) this.broken ??= 'timers that are due never end';
  }

  /** What the gang owns at the index: its money, and what its positions have gained. */
  worth(): bigint {
    let sum = 0n;
    for (const customer of gang) {
      for (const balance of this.exchange.query({ type: 'balances', customer }))
        sum += balance.available + balance.held;
      for (const { side, lots, entryValue } of this.exchange.query({ type: 'positions', customer }))
        sum += BigInt(side === 'long' ? 1 : -1) * (BigInt(lots) * BigInt(this.index) - entryValue);
    }
    return sum;
  }

  /** Long lots of the gang less its short ones. */
  netLots(): bigint {
    let sum = 0n;
    for (const customer of gang)
      for (const { side, lots } of this.exchange.query({ type: 'positions', customer }))
        sum += BigInt(side === 'long' ? lots : -lots);
    return sum;
  }

  #quote(bids: number[], asks: number[]): void {
    this.run({ type: 'MassQuote', customer: provider, market: contract, bids, asks });
  }

  #follow(): void {
    for (const frame of decodeFrames(this.#decoder.decode(this.exchange.takeFrames()))) {
      this.broken ??= unbounded(frame);
      for (const event of frame.events) this.#saw(event, frame.at);
    }
  }

  #saw(event: EventRecord, at: number): void {
    this.broken ??= this.ledger.saw(event, { index: this.index, day: Math.floor(at / dayMs) });
  }
}

function opening(fund: bigint): Command[] {
  const everybody = [...gang, provider, victim];
  const deposits = everybody.map((customer): Command => {
    const amount = (customer === provider ? 20_000_000n : 200_000n) * million;
    const reference = String(customer).padStart(32, '0');
    return { type: 'Deposit', customer, kind: 'perpetual', asset: usdt, amount, reference };
  });
  return [
    { type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 },
    { type: 'ListAsset', asset: btc, code: 'BTC', scale: 8 },
    listing,
    defaultContractRules(contract),
    { type: 'SetLeverageLimits', newcomerDays: 0, newcomerMost: 125, quizAbove: 125, quizEndsNewcomer: true },
    ...everybody.map((customer): Command => ({ type: 'OpenCustomer', customer })),
    ...deposits,
    { type: 'SetNetMode', customer: provider, market: contract, leverage: 10 },
    { type: 'SetNetMode', customer: netMember, market: contract, leverage: 20 },
    ...(fund === 0n
      ? []
      : [{ type: 'FundHouse', account: 5, asset: usdt, amount: fund, reference: 'f'.repeat(32), act: 0 } as const]),
  ];
}
