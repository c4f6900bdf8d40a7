import { bankNetwork } from '@auric/api/addresses/network';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { BankCards } from './bank-cards.ts';

interface Destination {
  readonly network: string;
  readonly destination: string;
  readonly memo: string;
}

/** Reads what a customer calls the places that funds go to; of a card the bank and the last four signs of its number. */
export async function namesOf(
  { db, cards }: { db: Kysely<Database>; cards: BankCards },
  customer: number,
): Promise<(to: Destination) => string> {
  const labels = await db
    .selectFrom('withdrawals.address_label')
    .select(['network', 'destination', 'memo', 'name'])
    .where('customer', '=', customer)
    .execute();
  const own = await cards.all(customer);
  const names = new Map([
    ...labels.map((label) => [keyOf(label), label.name] as const),
    ...own.map(({ destination, name }) => [keyOf({ network: bankNetwork, destination, memo: '' }), name] as const),
  ]);
  return (to) => names.get(keyOf(to)) ?? '';
}

function keyOf({ network, destination, memo }: Destination): string {
  return `${network}\n${destination}\n${memo}`;
}
