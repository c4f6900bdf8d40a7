import type { ConfigurationValues } from '@auric/api/console/configuration';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { ConsolePart } from '../../../console/part.ts';
import { configuredHistory, configuredNow, type ShownAs } from '../../configured.ts';
import { type ConfiguredField, readValue, shownField, shownValue, usdtUnit } from '../../configured-fields.ts';
import { configure } from '../../plain-configuration.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { optionMarkets } from '../option-markets.ts';
import { usdtText } from '../option-shape.ts';
import { optionMarketSubject, optionStakeLimitSubject } from '../projection.ts';
import { optionTimeline } from './option-timeline.ts';
import { poolWithdrawal } from './pool-withdrawal.ts';
import { optionTermFields, optionTermsOf, stakeLimitField, storedOf } from './option-terms.ts';

const table = 'view.option_terms';
const group = 'option_terms';
const subjectPattern = /^option_market\/(\d{1,4})$/;

/** What operators set of seconds options, by events with their time, what two of them take out of the pool, and what they see of a customer's. */
export async function binaryOptionConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  return {
    name: 'options',
    routes: { 'treasury/withdraw_option_pool': poolWithdrawal(lent) },
    configuration: termsOf(lent),
    timeline: optionTimeline(lent),
  };
}

function fieldsOf(subject: string, durations: number): readonly ConfiguredField[] {
  return subject === optionStakeLimitSubject ? [stakeLimitField] : optionTermFields(durations);
}

function durationsIn(stored: Readonly<Record<string, unknown>>): number {
  return ((stored['durations'] as readonly number[] | undefined)?.length ?? 0) / 2;
}

const shown: ShownAs = (subject, stored) =>
  Object.fromEntries(
    fieldsOf(subject, durationsIn(stored)).map((field) => [
      field.name,
      shownValue(field, usdtUnit, storedOf(field, stored)),
    ]),
  );

function termsOf(lent: ConsolePartLent): NonNullable<ConsolePart['configuration']> {
  const { db, client } = lent;

  /** The fields of a subject, those of the durations that are in force now. */
  async function asked(subject: string): Promise<{ asset: number; durations: number }> {
    if (subject === optionStakeLimitSubject) return { asset: 0, durations: 0 };
    const asset = Number(subjectPattern.exec(subject)?.[1] ?? 0);
    const found = (await optionMarkets(lent)).find(({ option }) => option.asset === asset);
    if (found === undefined) throw new ConsoleRefusal('configuration_unknown', 'subject');
    return { asset, durations: found.option.terms?.durations.length ?? 0 };
  }

  async function read(subject: string, values: ConfigurationValues): Promise<Map<string, bigint>> {
    const { durations } = await asked(subject);
    return new Map(fieldsOf(subject, durations).map((field) => [field.name, readValue(field, usdtUnit, values)]));
  }

  return {
    owns: (subject) => subject === optionStakeLimitSubject || subjectPattern.test(subject),

    async things() {
      const now = await configuredNow(db, table, shown);
      const { value: pool } = await client.port.query({ type: 'optionPool' });
      const limit = { [stakeLimitField.name]: usdtText(pool.customerMost) };
      const thing = (subject: string, title: string, durations: number) => ({
        subject,
        group,
        title,
        summary: '',
        fields: fieldsOf(subject, durations).map((field) => shownField(field, usdtUnit)),
        values: now.get(subject)?.values ?? (subject === optionStakeLimitSubject ? limit : {}),
        upcoming: now.get(subject)?.upcoming ?? [],
      });
      const markets = await optionMarkets(lent);
      return [
        thing(optionStakeLimitSubject, 'All markets', 0),
        ...markets.map(({ market, option }) =>
          thing(optionMarketSubject(option.asset), market.symbol, option.terms?.durations.length ?? 0),
        ),
      ];
    },

    history: (subject, page) => configuredHistory(db, table, { subject, ...page }, shown),

    async check(subject, values) {
      await read(subject, values);
    },

    async change(subject, values, effectiveAt, act) {
      const { asset, durations } = await asked(subject);
      const numbers = await read(subject, values);
      if (subject === optionStakeLimitSubject) {
        const customerMost = numbers.get(stakeLimitField.name)!;
        await configure(client, { type: 'SetOptionStakeLimit', customerMost, effectiveAt }, act);
      } else {
        const terms = optionTermsOf(numbers, durations);
        await configure(client, { type: 'SetOptionMarket', asset, effectiveAt, ...terms }, act);
      }
    },
  };
}
