import { unitsWorth } from '../../kernel/amounts.ts';

/** A new address waits so long while the whitelist is on, and so long the whitelist stays on after it was switched off. */
export const whitelistDelayMs = 86_400_000;

/** How many addresses a customer's book holds. */
export const addressesMax = 100;

/** Withdrawals to a bank card go by this network: paid by hand, within the limit of a trade against fiat. */
export const bankNetwork = 'BANK';

/** What a withdrawal has to be at least and what it costs, in the asset's smallest unit. */
export interface WithdrawalTerms {
  readonly minimum: bigint;
  readonly fee: bigint;
}

/** The terms of the first coins, in the smallest unit of 8 decimals, of USDT of 6. */
const shipped: Readonly<Record<string, Readonly<Record<string, WithdrawalTerms>>>> = {
  BTC: { BTC: { minimum: 50_000n, fee: 10_000n } },
  ETH: { ETH: { minimum: 1_000_000n, fee: 100_000n } },
  USDT: { ERC20: { minimum: 10_000_000n, fee: 3_000_000n }, TRC20: { minimum: 10_000_000n, fee: 1_000_000n } },
};

/** Other coins: one network named as its chain, at least worth 10 USDT, the fee worth 1. */
const otherMinimumE6 = 10_000_000n;
const otherFeeE6 = 1_000_000n;

/**
 * The terms that hold until somebody says otherwise: `none` for a network that the coin doesn't go by, null where there is no
 * index (`priceE8`, 1e-8 USDT for one whole unit, 0 for none) to tell what it is worth. Rounded up: against who asks.
 */
export function shippedTerms(
  { code, scale }: { readonly code: string; readonly scale: number },
  network: string,
  priceE8: number,
): WithdrawalTerms | 'none' | null {
  const known = shipped[code];
  if (known !== undefined) return known[network] ?? 'none';
  if (network !== code) return 'none';
  if (priceE8 === 0) return null;
  return { minimum: unitsWorth(otherMinimumE6, scale, priceE8), fee: unitsWorth(otherFeeE6, scale, priceE8) };
}

/** From which worth (1e-6 USDT) on operators look at a withdrawal, until somebody says otherwise. */
export const shippedReview = { oneFromE6: 10_000_000_000n, twoFromE6: 50_000_000_000n };

const networkPattern = /^[A-Z0-9]{2,12}$/;
const destinationPattern = /^[\x21-\x7e]{4,128}$/;
const memoPattern = /^[\x20-\x7e]{0,64}$/;

export function isNetwork(text: string): boolean {
  return networkPattern.test(text);
}

/** Whether a text may be an address or the name of a transaction on some network: printable ASCII without a space. */
export function isDestination(text: string): boolean {
  return destinationPattern.test(text);
}

export function isMemo(text: string): boolean {
  return memoPattern.test(text);
}
