import type { AccountKind, BalanceView } from '@auric/exchange';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';
import { spendable, type TradingDesk } from './trading-desk.ts';

/** The faucet counts what it gave for so long. */
const againMs = 60_000;

/** An account of somebody, and with how many USDT less in it they ask for test funds. */
interface Purse {
  readonly kind: AccountKind;
  readonly poorUsdt: bigint;
}

/** Brings test funds to who has lost most of theirs in one account: by the calls and within the limit of every customer. */
export class FaucetRefill {
  readonly #desk: TradingDesk;
  readonly #mostE6: bigint;
  readonly #purse: Purse;
  readonly #claimedAt = new Map<number, number>();

  constructor(desk: TradingDesk, purse: Purse, usdtPerMinute: bigint) {
    this.#desk = desk;
    this.#purse = purse;
    this.#mostE6 = usdtPerMinute * BigInt(usdt);
  }

  /** Whether somebody was poor and has been to the faucet. `balances`: all of theirs. */
  async refill(customer: number, balances: readonly BalanceView[], now: number): Promise<boolean> {
    const { kind, poorUsdt } = this.#purse;
    if (this.#mostE6 === 0n || wealthOf(balances, kind) >= poorUsdt * BigInt(usdt)) return false;
    const claimedAt = this.#claimedAt.get(customer);
    if (claimedAt !== undefined && now - claimedAt <= againMs) return false;
    this.#claimedAt.set(customer, now);
    const funds = { customer, asset: quoteAsset.asset };
    const claim = { type: 'ClaimTestFunds', ...funds, amount: this.#mostE6, limitE6: this.#mostE6 } as const;
    if ((await this.#desk.execute(claim)) === null) return false;
    // What an earlier transfer did not bring over comes along.
    const amount = spendable(balances, quoteAsset.asset, 'funding') + this.#mostE6;
    await this.#desk.execute({ type: 'Transfer', ...funds, from: 'funding', to: kind, amount });
    return true;
  }
}

/** What an account has, with what is held in it, in 1e-6 USDT. */
function wealthOf(balances: readonly BalanceView[], of: AccountKind): bigint {
  const own = balances.find(({ kind, asset }) => kind === of && asset === quoteAsset.asset);
  return (own?.available ?? 0n) + (own?.held ?? 0n);
}
