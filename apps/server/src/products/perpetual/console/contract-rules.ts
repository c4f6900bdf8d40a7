import type { Command } from '@auric/exchange';
import type { ConfiguredField } from '../../configured-fields.ts';

type Rules = Omit<Extract<Command, { type: 'SetContractRules' }>, 'type' | 'market' | 'effectiveAt'>;

/** What may be changed of a contract while it trades, but for its tiers, in the order in which a form asks for it. */
const plainFields: readonly (ConfiguredField & { readonly key: Exclude<keyof Rules, 'tiers'> })[] = [
  {
    name: 'leverage',
    key: 'maxLeverage',
    label: 'Most leverage',
    help: 'Whatever the tiers allow.',
    kind: 'integer',
    least: 1n,
    most: 1000n,
  },
  {
    name: 'maker_fee',
    key: 'makerPpm',
    label: 'Maker fee',
    help: 'Of the notional.',
    kind: 'rate',
    least: 0n,
    most: 100000n,
  },
  {
    name: 'taker_fee',
    key: 'takerPpm',
    label: 'Taker fee',
    help: 'Of the notional.',
    kind: 'rate',
    least: 0n,
    most: 100000n,
  },
  {
    name: 'open_interest',
    key: 'openInterestMost',
    label: 'Open interest',
    help: 'What all positions of a side may be worth.',
    kind: 'amount',
    least: 0n,
    most: 9_000_000_000_000_000n,
  },
  {
    name: 'customer',
    key: 'customerMost',
    label: 'Of one customer',
    help: 'What the positions and orders of a customer may be worth on a side.',
    kind: 'amount',
    least: 0n,
    most: 9_000_000_000_000_000n,
  },
  {
    name: 'provider_share',
    key: 'providerPpm',
    label: 'Kept for providers',
    help: 'The last part of the open interest, for liquidity providers.',
    kind: 'rate',
    least: 0n,
    most: 1000000n,
  },
  {
    name: 'liquidation_fee',
    key: 'liquidationFeePpm',
    label: 'Liquidation fee',
    help: 'To the insurance fund, at most what is left of the margin.',
    kind: 'rate',
    least: 0n,
    most: 100000n,
  },
  {
    name: 'liquidation_whole',
    key: 'liquidationWhole',
    label: 'Liquidated at once',
    help: 'Up to this notional.',
    kind: 'amount',
    least: 0n,
    most: 9_000_000_000_000_000n,
  },
  {
    name: 'liquidation_step',
    key: 'liquidationStepPpm',
    label: 'Step of a liquidation',
    help: 'What is closed of a larger position at once.',
    kind: 'rate',
    least: 1n,
    most: 1000000n,
  },
  {
    name: 'takeover',
    key: 'takeoverMost',
    label: 'Taken over at most',
    help: 'What the insurance fund may hold of this market.',
    kind: 'amount',
    least: 0n,
    most: 9_000_000_000_000_000n,
  },
  {
    name: 'takeover_day',
    key: 'takeoverFundPpm',
    label: 'Lost at most',
    help: 'What the insurance fund may lose in this market a day, of itself.',
    kind: 'rate',
    least: 0n,
    most: 1000000n,
  },
  {
    name: 'impact',
    key: 'impactNotional',
    label: 'Impact notional',
    help: 'What the impact prices are for.',
    kind: 'amount',
    least: 0n,
    most: 9_000_000_000_000_000n,
  },
  {
    name: 'interest',
    key: 'interestPpm',
    label: 'Interest',
    help: 'The rate of funding without a premium.',
    kind: 'rate',
    least: 0n,
    most: 100000n,
  },
  {
    name: 'clamp',
    key: 'clampPpm',
    label: 'Clamp of the premium',
    help: 'How far the premium moves the rate of funding from the interest.',
    kind: 'rate',
    least: 0n,
    most: 100000n,
  },
  {
    name: 'funding_most',
    key: 'fundingMostPpm',
    label: 'Most funding',
    help: 'The rate of funding is never above it.',
    kind: 'rate',
    least: 0n,
    most: 100000n,
  },
  {
    name: 'funding_hours',
    key: 'fundingHours',
    label: 'Hours of funding',
    help: 'From one funding to the next: a part of a day.',
    kind: 'integer',
    least: 1n,
    most: 24n,
  },
  {
    name: 'mark_band',
    key: 'markBandPpm',
    label: 'Band of the mark',
    help: 'How far the mark is from the index at most.',
    kind: 'rate',
    least: 0n,
    most: 999999n,
  },
  {
    name: 'narrow_band',
    key: 'narrowBandPpm',
    label: 'Narrow band',
    help: 'The same for high leverage.',
    kind: 'rate',
    least: 0n,
    most: 999999n,
  },
  {
    name: 'narrow_above',
    key: 'narrowAbove',
    label: 'Narrow above',
    help: 'The leverage above which the narrow band holds.',
    kind: 'integer',
    least: 1n,
    most: 1000n,
  },
  {
    name: 'index_sources',
    key: 'indexSourcesMin',
    label: 'Sources of the index',
    help: 'Nothing is liquidated or triggered on fewer.',
    kind: 'integer',
    least: 1n,
    most: 64n,
  },
];

const amountMost = 9_000_000_000_000_000n;

/** The three numbers of a tier, at their places in the command's list; the last tier is without a bound. */
function tierFields(tier: number, tiers: number): ConfiguredField[] {
  const field = (place: number, part: string): Pick<ConfiguredField, 'name' | 'key'> => ({
    name: `tier_${tier}_${part}`,
    key: String((tier - 1) * 3 + place),
  });
  const bound: ConfiguredField = {
    ...field(0, 'up_to'),
    label: `Tier ${tier}, up to`,
    help: 'The notional up to which it holds.',
    kind: 'amount',
    least: 1n,
    most: amountMost,
  };
  return [
    ...(tier < tiers ? [bound] : []),
    {
      ...field(1, 'maintenance'),
      label: `Tier ${tier}, maintenance`,
      help: 'The rate of the maintenance margin.',
      kind: 'rate',
      least: 1n,
      most: 999_999n,
    },
    {
      ...field(2, 'leverage'),
      label: `Tier ${tier}, leverage`,
      help: 'At most in this tier.',
      kind: 'integer',
      least: 1n,
      most: 1000n,
    },
  ];
}

/** The fields of a contract with so many tiers; those of the tiers have the place in the list as their key. */
export function contractRuleFields(tiers: number): readonly ConfiguredField[] {
  const all = Array.from({ length: tiers }, (_, index) => tierFields(index + 1, tiers)).flat();
  return [...plainFields, ...all];
}

/** What an event said of a field. */
export function storedOf(field: ConfiguredField, rules: Readonly<Record<string, unknown>>): unknown {
  return isOfTier(field) ? (rules['tiers'] as readonly number[])[Number(field.key)] : rules[field.key];
}

/** The rules of a command from the whole numbers of its fields, by their names. */
export function contractRulesOf(numbers: ReadonlyMap<string, bigint>, tiers: number): Rules {
  const valueOf = ({ name, kind }: ConfiguredField) =>
    kind === 'amount' ? numbers.get(name)! : Number(numbers.get(name)!);
  const plain = Object.fromEntries(plainFields.map((field) => [field.key, valueOf(field)]));
  const list = Array.from({ length: tiers * 3 }, () => 0);
  for (const field of contractRuleFields(tiers))
    if (isOfTier(field)) list[Number(field.key)] = Number(numbers.get(field.name)!);
  return { ...plain, tiers: list } as unknown as Rules;
}

function isOfTier({ name }: ConfiguredField): boolean {
  return name.startsWith('tier_');
}
