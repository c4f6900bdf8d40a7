import type { ConfigurationValues } from '@auric/api/console/configuration';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { ConsolePart } from '../../../console/part.ts';
import { configuredHistory, configuredNow, type ShownAs } from '../../configured.ts';
import { readValue, shownField, shownValue, usdtUnit } from '../../configured-fields.ts';
import { configure } from '../../plain-configuration.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { positionTimeline } from './position-timeline.ts';
import { contractRuleFields, contractRulesOf, storedOf } from './contract-rules.ts';

const table = 'view.contract_rules';
const subjectPattern = /^contract_rules\/(\d{1,9})$/;

/** What operators set of futures, the rules of each market by events with their time, and what they see of a customer's positions. */
export async function contractConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  return { name: 'futures', configuration: rulesOf(lent), timeline: positionTimeline(lent) };
}

const shown: ShownAs = (_, stored) =>
  Object.fromEntries(
    contractRuleFields(tiersIn(stored['tiers'] as readonly number[])).map((field) => [
      field.name,
      shownValue(field, usdtUnit, storedOf(field, stored)),
    ]),
  );

function tiersIn(list: readonly number[]): number {
  return list.length / 3;
}

function rulesOf({ db, catalog, client }: ConsolePartLent): NonNullable<ConsolePart['configuration']> {
  async function contractOf(subject: string) {
    const market = Number(subjectPattern.exec(subject)?.[1] ?? 0);
    const { value: contracts } = await client.port.query({ type: 'contracts' });
    const contract = contracts.find((one) => one.market === market);
    if (contract === undefined) throw new ConsoleRefusal('configuration_unknown', 'subject');
    return { market, tiers: tiersIn(contract.tiers) };
  }

  async function read(subject: string, values: ConfigurationValues): Promise<Map<string, bigint>> {
    const { tiers } = await contractOf(subject);
    return new Map(contractRuleFields(tiers).map((field) => [field.name, readValue(field, usdtUnit, values)]));
  }

  return {
    owns: (subject) => subjectPattern.test(subject),

    async things() {
      const { value: contracts } = await client.port.query({ type: 'contracts' });
      const now = await configuredNow(db, table, shown);
      return Promise.all(
        contracts.map(async ({ market, tiers }) => {
          const subject = `contract_rules/${market}`;
          const { symbol } = await catalog.marketById(market);
          return {
            subject,
            group: 'contract_rules',
            title: symbol,
            summary: '',
            fields: contractRuleFields(tiersIn(tiers)).map((field) => shownField(field, usdtUnit)),
            values: now.get(subject)?.values ?? {},
            upcoming: now.get(subject)?.upcoming ?? [],
          };
        }),
      );
    },

    history: (subject, page) => configuredHistory(db, table, { subject, ...page }, shown),

    async check(subject, values) {
      await read(subject, values);
    },

    async change(subject, values, effectiveAt, act) {
      const { market, tiers } = await contractOf(subject);
      const rules = contractRulesOf(await read(subject, values), tiers);
      await configure(client, { type: 'SetContractRules', market, effectiveAt, ...rules }, act);
    },
  };
}
