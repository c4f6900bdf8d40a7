import type { Claim, Formula, Measure, ReceiptOf, Receipts, Step } from '../../../kernel/receipt.ts';
import { usdtAsset } from '../../../kernel/vocabulary.ts';
import type { CopyTradingEvent } from '../events.ts';
import { shareDue } from '../formulas/profit-share.ts';

type Settled = Extract<CopyTradingEvent, { type: 'ShareSettled' }>;

const usdt: Measure = { of: 'amount', asset: usdtAsset };

/** The share of all that a follow has come to, less what was paid of it before. */
function dueSteps(given: (name: string) => bigint): { readonly steps: readonly Step[]; readonly due: bigint } {
  const gained = given('realised') + given('gain');
  const sharePpm = Number(given('share_rate'));
  const all = shareDue({ gained, shared: 0n }, sharePpm);
  const due = shareDue({ gained, shared: given('shared_before') }, sharePpm);
  const steps = [
    { name: 'gain_in_all', terms: ['realised', '+', 'gain'], rounds: 'exact', value: gained },
    { name: 'share_in_all', terms: ['gain_in_all', '×', 'share_rate'], rounds: 'down', value: all },
    { name: 'share_due', terms: ['share_in_all', '−', 'shared_before'], rounds: 'exact', value: due },
  ] as const;
  return { steps, due };
}

const whole: Formula = (given) => {
  const { steps, due } = dueSteps(given);
  return [...steps, { name: 'share_paid', terms: ['share_due'], rounds: 'exact', value: due }];
};

/** As above, where what was held and free was less. */
const part: Formula = (given) => {
  const { steps, due } = dueSteps(given);
  const covered = given('covered');
  const value = covered < due ? covered : due;
  return [...steps, { name: 'share_paid', terms: ['min', 'share_due', 'covered'], rounds: 'exact', value }];
};

/** Follower and lead have the same receipt. Where nothing was paid, but something set free, nobody has any. */
const shareSettled: ReceiptOf<Settled> = {
  lookBackMs: 0,
  isEnough: () => true,
  terms: () => [],
  claim({ event: { follow, sharePpm, gained, open, shared, due, paid } }) {
    if (paid === 0n) return null;
    const origin = { from: 'event' } as const;
    const isWhole = paid === due;
    return {
      kind: isWhole ? 'profit_share' : 'profit_share_part',
      subject: follow,
      given: [
        { name: 'realised', value: gained, measure: usdt, origin },
        { name: 'gain', value: open, measure: usdt, origin },
        { name: 'share_rate', value: BigInt(sharePpm), measure: { of: 'rate' }, origin },
        { name: 'shared_before', value: shared, measure: usdt, origin },
        ...(isWhole ? [] : [{ name: 'covered', value: paid, measure: usdt, origin } as const]),
      ],
      recorded: [
        { name: 'gain_in_all', value: null, measure: usdt },
        { name: 'share_in_all', value: null, measure: usdt },
        { name: 'share_due', value: due, measure: usdt },
        { name: 'share_paid', value: paid, measure: usdt },
      ],
    } satisfies Claim;
  },
};

export const copyTradingReceipts: Receipts<Settled> = {
  formulas: { profit_share: whole, profit_share_part: part },
  events: { ShareSettled: shareSettled },
};
