import type { Context } from '../../../kernel/product.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { StakeGuard } from '../../../kernel/stakes.ts';
import type { Offer } from '../../../kernel/vocabulary.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { BinaryOptionEvent } from '../events.ts';
import type { OptionTick } from '../formulas.ts';
import type { ReadBinaryOptionState } from '../state/records.ts';

/** What seconds options ask of their neighbours. */
export interface BinaryOptionPorts {
  /** Whether an asset is listed. */
  isListed(asset: number): boolean;
  /** Why a customer may not begin something that the house offers; null when they may. */
  barred(customer: number, offer: Offer): Rejection | null;
  /** The newest ticks of an asset that may decide an outcome, the last one last; null before the first. */
  soundTicks(asset: number): {
    readonly count: number;
    readonly times: readonly number[];
    readonly pricesE8: readonly number[];
    readonly sources: readonly number[];
  } | null;
  readonly stakes: StakeGuard;
  /** Whether two operators have agreed within the last hour on an act of this kind, which has not failed. */
  agreed(act: number, what: { action: string; subjectKind: string; subject: string }, at: number): boolean;
}

/** What every decision about seconds options works with. */
export interface BinaryOptionDesk {
  readonly state: ReadBinaryOptionState;
  readonly ledger: Pick<Ledger, 'available' | 'held'>;
  readonly ports: BinaryOptionPorts;
}

export type BinaryOptionContext = Context<BinaryOptionEvent>;

/** The sound ticks of an asset and the number of the last of them. */
export interface Ticks {
  readonly count: number;
  readonly ticks: readonly OptionTick[];
}

/** The newest sound ticks of an asset; null before the first. */
export function ticksOf({ ports }: BinaryOptionDesk, asset: number): Ticks | null {
  const found = ports.soundTicks(asset);
  if (found === null) return null;
  const ticks = found.times.map((at, i) => ({ at, priceE8: found.pricesE8[i]!, sources: found.sources[i]! }));
  return { count: found.count, ticks };
}
