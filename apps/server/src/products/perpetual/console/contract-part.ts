import type { ConsolePart } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { type RecordedThing, recordedConfiguration } from '../../recorded-configuration.ts';
import { contractRuleFields, contractRulesOf, storedOf } from './contract-rules.ts';
import { positionTimeline } from './position-timeline.ts';

const subjectPattern = /^contract_rules\/\d{1,9}$/;

/** What operators set of futures, the rules of each market by events with their time, and what they see of a customer's positions. */
export async function contractConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  return {
    name: 'futures',
    configuration: recordedConfiguration({
      ...lent,
      table: 'view.contract_rules',
      owns: (subject) => subjectPattern.test(subject),
      things: () => contractRules(lent),
      fieldsOf: (_, { tiers }) => contractRuleFields(tiersIn(tiers as readonly number[])),
      storedOf,
    }),
    timeline: positionTimeline(lent),
  };
}

function tiersIn(list: readonly number[]): number {
  return list.length / 3;
}

async function contractRules({ catalog, client }: ConsolePartLent): Promise<RecordedThing[]> {
  const { value: contracts } = await client.port.query({ type: 'contracts' });
  return Promise.all(
    contracts.map(async ({ market, tiers }) => {
      const { symbol } = await catalog.marketById(market);
      return {
        subject: `contract_rules/${market}`,
        group: 'contract_rules',
        title: symbol,
        fields: contractRuleFields(tiersIn(tiers)),
        command: (numbers, effectiveAt) => ({
          type: 'SetContractRules',
          market,
          effectiveAt,
          ...contractRulesOf(numbers, tiersIn(tiers)),
        }),
      } satisfies RecordedThing;
    }),
  );
}
