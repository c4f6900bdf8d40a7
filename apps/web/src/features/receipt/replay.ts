import { formatDecimal, parseDecimal, type SharedReceipt } from '@auric/api';

export interface ReplayedStep {
  /** What the browser came to. */
  readonly value: string;
  /** Null where the journal says nothing of the step. */
  readonly equal: boolean | null;
}

/** What a replay came to: each step by its name, and whether everything that the journal says was found again. */
export interface Replay {
  readonly equal: boolean;
  readonly steps: ReadonlyMap<string, ReplayedStep>;
}

/** A decimal as a whole number of its smallest unit. */
function wholeOf(text: string, decimals: number): bigint {
  const isBelow = text.startsWith('-');
  const whole = parseDecimal(isBelow ? text.slice(1) : text, decimals);
  if (whole === null) throw new Error(`${text} is no number of ${decimals} decimals.`);
  return isBelow ? -whole : whole;
}

/**
 * Recomputes a receipt with the exchange's own formulas, which are loaded for it; the steps that the server sent count for
 * nothing but what the journal recorded. Null where this app is older than the kind of the receipt.
 */
export async function replay({
  kind,
  inputs,
  steps,
}: Pick<SharedReceipt, 'kind' | 'inputs' | 'steps'>): Promise<Replay | null> {
  const { isProven, replayClaim } = await import('@auric/exchange/receipts');
  const measure = { of: 'count' } as const;
  const origin = { from: 'event' } as const;
  const given = inputs.map(({ name, value, decimals }) => ({ name, value: wholeOf(value, decimals), measure, origin }));
  const recorded = steps.map(({ name, recorded: said, decimals }) => ({
    name,
    value: said === null ? null : wholeOf(said, decimals),
    measure,
  }));
  const replayed = replayClaim(kind, { given, recorded });
  if (replayed === null) return null;
  const decimalsOf = new Map(steps.map(({ name, decimals }) => [name, decimals]));
  return {
    equal: isProven(replayed, recorded),
    steps: new Map(
      replayed.map(({ name, value, equal }) => [
        name,
        { value: formatDecimal(value, decimalsOf.get(name) ?? 0), equal },
      ]),
    ),
  };
}
