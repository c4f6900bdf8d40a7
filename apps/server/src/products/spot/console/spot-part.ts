import type { ConfigurationField, ConfigurationValues } from '@auric/api/console/configuration';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { ConsolePart } from '../../../console/part.ts';
import { configuredHistory, configuredNow, type ShownAs } from '../../configured.ts';
import { type ConfiguredField, readValue, shownField, shownValue, usdtUnit } from '../../configured-fields.ts';
import { configure } from '../../plain-configuration.ts';
import type { ConsolePartLent } from '../../product-row.ts';

const table = 'view.fee_schedules';
export const feeSubject = 'fee_schedule';
const tiersMax = 20;

const fee = { kind: 'rate', least: 0n, most: 10_000n } as const;
const columns: readonly ConfiguredField[] = [
  {
    name: 'volume',
    key: 'volume',
    label: '30-day volume from',
    help: 'From this volume on the tier holds.',
    kind: 'amount',
    least: 0n,
    most: 9_000_000_000_000_000n,
  },
  { name: 'maker', key: 'maker', label: 'Maker', help: 'Of what the maker receives.', ...fee },
  { name: 'taker', key: 'taker', label: 'Taker', help: 'Of what the taker receives.', ...fee },
];

/** What trades cost. */
export async function spotConsolePart({ db, client }: ConsolePartLent): Promise<ConsolePart> {
  return {
    name: 'fees',
    configuration: {
      owns: (subject) => subject === feeSubject,

      async things() {
        const now = await configuredNow(db, table, shown);
        const { values = {}, upcoming = [] } = now.get(feeSubject) ?? {};
        return [
          { subject: feeSubject, group: 'fees', title: 'Trading fees', summary: '', fields: [field], values, upcoming },
        ];
      },

      history: (subject, page) => configuredHistory(db, table, { subject, ...page }, shown),

      check(_, values) {
        tiersOf(values);
        return Promise.resolve();
      },

      async change(_, values, effectiveAt, act) {
        const command = { type: 'SetFeeSchedule', tiers: tiersOf(values), effectiveAt } as const;
        await configure(client, command, act);
      },
    },
  };
}

const field: ConfigurationField = {
  name: 'tiers',
  label: 'Tiers',
  kind: 'rows',
  unit: '',
  least: '1',
  most: String(tiersMax),
  choices: [],
  help: 'The lowest first; the first begins at 0.',
  columns: columns.map((column) => shownField(column, usdtUnit)) as never,
};

/** Triples of volume, maker and taker as rows. */
const shown: ShownAs = (_, stored) => {
  const tiers = stored['tiers'] as readonly number[];
  const rows = Array.from({ length: tiers.length / columns.length }, (_unused, row) =>
    Object.fromEntries(
      columns.map((column, at) => [column.name, shownValue(column, usdtUnit, tiers[row * columns.length + at])]),
    ),
  );
  return { tiers: rows };
};

/** The triples of a command; refuses (`configuration_value`) rows that are none, or whose volumes do not rise from 0. */
function tiersOf({ tiers }: ConfigurationValues): number[] {
  if (!Array.isArray(tiers) || tiers.length === 0 || tiers.length > tiersMax)
    throw new ConsoleRefusal('configuration_value', 'tiers');
  const triples = tiers.map((row) => {
    if (typeof row !== 'object') throw new ConsoleRefusal('configuration_value', 'tiers');
    return columns.map((column) => Number(readValue(column, usdtUnit, row)));
  });
  const rise = triples.every(([volume = 0], at) => (at === 0 ? volume === 0 : volume > (triples[at - 1]?.[0] ?? 0)));
  if (!rise) throw new ConsoleRefusal('configuration_value', 'tiers');
  return triples.flat();
}
