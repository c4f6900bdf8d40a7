import { parseDecimal } from '@auric/api';

const finestScale = 18;

/** Whether a text is a plain decimal above zero; which scale a coin has the server knows. */
export function isAmount(text: string): boolean {
  const units = /^\d+(?:\.\d+)?$/.test(text) ? parseDecimal(text, finestScale) : null;
  return units !== null && units > 0n;
}
