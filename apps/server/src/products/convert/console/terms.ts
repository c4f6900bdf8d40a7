import type { Command } from '@auric/exchange';
import type { ConfigurationSource } from '../../../console/part.ts';
import { type ConfiguredField, usdtUnit } from '../../configured-fields.ts';
import { type PlainThing, plainConfiguration } from '../../plain-configuration.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { termsSubject } from '../projection.ts';

type Key = Exclude<keyof Extract<Command, { type: 'SetConvertTerms' }>, 'type' | 'effectiveAt'>;

const rate = { kind: 'rate', least: 0n, most: 100_000n } as const;

const fields: readonly (ConfiguredField & { readonly key: Key })[] = [
  {
    ...rate,
    name: 'spread',
    key: 'spreadPpm',
    label: 'Spread',
    help: 'What the house takes beside the taker fee.',
    least: 1000n,
  },
  {
    ...rate,
    name: 'tolerance',
    key: 'tolerancePpm',
    label: 'Tolerance',
    help: 'How far the books may move against the house until a quote is accepted.',
  },
  {
    name: 'valid',
    key: 'validMs',
    label: 'A quote holds for',
    help: 'Quotes that are out keep what they said.',
    kind: 'duration',
    least: 1n,
    most: 60_000n,
  },
  {
    ...rate,
    name: 'spread_most',
    key: 'spreadMostPpm',
    label: 'Furthest from the index',
    help: 'How far below the index a conversion may lie, spread and fees included.',
  },
  {
    name: 'dust_most',
    key: 'dustMostE6',
    label: 'Small balance',
    help: 'What a balance may be worth that goes with the small ones.',
    kind: 'amount',
    least: 0n,
    most: 1_000_000_000n,
  },
  {
    name: 'dust_pause',
    key: 'dustPauseMs',
    label: 'Between two of small balances',
    help: 'How long a customer waits until they convert small balances again.',
    kind: 'duration',
    least: 0n,
    most: 2_592_000_000n,
  },
];

/** By what conversions are made, from a time on. */
export function termsConfiguration({ db, client }: ConsolePartLent): ConfigurationSource {
  return plainConfiguration({
    db,
    client,
    table: 'view.convert_terms',
    owns: (subject) => subject === termsSubject,
    async things() {
      const { upcoming, ...now } = (await client.port.query({ type: 'convertTerms' })).value;
      const thing: PlainThing<Key> = {
        subject: termsSubject,
        group: 'fees',
        title: 'Conversions',
        fields,
        unit: usdtUnit,
        now,
        upcoming,
        command: (numbers, effectiveAt) => ({
          type: 'SetConvertTerms',
          spreadPpm: Number(numbers.spreadPpm),
          tolerancePpm: Number(numbers.tolerancePpm),
          validMs: Number(numbers.validMs),
          spreadMostPpm: Number(numbers.spreadMostPpm),
          dustMostE6: Number(numbers.dustMostE6),
          dustPauseMs: Number(numbers.dustPauseMs),
          effectiveAt,
        }),
      };
      return [thing];
    },
  });
}
