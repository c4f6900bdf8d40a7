import { formatDecimal, type Language } from '@auric/api';
import type { Deposit, DepositState } from '@auric/api/deposit/values';
import type { Kysely } from 'kysely';
import { networkNameOf } from '../../chains/networks.ts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { addressOfFile } from '../../files/file-id.ts';
import { faultText } from './fault-texts.ts';
import type { DepositKind, DepositViewState } from './tables.ts';

const wireStates: Readonly<Record<DepositViewState, DepositState>> = {
  seen: 'confirming',
  unassigned: 'pending',
  undone: 'undone',
  requested: 'pending',
  credited: 'credited',
  rejected: 'rejected',
  canceled: 'canceled',
};

/** All deposits with what the chains say of each that came by one. */
export function arrivedDeposits(db: Kysely<Database>) {
  return db.selectFrom('view.deposits as deposit').leftJoin('chains.arrival as arrival', (join) =>
    join
      .on((on) => on.eb(on.ref('arrival.chain'), '=', on.ref('deposit.chain').$castTo<never>()))
      .onRef('arrival.transaction', '=', 'deposit.transaction')
      .onRef('arrival.output', '=', 'deposit.output'),
  );
}

/** The deposits of a customer with what the chains and the customer say of each. */
export function depositsWithin(db: Kysely<Database>, customer: number) {
  return arrivedDeposits(db)
    .leftJoin('deposits.request as request', (join) =>
      join.onRef('request.request', '=', 'deposit.id').on('deposit.kind', '=', 'hand'),
    )
    .where('deposit.customer', '=', customer);
}

const columns = [
  'deposit.kind',
  'deposit.seq',
  'deposit.id',
  'deposit.chain',
  'deposit.transaction',
  'deposit.asset',
  'deposit.amount',
  'deposit.state',
  'deposit.at',
  'deposit.changed_at',
  'deposit.currency',
  'deposit.fiat_e6',
  'deposit.rate_e8',
  'arrival.address',
  'arrival.confirmations',
  'arrival.needed',
  'request.account',
  'request.network',
  'request.voucher',
  'request.fault',
] as const;

/** Adds what `depositShape` reads. */
export function listed(found: ReturnType<typeof depositsWithin>) {
  return found.select(columns);
}

type DepositRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

/** A deposit as the wire writes it. */
export async function depositShape(catalog: Catalog, row: DepositRow, lang: Language): Promise<Deposit> {
  const { code, scale } = await catalog.asset(row.asset, 'currency');
  const needed = row.needed ?? 0;
  const isCredited = row.state === 'credited';
  return {
    id: row.id,
    kind: row.kind,
    place: row.seq,
    currency: row.asset,
    currency_name: code,
    network: row.kind === 'chain' ? networkNameOf(row.chain, code) : (row.network ?? ''),
    amount: formatDecimal(BigInt(row.amount), scale),
    state: wireStates[row.state],
    // A block or two may be counted after it was final; nobody wants to read 14 of 12.
    confirmations: isCredited ? needed : Math.min(row.confirmations ?? 0, needed),
    confirmations_needed: needed,
    tx: row.transaction,
    address: row.address ?? '',
    reason: faultText(row.fault ?? '', lang),
    time: row.at,
    changed_at: row.changed_at,
    account: row.account ?? '',
    voucher: row.voucher === null ? '' : addressOfFile(row.voucher),
    fiat: fiatPaid(row),
  };
}

/** What was paid in fiat as the wire writes it; null where nothing was. */
export function fiatPaid({ currency, fiat_e6, rate_e8 }: Pick<DepositRow, 'currency' | 'fiat_e6' | 'rate_e8'>) {
  if (currency === '') return null;
  return { currency, amount: formatDecimal(BigInt(fiat_e6), 6), rate: formatDecimal(BigInt(rate_e8), 8) };
}

/** One deposit of a customer; null where there is none of that number. */
export async function oneDeposit(
  { db, catalog }: { db: Kysely<Database>; catalog: Catalog },
  { customer, lang }: { customer: number; lang: Language },
  { kind, id }: { kind: DepositKind; id: number },
): Promise<Deposit | null> {
  const found = depositsWithin(db, customer).where('deposit.kind', '=', kind).where('deposit.id', '=', id);
  const row = await listed(found).executeTakeFirst();
  return row === undefined ? null : depositShape(catalog, row, lang);
}
