import { type EventRecord, usdtAsset } from '@auric/exchange';
import type pg from 'pg';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow } from '../../engine/projector/rows.ts';
import { ConfiguredRows } from '../configured.ts';

type Folded = Extract<
  EventRecord,
  {
    type:
      | 'ConvertQuoted'
      | 'Converted'
      | 'DustConverted'
      | 'RecurringBuyStarted'
      | 'RecurringBuyRan'
      | 'RecurringBuyStopped'
      | 'ConvertTermsSet'
      | 'ConvertTermsAnnounced';
  }
>;

/** Small balances that went in one conversion. */
interface Dust {
  conversion: number;
  customer: number;
  at: number;
  crumbs: [asset: number, amount: string][];
  paid: bigint;
}

export const termsSubject = 'convert_terms';

/** Conversions, recurring buys with their turns, and how the terms came about. Rows are written in the order of the events. */
export function convertProjection(): Projection {
  let writes: ((client: pg.ClientBase) => Promise<void>)[] = [];
  let dust: Dust | null = null;
  const terms = new ConfiguredRows('view.convert_terms');
  const row = (name: string, text: string, cells: (number | bigint | string | boolean)[]): void =>
    void writes.push((client) => writeRow(client, name, text, cells));
  const fold: Fold<Folded> = {
    ConvertQuoted: ({ customer, quote, spreadPpm }) => row('quotes', quoteSql, [customer, quote, spreadPpm]),
    Converted(event, at) {
      const { conversion, customer, quote, plan, from, to, give, get, quoteAsset, change } = event;
      const kind = plan === 0 ? 'quote' : 'recurring';
      const cells = [conversion, customer, at, kind, plan, from, to, give, get, quoteAsset, change, quote];
      row('conversions', conversionSql, cells);
    },
    DustConverted({ conversion, customer, asset, amount, paid }, at) {
      if (dust?.conversion !== conversion) {
        const begun: Dust = { conversion, customer, at, crumbs: [], paid: 0n };
        dust = begun;
        writes.push((client) => writeRow(client, 'small balances', dustSql, dustCells(begun)));
      }
      dust.crumbs.push([asset, String(amount)]);
      dust.paid += paid;
    },
    RecurringBuyStarted({ plan, customer, from, to, amount, everyDays, firstAt, lastAt }, at) {
      row('recurring buys', startSql, [plan, customer, at, from, to, amount, everyDays, firstAt, lastAt]);
    },
    RecurringBuyRan({ plan, customer, conversion, reason, nextAt }, at, seq) {
      row('turns', runSql, [plan, customer, seq, at, conversion, reason, nextAt === 0]);
      row('next turns', nextSql, nextAt === 0 ? [plan, 0, 'ended', at] : [plan, nextAt, 'active', 0]);
    },
    RecurringBuyStopped: ({ plan }, at) => row('next turns', nextSql, [plan, 0, 'stopped', at]),
    ConvertTermsSet({ type: _type, effectiveAt, ...values }, at, seq) {
      terms.add({ seq, subject: termsSubject, at, effective_at: at, schedule: effectiveAt, in_force: true }, values);
    },
    ConvertTermsAnnounced({ type: _type, effectiveAt, ...values }, at, seq) {
      const announced = { effective_at: effectiveAt, schedule: effectiveAt, in_force: false };
      terms.add({ seq, subject: termsSubject, at, ...announced }, values);
    },
  };
  return {
    tables: [
      'view.convert_quote',
      'view.conversions',
      'view.recurring_buys',
      'view.recurring_runs',
      'view.convert_terms',
    ],
    fold,
    unprojected: [],
    async write(client) {
      const now = writes;
      writes = [];
      dust = null;
      for (const write of now) await write(client);
      await terms.write(client);
    },
  };
}

function dustCells({ conversion, customer, at, crumbs, paid }: Dust): (number | bigint | string)[] {
  return [conversion, customer, at, usdtAsset, paid, JSON.stringify(crumbs)];
}

const quoteSql = `
  insert into view.convert_quote (customer, quote, spread_ppm) values ($1, $2, $3)
  on conflict (customer) do update set quote = excluded.quote, spread_ppm = excluded.spread_ppm`;

const conversionSql = `
  insert into view.conversions
    (id, customer, at, kind, plan, from_asset, to_asset, give, get, change_asset, change, spread_ppm, crumbs)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
    coalesce((select spread_ppm from view.convert_quote where customer = $2 and quote = $12), 0), '')`;

const dustSql = `
  insert into view.conversions
    (id, customer, at, kind, plan, from_asset, to_asset, give, get, change_asset, change, spread_ppm, crumbs)
  values ($1, $2, $3, 'dust', 0, 0, $4, 0, $5, 0, 0, 0, $6)`;

const startSql = `
  insert into view.recurring_buys
    (id, customer, started_at, from_asset, to_asset, amount, every_days, first_at, next_at, last_at, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, 'active')`;

const runSql = `
  insert into view.recurring_runs (plan, id, customer, seq, at, conversion, reason, is_last)
  select $1, coalesce(max(id), 0) + 1, $2, $3, $4, $5, $6, $7 from view.recurring_runs where plan = $1`;

const nextSql = 'update view.recurring_buys set next_at = $2, state = $3, ended_at = $4 where id = $1';
