import { systemAccounts } from '@auric/exchange';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';

const idsByName: Readonly<Record<string, number>> = systemAccounts;

/** The name of an account of the house, as the audit and the console write it. */
export function houseAccountName(id: number): string {
  return Object.keys(idsByName).find((name) => idsByName[name] === id) ?? String(id);
}

/** The account of a name; refuses (`house_account_unknown`) what is none of the house's own. */
export function houseAccountId(name: string, field: string): number {
  const id = Object.hasOwn(idsByName, name) ? idsByName[name] : undefined;
  if (id === undefined || id === systemAccounts.world) throw new ConsoleRefusal('house_account_unknown', field);
  return id;
}
