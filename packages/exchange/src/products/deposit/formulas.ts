/** How many requests a customer may have open. */
export const requestsMax = 10;

/** The finest unit that a chain may count in. */
export const decimalsMax = 18;

const chainPattern = /^[a-z0-9]{2,16}$/;
const transactionPattern = /^[a-z0-9]{4,128}$/;
const outputPattern = /^[a-z0-9][a-z0-9. ]{0,63}$/;
const currencyPattern = /^[A-Z]{3}$/;

export function isChain(text: string): boolean {
  return chainPattern.test(text);
}

/** Lower case alone: in two spellings one transaction would be two. */
export function isTransaction(text: string): boolean {
  return transactionPattern.test(text);
}

export function isOutput(text: string): boolean {
  return outputPattern.test(text);
}

export function isCurrency(text: string): boolean {
  return currencyPattern.test(text);
}

/** The name of an arrival, for ever: no part of it has a colon. */
export function arrivalKey(chain: string, transaction: string, output: string): string {
  return `${chain}:${transaction}:${output}`;
}

/**
 * What a balance takes of `delivered` (smallest unit of a chain, `decimals` decimals) in the smallest unit of an asset of
 * `scale` decimals, rounded down, and the rest in the unit of the chain.
 */
export function splitDelivered(
  delivered: bigint,
  decimals: number,
  scale: number,
): { readonly amount: bigint; readonly dust: bigint } {
  if (decimals <= scale) return { amount: delivered * 10n ** BigInt(scale - decimals), dust: 0n };
  const unit = 10n ** BigInt(decimals - scale);
  return { amount: delivered / unit, dust: delivered % unit };
}

/** What fiat (1e-6 of a currency) comes to in 1e-6 USDT at a rate (1e-8 of it for one USDT), rounded down. */
export function fiatWorthE6(fiatE6: bigint, rateE8: bigint): bigint {
  return (fiatE6 * 100_000_000n) / rateE8;
}
