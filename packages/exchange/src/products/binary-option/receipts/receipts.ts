import type { Formula, Given, Measure, ReceiptOf, Receipts, Step } from '../../../kernel/receipt.ts';
import { usdtAsset } from '../../../kernel/vocabulary.ts';
import type { BinaryOptionEvent } from '../events.ts';
import { meanE8, type OptionTick, reserveOf, resultOf, ticksOfMean, unpackTicks } from '../formulas.ts';

type Settled = Extract<BinaryOptionEvent, { type: 'OptionSettled' }>;
type Voided = Extract<BinaryOptionEvent, { type: 'OptionVoided' }>;

const usdt: Measure = { of: 'amount', asset: usdtAsset };
const indexPrice: Measure = { of: 'index' };

const places = Array.from({ length: ticksOfMean }, (_, place) => place + 1);

/** The mean of five ticks of the inputs, by the first part of their names. */
function meanStep(name: string, given: (name: string) => bigint): Step {
  const ticks = places.map((place) => `${name}_tick_${place}`);
  const prices = ticks.map((tick) => ({ at: 0, sources: 0, priceE8: Number(given(tick)) }));
  const sum = ticks.flatMap((tick, place) => (place === 0 ? [tick] : ['+', tick]));
  return {
    name,
    terms: ['(', ...sum, ')', '÷', String(ticksOfMean)],
    rounds: 'down',
    value: BigInt(meanE8(prices)),
  };
}

/** What an option came to: the two means, how far the second lies on the buyer's side of the first, what was gained. */
function settledFormula(direction: 'up' | 'down'): Formula {
  return (given) => {
    const strike = meanStep('strike', given);
    const settlement = meanStep('settlement', given);
    const isUp = direction === 'up';
    const ahead = isUp ? settlement.value - strike.value : strike.value - settlement.value;
    const stake = given('stake');
    const result = resultOf(direction, Number(strike.value), Number(settlement.value));
    const won = reserveOf(stake, Number(given('payout_rate')));
    const gained: Step = {
      won: { name: 'gained', terms: ['stake', '×', 'payout_rate'], rounds: 'down', value: won } as const,
      lost: { name: 'gained', terms: ['−', 'stake'], rounds: 'exact', value: -stake } as const,
      tied: { name: 'gained', terms: ['0'], rounds: 'exact', value: 0n } as const,
    }[result];
    const terms = isUp ? ['settlement', '−', 'strike'] : ['strike', '−', 'settlement'];
    return [strike, settlement, { name: 'ahead', terms, rounds: 'exact', value: ahead }, gained];
  };
}

/** The stake comes back whole. */
const voidFormula: Formula = (given) => [
  { name: 'returned', terms: ['stake'], rounds: 'exact', value: given('stake') },
];

function tickInputs(name: string, ticks: readonly number[]): Given[] {
  return unpackTicks(ticks).map(({ at, priceE8, sources }: OptionTick, place) => ({
    name: `${name}_tick_${place + 1}`,
    value: BigInt(priceE8),
    measure: indexPrice,
    origin: { from: 'index', at, sources },
  }));
}

const settled: ReceiptOf<Settled> = {
  lookBackMs: 0,
  isEnough: () => true,
  terms: () => [],
  claim({ event }) {
    const { option, direction, stake, payoutPpm, strikeE8, strikeTicks, settlementE8, settlementTicks, paid } = event;
    return {
      kind: `option_${direction}`,
      subject: option,
      given: [
        { name: 'stake', value: stake, measure: usdt, origin: { from: 'event' } },
        { name: 'payout_rate', value: BigInt(payoutPpm), measure: { of: 'rate' }, origin: { from: 'event' } },
        ...tickInputs('strike', strikeTicks),
        ...tickInputs('settlement', settlementTicks),
      ],
      recorded: [
        { name: 'strike', value: BigInt(strikeE8), measure: indexPrice },
        { name: 'settlement', value: BigInt(settlementE8), measure: indexPrice },
        { name: 'ahead', value: null, measure: indexPrice },
        { name: 'gained', value: paid - stake, measure: usdt },
      ],
    };
  },
};

const voided: ReceiptOf<Voided> = {
  lookBackMs: 0,
  isEnough: () => true,
  terms: () => [],
  claim({ event: { option, stake, reason, strikeTicks, settlementTicks } }) {
    return {
      kind: `option_void_${reason}`,
      subject: option,
      given: [
        { name: 'stake', value: stake, measure: usdt, origin: { from: 'event' } },
        ...tickInputs('strike', strikeTicks),
        ...tickInputs('settlement', settlementTicks),
      ],
      recorded: [{ name: 'returned', value: stake, measure: usdt }],
    };
  },
};

export const binaryOptionReceipts: Receipts<Settled | Voided> = {
  formulas: {
    option_up: settledFormula('up'),
    option_down: settledFormula('down'),
    option_void_strike_late: voidFormula,
    option_void_strike_gap: voidFormula,
    option_void_settlement_stale: voidFormula,
    option_void_settlement_gap: voidFormula,
  },
  events: { OptionSettled: settled, OptionVoided: voided },
};
