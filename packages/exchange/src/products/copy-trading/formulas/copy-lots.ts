import { type Lots, million, type Units } from '../../../kernel/amounts.ts';

/** How a follower says what a copy is to be: the lead's lots times a number, or always as many. */
export type CopySize =
  | { readonly mode: 'multiple'; readonly multiplePpm: number }
  | { readonly mode: 'fixed'; readonly contractsE6: number };

const oneE12 = 1_000_000_000_000n;
const hundredthE12 = oneE12 / 100n;

/**
 * How many lots a copy is to have before any bound. `leadContractsE6`: what the lead opens, in millionths of a contract;
 * `lotE6`: what one lot of the market is, in the same unit. A multiple of more than one contract that isn't whole is rounded to
 * two decimals, a half up, and everything then goes down to a lot. Source: rules.md section 6, reading 20.
 */
export function copyLots(size: CopySize, leadContractsE6: number, lotE6: number): Lots {
  const lotE12 = BigInt(lotE6) * BigInt(million);
  if (size.mode === 'fixed') return Number((BigInt(size.contractsE6) * BigInt(million)) / lotE12);
  const wanted = BigInt(leadContractsE6) * BigInt(size.multiplePpm);
  return Number(roundedAboveOne(wanted) / lotE12);
}

function roundedAboveOne(wantedE12: bigint): bigint {
  if (wantedE12 <= oneE12 || wantedE12 % oneE12 === 0n) return wantedE12;
  return ((wantedE12 + hundredthE12 / 2n) / hundredthE12) * hundredthE12;
}

/**
 * The lots whose initial margin still fits into a follow amount, of which `inUse` backs open copies (quote units). `lotValue`: what
 * one lot is worth at the price, in quote units. Source: rules.md section 6, "caps the sum of initial margin of open copies".
 */
export function lotsWithin(
  wanted: Lots,
  { followAmount, inUse }: { readonly followAmount: bigint; readonly inUse: bigint },
  { lotValue, leverage }: { readonly lotValue: Units; readonly leverage: number },
): Lots {
  const room = followAmount - inUse;
  if (room <= 0n) return 0;
  const fitting = (room * BigInt(leverage)) / BigInt(lotValue);
  return fitting < BigInt(wanted) ? Number(fitting) : wanted;
}

/**
 * How many lots of a copy are closed when its lead closes `leadClosed` of `leadOpen`: the same part, down to a lot, and all where
 * the lead closes all. Source: rules.md section 6, reading 22.
 */
export function closingLots(copy: Lots, leadOpen: Lots, leadClosed: Lots): Lots {
  return leadClosed >= leadOpen ? copy : Number((BigInt(copy) * BigInt(leadClosed)) / BigInt(leadOpen));
}
