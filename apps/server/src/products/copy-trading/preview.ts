import {
  closingLots,
  copyLots,
  type CopySize,
  lotsWithin,
  nextSettlement,
  shareDue,
} from '@auric/exchange/copy-trading/formulas';

/** A wish of somebody who would copy. Amounts in units of USDT; `leverageMost` 0: the lead's; `stopLoss` 0: none. */
export interface PreviewWish {
  readonly size: CopySize;
  readonly followAmount: bigint;
  readonly leverageMost: number;
  readonly stopLoss: bigint;
  readonly sharePpm: number;
}

/** Lots that a lead opened or closed of a position, for `value` in units of USDT, or funding that it got. */
export interface LeadStep {
  readonly at: number;
  readonly position: number;
  readonly isLong: boolean;
  readonly leverage: number;
  readonly lots: number;
  readonly value: bigint;
  readonly kind: 'opened' | 'closed' | 'funded';
}

/** What a lead's open position is worth at the mark of now. */
export interface MarkedValue {
  readonly position: number;
  readonly lots: number;
  readonly value: bigint;
}

/** What a follow would have come to. Amounts in units of USDT. */
export interface PreviewResult {
  readonly trades: number;
  readonly cut: number;
  readonly skipped: number;
  readonly profits: bigint;
  readonly fees: bigint;
  readonly funding: bigint;
  readonly share: bigint;
  readonly net: bigint;
  readonly drawdown: bigint;
  readonly curve: readonly (readonly [at: number, net: bigint])[];
}

/** A lot of the book is a hundredth of a contract, in millionths. */
const lotE6 = 10_000;
const million = 1_000_000n;

interface Copied {
  lots: number;
  entry: bigint;
  leverage: number;
  leadLots: number;
  leadOpened: number;
  wanted: number;
}

/**
 * What copying a lead would have come to, by the exchange's own formulas on what the lead did: the lots by the wish and the copy amount,
 * at the lead's prices, with the taker's fee, the lead's funding in proportion, and the share settled every Monday. What is open is valued
 * at the mark of now. The depth of the book of then isn't known: a real copy may have been cut by it.
 */
export function previewOf(
  wish: PreviewWish,
  steps: readonly LeadStep[],
  { takerPpm, marks, now }: { readonly takerPpm: number; readonly marks: readonly MarkedValue[]; readonly now: number },
): PreviewResult {
  const copied = new Map<number, Copied>();
  const counts = { trades: 0, cut: 0, skipped: 0 };
  const sums = { profits: 0n, fees: 0n, funding: 0n, share: 0n };
  const curve: [number, bigint][] = [];
  let settlesAt = steps.length === 0 ? 0 : nextSettlement(steps[0]!.at);
  let isStopped = false;
  const netNow = (): bigint => sums.profits - sums.fees + sums.funding - sums.share;
  const settle = (): void => {
    sums.share += shareDue({ gained: netNow() + sums.share, shared: sums.share }, wish.sharePpm);
  };
  const feeOf = (value: bigint): bigint => (value * BigInt(takerPpm) + million - 1n) / million;
  for (const step of steps) {
    while (step.at >= settlesAt && settlesAt !== 0) {
      settle();
      settlesAt = nextSettlement(settlesAt);
    }
    const known = copied.get(step.position);
    if (step.kind === 'opened') {
      if (isStopped) continue;
      open(step, known);
    } else if (known !== undefined && step.kind === 'closed') close(known, step);
    else if (known !== undefined && known.leadLots > 0)
      sums.funding += (step.value * BigInt(known.lots)) / BigInt(known.leadLots);
    curve.push([step.at, netNow()]);
    if (wish.stopLoss > 0n && netNow() <= -wish.stopLoss) isStopped = true;
  }
  for (const { position, lots, value } of marks) {
    const known = copied.get(position);
    if (known === undefined || known.lots === 0 || lots === 0) continue;
    const worth = (value * BigInt(known.lots)) / BigInt(lots);
    sums.profits += sideOf(position) * (worth - known.entry);
  }
  settle();
  curve.push([now, netNow()]);
  return { ...counts, ...sums, net: netNow(), drawdown: fallOf(curve.map(([, net]) => net)), curve };

  function sideOf(position: number): bigint {
    return steps.find((step) => step.position === position)?.isLong === false ? -1n : 1n;
  }

  function open(step: LeadStep, known: Copied | undefined): void {
    const copy = known ?? {
      lots: 0,
      entry: 0n,
      leverage: wish.leverageMost === 0 ? step.leverage : Math.min(step.leverage, wish.leverageMost),
      leadLots: 0,
      leadOpened: 0,
      wanted: 0,
    };
    if (known === undefined) counts.trades++;
    copied.set(step.position, copy);
    copy.leadLots += step.lots;
    copy.leadOpened += step.lots;
    const wanted =
      wish.size.mode === 'fixed' && known !== undefined
        ? 0
        : copyLots(wish.size, copy.leadOpened * lotE6, lotE6) - copy.wanted;
    copy.wanted += wanted;
    const lotValue = Number(step.value / BigInt(step.lots));
    const lots = lotsWithin(
      wanted,
      { followAmount: wish.followAmount, inUse: inUse() },
      { lotValue, leverage: copy.leverage },
    );
    if (known === undefined && lots === 0) counts.skipped++;
    else if (lots < wanted) counts.cut++;
    const value = (step.value * BigInt(lots)) / BigInt(step.lots);
    copy.lots += lots;
    copy.entry += value;
    sums.fees += feeOf(value);
  }

  function close(copy: Copied, step: LeadStep): void {
    const lots = closingLots(copy.lots, copy.leadLots, step.lots);
    copy.leadLots -= step.lots;
    if (lots === 0) return;
    const entry = (copy.entry * BigInt(lots)) / BigInt(copy.lots);
    const value = (step.value * BigInt(lots)) / BigInt(step.lots);
    copy.lots -= lots;
    copy.entry -= entry;
    sums.profits += (step.isLong ? 1n : -1n) * (value - entry);
    sums.fees += feeOf(value);
  }

  function inUse(): bigint {
    let sum = 0n;
    for (const { entry, leverage } of copied.values()) sum += entry / BigInt(leverage);
    return sum;
  }
}

/** The largest fall from a peak, 0 being the first. */
function fallOf(results: readonly bigint[]): bigint {
  let peak = 0n;
  let most = 0n;
  for (const result of results) {
    if (result > peak) peak = result;
    if (peak - result > most) most = peak - result;
  }
  return most;
}
