import { kindOf } from '../../../market-data/market-kind.ts';
import { formatDecimal } from '@auric/api';
import type { ConfigurationValues } from '@auric/api/console/configuration';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import { belowPlace } from '../../../console/customers/below-place.ts';
import type { ConsolePart } from '../../../console/part.ts';
import { scalesOf } from '../order-desk.ts';
import { configuredHistory, configuredNow, type ShownAs } from '../../configured.ts';
import { readValue, shownField, shownValue, type Unit } from '../../configured-fields.ts';
import { configure } from '../../plain-configuration.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { marketRuleFields, marketRulesOf } from './market-rules.ts';

const table = 'view.market_rules';
const subjectPattern = /^market_rules\/(\d{1,9})$/;

/** What is traded in books: the rules of the markets, and the orders in a customer's timeline. */
export async function venueConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  return { name: 'orders', configuration: rulesOf(lent), timeline: timelineOf(lent) };
}

function marketIdOf(subject: string): number {
  return Number(subjectPattern.exec(subject)?.[1] ?? 0);
}

function rulesOf({ db, catalog, client }: ConsolePartLent): NonNullable<ConsolePart['configuration']> {
  async function unitOf(subject: string): Promise<Unit> {
    const market = await catalog.marketById(marketIdOf(subject));
    const { code, scale } = await catalog.asset(market.quote, 'currency');
    return { code, decimals: scale };
  }

  /** The units of the subjects that rows are about, so that rows are shown at once. */
  async function shownAs(subjects: readonly string[]): Promise<ShownAs> {
    const units = new Map(
      await Promise.all(subjects.map(async (subject) => [subject, await unitOf(subject)] as const)),
    );
    return (subject, stored) =>
      Object.fromEntries(
        marketRuleFields.map((field) => [field.name, shownValue(field, units.get(subject)!, stored[field.key])]),
      );
  }

  async function read(subject: string, values: ConfigurationValues): Promise<Map<string, bigint>> {
    const unit = await unitOf(subject);
    const numbers = new Map(marketRuleFields.map((field) => [field.name, readValue(field, unit, values)]));
    if (numbers.get('min_notional')! > numbers.get('max_notional')!)
      throw new ConsoleRefusal('configuration_value', 'max_notional');
    if (numbers.get('trailing_least')! > numbers.get('trailing_most')!)
      throw new ConsoleRefusal('configuration_value', 'trailing_most');
    return numbers;
  }

  return {
    owns: (subject) => subjectPattern.test(subject),

    async things() {
      const { value: markets } = await client.port.query({ type: 'markets' });
      const subjects = markets.map(({ market }) => `market_rules/${market}`);
      const now = await configuredNow(db, table, await shownAs(subjects));
      return Promise.all(
        markets.map(async (view, index) => {
          const subject = subjects[index]!;
          const unit = await unitOf(subject);
          return {
            subject,
            group: 'market_rules',
            title: view.symbol,
            summary: kindOf(view) === 'spot' ? '' : kindOf(view),
            fields: marketRuleFields.map((field) => shownField(field, unit)),
            values: now.get(subject)?.values ?? {},
            upcoming: now.get(subject)?.upcoming ?? [],
          };
        }),
      );
    },

    history: async (subject, page) => configuredHistory(db, table, { subject, ...page }, await shownAs([subject])),

    async check(subject, values) {
      await read(subject, values);
    },

    async change(subject, values, effectiveAt, act) {
      const rules = marketRulesOf(await read(subject, values));
      const market = marketIdOf(subject);
      const command = { type: 'ScheduleMarketRules', market, effectiveAt, ...rules } as const;
      await configure(client, command, act);
    },
  };
}

function timelineOf({ db, catalog }: ConsolePartLent): NonNullable<ConsolePart['timeline']> {
  return async (customer, before, limit) => {
    const rows = await belowPlace(
      db.selectFrom('view.orders').selectAll().where('customer', '=', customer),
      { at: 'created_at', id: 'id' },
      before,
      limit,
    );
    return Promise.all(
      rows.map(async (row) => {
        const { market, quote } = await scalesOf(catalog, await catalog.marketById(row.market));
        return {
          at: row.created_at,
          id: String(row.id),
          kind: 'order',
          values: {
            market: market.symbol,
            side: row.side,
            order_type: row.order_type,
            price: formatDecimal(row.price, market.priceDecimals),
            quantity: formatDecimal(row.quantity, market.quantityDecimals),
            total: formatDecimal(BigInt(row.quote_amount), quote.scale),
            currency: quote.code,
            filled: formatDecimal(row.filled, market.quantityDecimals),
            state: row.state,
          },
        };
      }),
    );
  };
}
