import { balanceMax } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { WithdrawalReview } from '../../../views/withdrawal-views.ts';
import type { RequestWithdrawal } from '../commands.ts';
import { bankNetwork, shippedReview, shippedTerms, whitelistDelayMs, type WithdrawalTerms } from '../formulas.ts';
import { withdrawalRejections as refuse } from '../rejections.ts';
import { isStopped, isWhitelistOn, reviewKey, termsKey } from '../state/state.ts';
import { addressSlot } from './book.ts';
import type { WithdrawalContext, WithdrawalDesk } from './desk.ts';

/** Holds what is to leave, if every limit lets it: form, asset, the exit guard, the address, the terms, the balance. */
export function requestWithdrawal(
  desk: WithdrawalDesk,
  { emit, answer, at }: WithdrawalContext,
  { customer, asset, address, amount }: RequestWithdrawal,
): Rejection | null {
  const { state, ledger, ports } = desk;
  if (!(amount > 0n)) return refuse.amountNotPositive;
  if (amount > balanceMax) return refuse.amountOutOfRange;
  if (ports.asset(asset) === null) return refuse.assetNotFound;
  const barred = ports.exits.exitBarred({ customer, asset, amount, at });
  if (barred) return barred;
  const slot = addressSlot(state, customer, address);
  if (slot < 0) return refuse.addressNotFound;
  const { network: networks, destination: destinations, memo: memos, addedAt } = state.addresses.columns;
  const goodFrom = addedAt[slot]! + whitelistDelayMs;
  if (isWhitelistOn(state, customer, at) && at < goodFrom)
    return { ...refuse.addressWaits, detail: { until: goodFrom } };
  const [network, destination, memo] = [networks[slot]!, destinations[slot]!, memos[slot]!];
  const terms = termsAt(desk, asset, network, at);
  if (terms === null) return refuse.indexUnavailable;
  if (terms === 'none') return refuse.networkNotOffered;
  if (isStopped(state, asset)) return refuse.withdrawalsStopped;
  if (amount < terms.minimum) return { ...refuse.belowMinimum, detail: { minimum: `${terms.minimum}` } };
  const worthE6 = ports.worthE6(asset, amount);
  if (worthE6 === null) return refuse.indexUnavailable;
  const fiatLimitE6 = ports.fiatLimitE6(customer, at);
  if (network === bankNetwork && worthE6 > fiatLimitE6)
    return { ...refuse.fiatLimit, detail: { limit: `${fiatLimitE6}` } };
  if (ledger.available(customer, 'funding', asset) < amount) return refuse.insufficientBalance;

  const withdrawal = state.counters.lastWithdrawal + 1;
  const going = { network, destination, memo, operators: operatorsFor(desk, worthE6, at) };
  const valueE8 = ports.exits.valueE8(asset, amount)!;
  const { fee } = terms;
  emit({ type: 'WithdrawalHeld', withdrawal, customer, kind: 'funding', asset, amount, fee, valueE8, ...going });
  answer.id = withdrawal;
  return null;
}

/** What an asset costs on a network at a time: `none` where it doesn't go by it, null where no index can tell. */
export function termsAt(
  { state, ports }: Pick<WithdrawalDesk, 'state' | 'ports'>,
  asset: number,
  network: string,
  at: number,
): WithdrawalTerms | 'none' | null {
  return (
    state.terms.at(termsKey(asset, network), at) ?? shippedTerms(ports.asset(asset)!, network, ports.priceE8(asset))
  );
}

/** From which worth on operators look at a withdrawal. */
export function reviewAt({ review }: Pick<WithdrawalDesk['state'], 'review'>, at: number): WithdrawalReview {
  return review.at(reviewKey, at) ?? shippedReview;
}

/** How many operators have to look at what is worth so much. */
function operatorsFor({ state }: Pick<WithdrawalDesk, 'state'>, worthE6: bigint, at: number): 0 | 1 | 2 {
  const { oneFromE6, twoFromE6 } = reviewAt(state, at);
  if (worthE6 >= twoFromE6) return 2;
  return worthE6 >= oneFromE6 ? 1 : 0;
}
