import type { ConsolePart } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { type RecordedThing, recordedConfiguration } from '../../recorded-configuration.ts';
import { optionMarkets } from '../option-markets.ts';
import { usdtText } from '../option-shape.ts';
import { optionMarketSubject, optionStakeLimitSubject } from '../projection.ts';
import {
  durationFault,
  durationsAsked,
  optionTermFields,
  optionTermsOf,
  stakeLimitField,
  storedOf,
} from './option-terms.ts';
import { optionTimeline } from './option-timeline.ts';
import { poolWithdrawal } from './pool-withdrawal.ts';

const group = 'option_terms';
const marketPattern = /^option_market\/\d{1,4}$/;

/** What operators set of seconds options, by events with their time, what two of them take out of the pool, and what they see of a customer's. */
export async function binaryOptionConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  return {
    name: 'options',
    routes: { 'treasury/withdraw_option_pool': poolWithdrawal(lent) },
    configuration: recordedConfiguration({
      ...lent,
      table: 'view.option_terms',
      owns: (subject) => subject === optionStakeLimitSubject || marketPattern.test(subject),
      things: async () => [await stakeLimit(lent), ...(await marketTerms(lent))],
      fieldsOf: (subject, { durations }) =>
        subject === optionStakeLimitSubject
          ? [stakeLimitField]
          : optionTermFields(durationsAsked((durations as readonly number[]).length / 2)),
      storedOf,
    }),
    timeline: optionTimeline(lent),
  };
}

async function stakeLimit({ client }: ConsolePartLent): Promise<RecordedThing> {
  const { value: pool } = await client.port.query({ type: 'optionPool' });
  return {
    subject: optionStakeLimitSubject,
    group,
    title: 'All markets',
    fields: [stakeLimitField],
    otherwise: { [stakeLimitField.name]: usdtText(pool.customerMost) },
    command: (numbers, effectiveAt) => ({
      type: 'SetOptionStakeLimit',
      customerMost: numbers.get(stakeLimitField.name)!,
      effectiveAt,
    }),
  };
}

async function marketTerms(lent: ConsolePartLent): Promise<RecordedThing[]> {
  return (await optionMarkets(lent)).map(({ market, option: { asset, terms, upcoming } }) => {
    const known = [terms, ...upcoming].map((some) => some?.durations.length ?? 0);
    const asked = durationsAsked(Math.max(...known));
    return {
      subject: optionMarketSubject(asset),
      group,
      title: market.symbol,
      fields: optionTermFields(asked),
      wrong: (numbers) => durationFault(numbers, asked),
      command: (numbers, effectiveAt) => ({
        type: 'SetOptionMarket',
        asset,
        effectiveAt,
        ...optionTermsOf(numbers, asked),
      }),
    };
  });
}
