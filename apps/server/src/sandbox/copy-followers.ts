import type { BalanceView, Command, FollowView, LeadView } from '@auric/exchange';
import type { Draw } from '../feeds/simulator/random.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import type { FaucetRefill } from './faucet-refill.ts';
import { usdt } from './listing.ts';
import type { TradingDesk } from './trading-desk.ts';
import { Visits } from './visits.ts';

/** A follower looks after what they have as often as this, on average. */
const meanPauseMs = 6 * 60_000;
/** How many leads somebody follows at once. */
const followsMost = 2;
const multiples = [0.1, 0.25, 0.5, 1] as const;
const contracts = [1, 2, 5] as const;
const followAmounts = [500, 1_000, 2_000, 5_000] as const;
const leverages = [0, 0, 5, 10] as const;
/** The part of the follow amount that may be lost; 0 for no stop. */
const stops = [0, 0, 0.2, 0.5] as const;
const million = 1_000_000;

/** Customers who follow the leads of the sandbox: by a multiple or so many contracts, some with a stop, some changing their mind. */
export class CopyFollowers {
  readonly #desk: TradingDesk;
  readonly #customers: readonly number[];
  readonly #leads: ReadonlySet<number>;
  readonly #draw: Draw;
  readonly #funds: FaucetRefill;
  readonly #visits: Visits;

  constructor(
    desk: TradingDesk,
    people: { readonly followers: readonly number[]; readonly leads: readonly number[] },
    draw: Draw,
    funds: FaucetRefill,
  ) {
    this.#desk = desk;
    this.#customers = people.followers;
    this.#leads = new Set(people.leads);
    this.#draw = draw;
    this.#funds = funds;
    this.#visits = new Visits(draw);
  }

  /** Does what is due at this moment. */
  async beat(now: number): Promise<void> {
    await Promise.all(
      this.#customers.map((customer) => this.#visits.come(customer, meanPauseMs, now, () => this.#act(customer, now))),
    );
  }

  async #act(customer: number, now: number): Promise<void> {
    const [leads, follows, balances, own] = await Promise.all([
      this.#desk.leads(),
      this.#desk.follows(customer),
      this.#desk.balances(customer),
      this.#ownPosition(customer),
    ]);
    if (leads === null || follows === null || balances === null) return;
    if (await this.#funds.refill(customer, balances, now)) return;
    const command = own ?? this.#leaving(customer, follows) ?? this.#following(customer, { leads, follows, balances });
    if (command !== null) await this.#desk.execute(command);
  }

  /** What was kept of a follow that is over is closed. */
  async #ownPosition(customer: number): Promise<Command | null> {
    const [positions, copies] = await Promise.all([this.#desk.positions(customer, 0), this.#desk.copies(customer)]);
    if (positions === null || copies === null) return null;
    const own = positions.find(({ position }) => copies.every((copy) => copy.position !== position));
    if (own === undefined) return null;
    return { type: 'ClosePosition', customer, position: own.position, lots: 0, quotedPrice: 0 };
  }

  /** Now and then somebody has had enough, mostly with all that is open. */
  #leaving(customer: number, follows: readonly FollowView[]): Command | null {
    const [first] = follows.filter(({ closing }) => closing === '');
    if (first === undefined || this.#draw() > 0.04) return null;
    return { type: 'CancelFollow', customer, follow: first.follow, keepPositions: this.#draw() < 0.2 };
  }

  #following(customer: number, { leads, follows, balances }: Seen): Command | null {
    if (follows.length >= followsMost) return null;
    const open = leads.filter(
      ({ lead, closedAt }) =>
        this.#leads.has(lead) && closedAt === 0 && follows.every((follow) => follow.lead !== lead),
    );
    if (open.length === 0) return null;
    const { lead, sharePpm } = this.#pick(open);
    const followAmount = this.#pick(followAmounts);
    if (contractBalanceOf(balances) < BigInt(followAmount * usdt)) return null;
    const isMultiple = this.#draw() < 0.7;
    return {
      type: 'Follow',
      customer,
      lead,
      sharePpm,
      mode: isMultiple ? 'multiple' : 'fixed',
      sizeE6: (isMultiple ? this.#pick(multiples) : this.#pick(contracts)) * million,
      followAmount: BigInt(followAmount * usdt),
      stopLoss: BigInt(followAmount * this.#pick(stops) * usdt),
      leverageMost: this.#pick(leverages),
    };
  }

  #pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.#draw() * choices.length)]!;
  }
}

interface Seen {
  readonly leads: readonly LeadView[];
  readonly follows: readonly FollowView[];
  readonly balances: readonly BalanceView[];
}

function contractBalanceOf(balances: readonly BalanceView[]): bigint {
  const own = balances.find(({ kind, asset }) => kind === 'perpetual' && asset === quoteAsset.asset);
  return (own?.available ?? 0n) + (own?.held ?? 0n);
}
