import type { Command } from '@auric/exchange';
import type { ConfiguredField } from '../../configured-fields.ts';

type Terms = Omit<Extract<Command, { type: 'SetOptionMarket' }>, 'type' | 'asset' | 'effectiveAt'>;

const amountMost = 9_000_000_000_000_000n;
/** What the exchange takes: durations of at least so many seconds, and so many of them. */
const secondsLeast = 15n;
const durationsMost = 12;

const plainFields: readonly (ConfiguredField & { readonly key: Exclude<keyof Terms, 'durations' | 'isOpen'> })[] = [
  {
    name: 'stake_least',
    key: 'stakeLeast',
    label: 'Least stake',
    help: 'Of one option.',
    kind: 'amount',
    least: 1n,
    most: amountMost,
  },
  {
    name: 'stake_most',
    key: 'stakeMost',
    label: 'Most stake',
    help: 'Of one option.',
    kind: 'amount',
    least: 1n,
    most: amountMost,
  },
  {
    name: 'exposure',
    key: 'exposurePpm',
    label: 'Exposure',
    help: 'How much of the pool may be due within ten seconds.',
    kind: 'rate',
    least: 1n,
    most: 1_000_000n,
  },
  {
    name: 'price_moved',
    key: 'priceMovedPpm',
    label: 'Price tolerance',
    help: 'How far the index may have moved against the price that a buyer saw.',
    kind: 'rate',
    least: 0n,
    most: 1_000_000n,
  },
];

const openField: ConfiguredField = {
  name: 'open',
  key: 'isOpen',
  label: 'Selling',
  help: '1 while options are sold, 0 while none are; open ones are settled in any case.',
  kind: 'integer',
  least: 0n,
  most: 1n,
};

/** The two numbers of a duration, at their places in the command's list. */
function durationFields(place: number): ConfiguredField[] {
  return [
    {
      name: `duration_${place}_seconds`,
      key: String((place - 1) * 2),
      label: `Duration ${place}, seconds`,
      help: 'From the strike to the settlement; 0 for none.',
      kind: 'integer',
      least: 0n,
      most: 3600n,
    },
    {
      name: `duration_${place}_payout`,
      key: String((place - 1) * 2 + 1),
      label: `Duration ${place}, payout`,
      help: 'What a win pays over the stake; 0 for none.',
      kind: 'rate',
      least: 0n,
      most: 1_000_000n,
    },
  ];
}

function durationsIn(count: number): ConfiguredField[] {
  return Array.from({ length: count }, (_, index) => durationFields(index + 1)).flat();
}

/** The fields of a market with so many durations, in the order in which a form asks for them. */
export function optionTermFields(durations: number): readonly ConfiguredField[] {
  return [openField, ...durationsIn(durations), ...plainFields];
}

/** How many durations a form has room for: those that there are, and one more. */
export function durationsAsked(known: number): number {
  return Math.min(durationsMost, known + 1);
}

/** What an event said of a field; a duration that it doesn't have is 0. */
export function storedOf({ name, key }: ConfiguredField, terms: Readonly<Record<string, unknown>>): unknown {
  if (name === openField.name) return terms['isOpen'] === true ? 1 : 0;
  return name.startsWith('duration_') ? ((terms['durations'] as readonly number[])[Number(key)] ?? 0) : terms[key];
}

/** The field of a duration that the exchange wouldn't take, null where all are possible: each longer than the one before, none half. */
export function durationFault(numbers: ReadonlyMap<string, bigint>, durations: number): string | null {
  let longest = secondsLeast - 1n;
  for (let place = 1; place <= durations; place++) {
    const [secondsName, payoutName] = [`duration_${place}_seconds`, `duration_${place}_payout`];
    const [seconds, payout] = [numbers.get(secondsName)!, numbers.get(payoutName)!];
    if (seconds === 0n && payout === 0n) continue;
    if (seconds <= longest) return secondsName;
    if (payout === 0n) return payoutName;
    longest = seconds;
  }
  return longest < secondsLeast ? 'duration_1_seconds' : null;
}

/** The terms of a command from the whole numbers of its fields, by their names. */
export function optionTermsOf(numbers: ReadonlyMap<string, bigint>, durations: number): Terms {
  const number = (name: string): bigint => numbers.get(name)!;
  return {
    durations: durationsIn(durations)
      .map(({ name }) => Number(number(name)))
      .filter((value) => value !== 0),
    stakeLeast: number('stake_least'),
    stakeMost: number('stake_most'),
    exposurePpm: Number(number('exposure')),
    priceMovedPpm: Number(number('price_moved')),
    isOpen: number('open') === 1n,
  };
}

/** What the open stakes of one customer come to at most. */
export const stakeLimitField: ConfiguredField = {
  name: 'customer_most',
  key: 'customerMost',
  label: 'Open stakes of one customer',
  help: 'Over all markets.',
  kind: 'amount',
  least: 1n,
  most: amountMost,
};
