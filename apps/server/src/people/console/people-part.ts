import type { Kysely } from 'kysely';
import { formatDecimal } from '@auric/api';
import type { ConsoleMessage } from '@auric/api/console';
import type { ActSubject } from '../../console/acts.ts';
import { ConsoleRefusal } from '../../console/edge/console-refusal.ts';
import { belowPlace } from '../../console/customers/below-place.ts';
import type { ConsolePart } from '../../console/part.ts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import type { Telling } from '../../messages/telling.ts';
import type { People } from '../people.ts';
import { findCustomers, foundShape } from './customer-search.ts';
import { OperatorFreeze } from './operator-freeze.ts';

export interface PeoplePartLent {
  readonly db: Kysely<Database>;
  readonly client: ExchangeClient;
  readonly catalog: Catalog;
  readonly people: People;
  readonly telling: Telling;
  readonly now: () => number;
}

/** What of a customer operators see and may change: who it is, standing, sessions. Balances are only ever read. */
export function peopleConsolePart(lent: PeoplePartLent): ConsolePart {
  const { db, people, telling } = lent;
  const freezes = new OperatorFreeze(db, people.standing, telling);

  async function about({ customer, reason }: { customer: number; reason: string }) {
    await requireCustomer(db, customer);
    return { subject: subjectOf(customer), reason };
  }

  return {
    name: 'logins',

    routes: {
      customers: { read: (payload) => findCustomers(db, payload) },
      'customers/one': { read: ({ customer }) => wholeCustomer(lent, freezes, customer) },
      'customers/freeze': {
        act: 'customer.freeze',
        about,
        run: async ({ customer, scope, word }) => {
          await freezes.freeze(customer, { scope, word });
          return true;
        },
      },
      'customers/unfreeze': {
        act: 'customer.unfreeze',
        about: async (payload) => {
          await freezes.requireFrozen(payload.customer, payload.scope);
          return about(payload);
        },
        run: async ({ customer, scope }) => {
          await freezes.unfreeze(customer, scope);
          return true;
        },
      },
      'customers/end_sessions': {
        act: 'customer.end_sessions',
        about,
        run: async ({ customer }) => {
          const open = await people.sessions.list(customer);
          const announce = await people.sessions.closeAll(customer, null);
          announce();
          return { ended: open.length };
        },
      },
    },

    async timeline(customer, before, limit) {
      const rows = await belowPlace(
        db
          .selectFrom('people.login')
          .select(['id', 'at', 'address', 'device', 'success', 'event'])
          .where('customer', '=', customer),
        { at: 'at', id: 'id' },
        before,
        limit,
      );
      return rows.map(({ id, at, address, device, success, event }) => ({
        at,
        id: String(id),
        kind: event,
        values: { address, device, success },
      }));
    },
  };
}

function subjectOf(customer: number): ActSubject {
  return { kind: 'customer', id: String(customer) };
}

/** Refuses (`customer_unknown`) an id that nobody has. */
async function requireCustomer(db: Kysely<Database>, customer: number) {
  const row = await db.selectFrom('people.customer').selectAll().where('id', '=', customer).executeTakeFirst();
  if (row === undefined) throw new ConsoleRefusal('customer_unknown', 'customer');
  return row;
}

async function wholeCustomer(
  { db, client, catalog, people, now }: PeoplePartLent,
  freezes: OperatorFreeze,
  customer: number,
): Promise<ConsoleMessage<'customers/one'>> {
  const row = await requireCustomer(db, customer);
  const [balances, orders, sessions, cases] = await Promise.all([
    client.port.query({ type: 'balances', customer }),
    client.port.query({ type: 'openOrders', customer }),
    people.sessions.list(customer),
    db
      .selectFrom('console.case')
      .select(['id', 'queue', 'state', 'opened_at'])
      .where('customer', '=', customer)
      .where('state', 'not in', ['decided', 'withdrawn'])
      .orderBy('id')
      .execute(),
  ]);
  const held = balances.value.filter(({ available, held: frozen }) => available !== 0n || frozen !== 0n);
  return {
    ...foundShape(row),
    language: row.lang,
    country: row.country,
    hold_until: row.hold_until > now() ? row.hold_until : 0,
    referrer: row.referrer,
    standing_published: row.standing_acknowledged >= row.standing_version,
    freezes: await freezes.of(customer),
    balances: await Promise.all(
      held.map(async (balance) => {
        const { code, scale } = await catalog.asset(balance.asset, 'currency');
        return {
          account: balance.kind,
          currency: balance.asset,
          currency_name: code,
          available: formatDecimal(balance.available, scale),
          freeze: formatDecimal(balance.held, scale),
        };
      }),
    ),
    open_orders: orders.value.length,
    sessions,
    open_cases: cases,
  };
}
