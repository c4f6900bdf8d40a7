import type { Command } from '@auric/exchange';
import type { ConfiguredField } from '../../configured-fields.ts';

type Rules = Omit<Extract<Command, { type: 'ScheduleMarketRules' }>, 'type' | 'market' | 'effectiveAt'>;

const rate = { kind: 'rate', least: 0n, most: 999_999n } as const;
const amount = { kind: 'amount', least: 0n, most: 1_000_000_000_000_000n } as const;
const basisPoints = { kind: 'integer', least: 1n, most: 5_000n } as const;

/** What may be changed of a market while it trades, in the order in which a form asks for it. */
export const marketRuleFields: readonly (ConfiguredField & { readonly key: keyof Rules })[] = [
  {
    name: 'min_notional',
    key: 'minNotional',
    label: 'Smallest order',
    help: 'What an order is worth at least.',
    ...amount,
  },
  {
    name: 'max_notional',
    key: 'maxNotional',
    label: 'Largest order',
    help: 'What an order is worth at most.',
    ...amount,
  },
  {
    name: 'price_band',
    key: 'priceBandPpm',
    label: 'Price band',
    help: 'How far a limit price may be from the index.',
    ...rate,
  },
  {
    name: 'collar',
    key: 'collarPpm',
    label: 'Collar of market orders',
    help: 'How far a market order trades from its reference.',
    ...rate,
  },
  {
    name: 'reference_clamp',
    key: 'referenceClampPpm',
    label: 'Clamp of the reference',
    help: 'How far the reference may be from the index.',
    ...rate,
  },
  {
    name: 'price_moved',
    key: 'priceMovedPpm',
    label: 'Tolerance of a seen price',
    help: 'How far the market may move against a price that the customer saw.',
    ...rate,
  },
  {
    name: 'open_orders',
    key: 'maxOpenOrders',
    label: 'Open orders',
    help: 'How many a customer may have open in this market.',
    kind: 'integer',
    least: 1n,
    most: 10_000n,
  },
  {
    name: 'stop_cap',
    key: 'stopCapPpm',
    label: 'Cap of stops',
    help: 'How far above its trigger a stop that buys at market may pay.',
    ...rate,
  },
  {
    name: 'trigger_print',
    key: 'triggerPrintPpm',
    label: 'Trades that trigger',
    help: 'Triggers watch no trade further than this from the index.',
    ...rate,
  },
  {
    name: 'trailing_least',
    key: 'trailingMinBasisPoints',
    label: 'Trailing stop, least',
    help: 'In basis points.',
    ...basisPoints,
  },
  {
    name: 'trailing_most',
    key: 'trailingMaxBasisPoints',
    label: 'Trailing stop, most',
    help: 'In basis points.',
    ...basisPoints,
  },
  {
    name: 'index_age',
    key: 'indexAgeMaxMs',
    label: 'Age of the index',
    help: 'Orders are taken on no older one.',
    kind: 'duration',
    least: 1n,
    most: 3_155_760_000_000n,
  },
  {
    name: 'index_sources',
    key: 'indexSourcesMin',
    label: 'Sources of the index',
    help: 'Orders are taken on no fewer.',
    kind: 'integer',
    least: 1n,
    most: 64n,
  },
];

/** The rules of a command from the whole numbers of its fields; amounts are bigint, all else safe integers. */
export function marketRulesOf(numbers: ReadonlyMap<string, bigint>): Rules {
  const entries = marketRuleFields.map(({ key, name, kind }) => {
    const number = numbers.get(name) ?? 0n;
    return [key, kind === 'amount' ? number : Number(number)] as const;
  });
  return Object.fromEntries(entries) as unknown as Rules;
}
