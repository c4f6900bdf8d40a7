import type { BalanceView } from '@auric/exchange';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';
import { spendable, type TradingDesk } from './trading-desk.ts';

/** With less than this in their futures account, in USDT, somebody asks for test funds. */
const poorUsdt = 20_000n;
/** The faucet counts what it gave for so long. */
const againMs = 60_000;

/** Brings test funds to who has lost most of theirs in futures: by the calls and within the limit of every customer. */
export class FuturesRefill {
  readonly #desk: TradingDesk;
  readonly #mostE6: bigint;
  readonly #claimedAt = new Map<number, number>();

  constructor(desk: TradingDesk, usdtPerMinute: bigint) {
    this.#desk = desk;
    this.#mostE6 = usdtPerMinute * BigInt(usdt);
  }

  /** Whether somebody was poor and has been to the faucet. `balances`: all of theirs. */
  async refill(customer: number, balances: readonly BalanceView[], now: number): Promise<boolean> {
    if (this.#mostE6 === 0n || wealthOf(balances) >= poorUsdt * BigInt(usdt)) return false;
    const claimedAt = this.#claimedAt.get(customer);
    if (claimedAt !== undefined && now - claimedAt <= againMs) return false;
    this.#claimedAt.set(customer, now);
    const funds = { customer, asset: quoteAsset.asset };
    const claim = { type: 'ClaimTestFunds', ...funds, amount: this.#mostE6, limitE6: this.#mostE6 } as const;
    if ((await this.#desk.execute(claim)) === null) return false;
    // What an earlier transfer did not bring over comes along.
    const amount = spendable(balances, quoteAsset.asset, 'funding') + this.#mostE6;
    await this.#desk.execute({ type: 'Transfer', ...funds, from: 'funding', to: 'perpetual', amount });
    return true;
  }
}

/** What the futures account has, with the margins of its positions and what its orders hold, in 1e-6 USDT. */
function wealthOf(balances: readonly BalanceView[]): bigint {
  const own = balances.find(({ kind, asset }) => kind === 'perpetual' && asset === quoteAsset.asset);
  return (own?.available ?? 0n) + (own?.held ?? 0n);
}
