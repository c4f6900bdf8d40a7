import { amountMax, isWithin, million } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { firstCustomerId, optionDirections, systemAccounts, usdtAsset } from '../../../kernel/vocabulary.ts';
import { canReserve } from '../../../ledger/reservation.ts';
import type { BuyOption } from '../commands.ts';
import { exposureWindowMs, reserveOf, staleMostMs, takenDue } from '../formulas.ts';
import { binaryOptionRejections as refuse } from '../rejections.ts';
import { stakeLimitKey } from '../state/records.ts';
import { type BinaryOptionContext, type BinaryOptionDesk, ticksOf } from './desk.ts';

const { optionPool } = systemAccounts;

/** What a customer may have open until somebody says otherwise, in units of USDT. */
export const customerMostDefault = 20_000_000_000n;

/** The terms of an asset's market in force at a time. */
type Terms = NonNullable<ReturnType<BinaryOptionDesk['state']['terms']['at']>>;

/** Sells an option: the stake is held, and what a win pays over it is reserved from the pool. */
export function buyOption(desk: BinaryOptionDesk, context: BinaryOptionContext, command: BuyOption): Rejection | null {
  const invalid = formOf(command);
  if (invalid) return invalid;
  const { customer, asset, direction, seconds, stake } = command;
  const { at } = context;
  const terms = desk.state.terms.at(String(asset), at);
  if (terms === null) return refuse.marketNotFound;
  if (terms.isOpen !== 1) return refuse.marketSuspended;
  const payoutPpm = payoutOf(terms, seconds);
  if (payoutPpm === null) return refuse.durationNotOffered;
  const reserve = reserveOf(stake, payoutPpm);
  if (stake < terms.stakeLeast || stake > terms.stakeMost || reserve === 0n) return outOfBounds(terms);
  const barred = customer < firstCustomerId ? refuse.customerNotFound : desk.ports.barred(customer, 'option');
  if (barred) return barred;
  const last = ticksOf(desk, asset)?.ticks.at(-1);
  if (last === undefined || at - last.at > staleMostMs) return refuse.indexUnsound;
  const refused =
    changed(command, terms, payoutPpm, last.priceE8) ??
    beyondLimits(desk, command, { terms, reserve }, at) ??
    desk.ports.stakes.refuses({ customer, amount: stake, isBounded: true }, at);
  if (refused) return refused;
  if (desk.ledger.available(customer, 'option', usdtAsset) < stake) return refuse.insufficientBalance;

  const option = desk.state.counters.lastOption + 1;
  const bought = { option, customer, asset, direction, seconds, stake, payoutPpm, reserve };
  context.emit({ type: 'OptionBought', ...bought, indexE8: last.priceE8 });
  context.answer.id = option;
  return null;
}

function formOf({ direction, stake, quotedE8, quotedPpm }: BuyOption): Rejection | null {
  if (!optionDirections.includes(direction)) return refuse.directionInvalid;
  if (stake <= 0n) return refuse.amountNotPositive;
  if (stake > BigInt(amountMax)) return refuse.amountOutOfRange;
  return isWithin(quotedE8, 0, 1e15) && isWithin(quotedPpm, 0, million) ? null : refuse.quoteInvalid;
}

function payoutOf({ durations }: Terms, seconds: number): number | null {
  const place = durations.findIndex((value, i) => i % 2 === 0 && value === seconds);
  return place < 0 ? null : durations[place + 1]!;
}

function outOfBounds({ stakeLeast, stakeMost }: Terms): Rejection {
  return { ...refuse.stakeOutOfBounds, detail: { least: Number(stakeLeast), most: Number(stakeMost) } };
}

/** Whether the payout is not the one that the buyer saw, or the index has moved against them by more than the tolerance. */
function changed(
  { direction, quotedE8, quotedPpm }: BuyOption,
  { priceMovedPpm }: Terms,
  payoutPpm: number,
  indexE8: number,
): Rejection | null {
  if (quotedPpm !== 0 && quotedPpm !== payoutPpm) return { ...refuse.payoutChanged, detail: { payoutPpm } };
  const against = direction === 'up' ? indexE8 - quotedE8 : quotedE8 - indexE8;
  const isMoved = quotedE8 !== 0 && BigInt(against) * BigInt(million) > BigInt(quotedE8) * BigInt(priceMovedPpm);
  return isMoved ? { ...refuse.priceMoved, detail: { indexE8 } } : null;
}

/** What a customer may have open, what may be due at once, and what the pool can promise. */
function beyondLimits(
  { state, ledger }: BinaryOptionDesk,
  { customer, asset, seconds, stake }: BuyOption,
  { terms, reserve }: { readonly terms: Terms; readonly reserve: bigint },
  at: number,
): Rejection | null {
  const customerMost = state.stakeLimit.at(stakeLimitKey, at)?.customerMost ?? customerMostDefault;
  const open = ledger.held(customer, 'option', usdtAsset);
  if (open + stake > customerMost)
    return { ...refuse.openStakesExceeded, detail: { most: Number(customerMost), open: Number(open) } };
  const pool = ledger.available(optionPool, 'funding', usdtAsset) + ledger.held(optionPool, 'funding', usdtAsset);
  const due = takenDue(at, seconds);
  const exposure = state.dueReserves.within(asset, due - exposureWindowMs, due + exposureWindowMs) + reserve;
  if (exposure * BigInt(million) > pool * BigInt(terms.exposurePpm)) {
    const room = (pool * BigInt(terms.exposurePpm)) / BigInt(million) - (exposure - reserve);
    return { ...refuse.exposureExceeded, detail: { most: Number(stakeFor(room, reserve, stake)) } };
  }
  return canReserve(ledger, { account: optionPool, asset: usdtAsset, amount: reserve })
    ? null
    : refuse.poolCannotReserve;
}

/** The stake whose reserve has room, so that the customer can be told what would be taken. */
function stakeFor(room: bigint, reserve: bigint, stake: bigint): bigint {
  return room <= 0n ? 0n : (room * stake) / reserve;
}
