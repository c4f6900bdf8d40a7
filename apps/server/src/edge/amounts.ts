import { parseDecimal, parseDecimalToInteger } from '@auric/api';
import { Refusal } from './refusal.ts';

/** Reads a decimal in an asset's smallest unit; refuses (`parameter_error`) more decimals than the asset has. */
export function readAmount(text: string, scale: number, field: string): bigint {
  const amount = parseDecimal(text, scale);
  if (amount === null) throw new Refusal('parameter_error', field);
  return amount;
}

/** Reads a decimal in ticks or lots, 0 where it is absent. */
export function readSteps(text: string | undefined, decimals: number, field: string): number {
  if (text === undefined) return 0;
  const steps = parseDecimalToInteger(text, decimals);
  if (steps === null) throw new Refusal('parameter_error', field);
  return steps;
}
