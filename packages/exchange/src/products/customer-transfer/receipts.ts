import { partUp, unitsWorth } from '../../kernel/amounts.ts';
import { indexInput, tickLookBackMs } from '../../kernel/index-inputs.ts';
import type { Claim, Formula, Given, ReceiptOf, Receipts } from '../../kernel/receipt.ts';
import { usdtAsset } from '../../kernel/vocabulary.ts';
import type { CustomerTransferEvent } from './events.ts';
import { defaultFees, transferFeeOf } from './formulas.ts';

/** The terms that transfers are charged by. */
export const transferFeeTerms = 'transfer_fees';

type Transferred = Extract<CustomerTransferEvent, { type: 'CustomerTransferred' }>;

/** What is given costs its part or the least fee, the larger of both. */
const sent: Formula = (given) => {
  const fees = { feePpm: Number(given('fee_rate')), feeLeastE6: Number(given('fee_least')) };
  const [amount, scale, index] = [given('amount'), Number(given('decimals')), Number(given('index'))];
  const part = partUp(amount, fees.feePpm);
  const least = unitsWorth(BigInt(fees.feeLeastE6), scale, index);
  const fee = transferFeeOf(fees, amount, scale, index);
  return [
    { name: 'fee_part', terms: ['amount', '×', 'fee_rate'], rounds: 'up', value: part },
    { name: 'fee_floor', terms: ['fee_least', '÷', 'index'], rounds: 'up', value: least },
    { name: 'fee', terms: ['max', 'fee_part', 'fee_floor'], rounds: 'exact', value: fee },
    { name: 'paid', terms: ['amount', '+', 'fee'], rounds: 'exact', value: amount + fee },
  ];
};

/** The giver's part; who is given something pays nothing, and what the other one paid is none of theirs. */
const customerTransferred: ReceiptOf<Transferred> = {
  lookBackMs: tickLookBackMs,
  isEnough: ({ event, customer, earlier }) =>
    customer !== event.customer || indexInput('index', event.asset, earlier) !== null,
  terms: () => [transferFeeTerms],
  claim({ event: { customer: giver, transfer, asset, amount, fee }, customer, earlier }, world) {
    const index = indexInput('index', asset, earlier);
    if (customer !== giver || index === null) return null;
    const inForce = world.terms(transferFeeTerms);
    const fees = { ...defaultFees, ...inForce?.values };
    const terms = { from: 'terms', at: inForce?.since ?? 0 } as const;
    const measure = { of: 'amount', asset } as const;
    const usdt = { of: 'amount', asset: usdtAsset } as const;
    const given: Given[] = [
      { name: 'amount', value: amount, measure, origin: { from: 'event' } },
      { name: 'fee_rate', value: BigInt(fees.feePpm), measure: { of: 'rate' }, origin: terms },
      { name: 'fee_least', value: BigInt(fees.feeLeastE6), measure: usdt, origin: terms },
      index,
      { name: 'decimals', value: BigInt(world.scaleOf(asset)), measure: { of: 'count' }, origin: { from: 'listing' } },
    ];
    return {
      kind: 'transfer_sent',
      subject: transfer,
      given,
      recorded: [
        { name: 'fee_part', value: null, measure },
        { name: 'fee_floor', value: null, measure },
        { name: 'fee', value: fee, measure },
        { name: 'paid', value: amount + fee, measure },
      ],
    } satisfies Claim;
  },
};

export const customerTransferReceipts: Receipts<Transferred> = {
  formulas: { transfer_sent: sent },
  events: { CustomerTransferred: customerTransferred },
};
