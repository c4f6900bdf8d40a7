import { type Command, decodeFrames, Exchange } from '../../src/index.ts';
import { systemAccounts } from '../../src/kernel/vocabulary.ts';
import { unbalanced, unbounded } from '../checks.ts';
import { assets, customers, million, startAt, type Terms, usdt, usualTerms } from '../option/option-listing.ts';
import { OptionWitness } from '../option/option-witness.ts';

export type Buy = Extract<Command, { type: 'BuyOption' }>;
export type Bet = Pick<Buy, 'customer' | 'asset' | 'direction' | 'seconds' | 'stake'>;

const { optionPool } = systemAccounts;
/** What every member of the gang begins with. */
const purse = 100_000n * million;

/** Seconds options on two assets, and a gang of accounts of one person; a witness reckons everything again by the rules. */
export class OptionAttackWorld {
  readonly exchange = new Exchange();
  /** A rule that was broken on the way, or null. */
  broken: string | null = null;
  at = startAt;
  readonly #witness = new OptionWitness(() => undefined);
  readonly #decoder = new TextDecoder();

  /** `pool`: what it begins with, in units of USDT. `terms`: where they are not those of rules.md. */
  constructor(pool: bigint, terms: Partial<Terms> = {}) {
    for (const command of opening(pool, { ...usualTerms, exposurePpm: 2_000, ...terms })) this.must(command);
  }

  /** Carries a command out now; its code, or null where it was taken. */
  run(command: Command): string | null {
    const { rejection } = this.exchange.execute(command, this.at);
    const code = rejection?.code ?? null;
    try {
      for (const frame of decodeFrames(this.#decoder.decode(this.exchange.takeFrames()))) {
        this.broken ??= unbounded(frame);
        for (const event of frame.events) this.broken ??= unbalanced(event);
        this.#witness.saw(frame);
      }
      this.#witness.answered(command, this.at, code);
    } catch (error) {
      this.broken ??= messageOf(error);
    }
    return code;
  }

  must(command: Command): void {
    const code = this.run(command);
    if (code !== null) throw new Error(`${command.type} was refused: ${code}`);
  }

  /** A sound tick of every asset now, in 1e-8 USDT, in the order of the assets. */
  tick(pricesE8: readonly number[]): void {
    this.must({
      type: 'PublishIndex',
      source: 'attack',
      prices: assets.flatMap((asset, place) => [asset, pricesE8[place]!, 0, 3]),
    });
  }

  buy(bet: Bet): string | null {
    return this.run({ type: 'BuyOption', ...bet, quotedE8: 0, quotedPpm: 0 });
  }

  /** Whether all that is due has happened, after as many calls as that takes. */
  settle(): void {
    while (this.exchange.nextTimerAt() <= this.at) this.must({ type: 'AdvanceTime' });
  }

  /** What the gang has beyond what it began with, in units of USDT; stakes that are open count as theirs. */
  gained(): bigint {
    return customers.reduce((sum, customer) => sum + this.#worthOf(customer) - purse, 0n);
  }

  pool() {
    return this.exchange.query({ type: 'optionPool' });
  }

  /** What was wrong on the way or is now, or null. */
  wrong(): string | null {
    return (
      this.broken ?? this.#witness.afterTick() ?? this.#witness.broken(this.exchange) ?? this.exchange.checkInvariants()
    );
  }

  #worthOf(customer: number): bigint {
    return this.exchange
      .query({ type: 'balances', customer })
      .reduce((sum, { available, held }) => sum + available + held, 0n);
  }
}

function opening(pool: bigint, terms: Terms): Command[] {
  const reference = (number: number): string => number.toString(16).padStart(32, '0');
  return [
    { type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 },
    ...assets.map((asset): Command => ({ type: 'ListAsset', asset, code: `C${asset}`, scale: 8 })),
    ...[optionPool, ...customers].map((customer): Command => ({ type: 'OpenCustomer', customer })),
    { type: 'SetAvailability', offer: 'option', isOn: true, rule: 'except', countries: '', effectiveAt: 0 },
    { type: 'FundHouse', account: optionPool, asset: usdt, amount: pool, reference: reference(1), act: 0 },
    ...customers.map((customer): Command => ({
      type: 'Deposit',
      customer,
      kind: 'option',
      asset: usdt,
      amount: purse,
      reference: reference(customer),
    })),
    ...assets.map((asset): Command => ({ type: 'SetOptionMarket', asset, ...terms, effectiveAt: 0 })),
  ];
}

function messageOf(error: unknown): string {
  const causes: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.unshift(cause.message);
  return causes.join('; ');
}
