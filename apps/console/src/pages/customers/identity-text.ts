import { spoken } from '../../kit/spoken.ts';
import { customers as texts } from '../../texts/customers.ts';

/** How far a customer's identity has come, in words. */
export function identityText(state: string, level: number): string {
  const words = texts.identityStates[state] ?? spoken(state).toLowerCase();
  return texts.identity(words, level);
}
