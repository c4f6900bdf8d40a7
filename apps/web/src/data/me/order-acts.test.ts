import type { WireOrder } from '@auric/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { actOf, answerActs, answered, beginAct, clearDoubts, doubtAct, endAct, hasDoubts } from './order-acts.ts';

const news = (id: number, change: Partial<WireOrder> = {}): WireOrder =>
  ({ id, status: 'doing', state: 'new', ...change }) as WireOrder;

describe('what is under way with an order', () => {
  beforeEach(() => endAct([1, 2]));

  it('locks it from the first tap to the answer', () => {
    const name = beginAct([1], 'cancel');
    expect(actOf(1)).toEqual({ kind: 'cancel', phase: 'sending', requestId: name });
    expect(actOf(2)).toBeUndefined();
    endAct([1]);
    expect(actOf(1)).toBeUndefined();
  });

  it('keeps its name when it is repeated after no answer came', () => {
    const name = beginAct([1], 'cancel');
    doubtAct([1]);
    expect(beginAct([1], 'cancel')).toBe(name);
    doubtAct([1]);
    expect(beginAct([1], 'amend')).not.toBe(name);
  });

  it('takes the name of a draft', () => {
    expect(beginAct([1], 'amend', 'of-the-draft')).toBe('of-the-draft');
  });

  it('is not answered by a fill that comes meanwhile, but by the end of the order', () => {
    beginAct([1, 2], 'cancel');
    answerActs([news(1, { state: 'partially_filled' })]);
    expect(actOf(1)?.phase).toBe('sending');
    answerActs([news(1, { status: 'complete', state: 'canceled' })]);
    expect(actOf(1)).toBeUndefined();
    expect(actOf(2)?.phase).toBe('sending');
  });

  it('in doubt is answered by any news of the order, or by reading all orders anew', () => {
    beginAct([1, 2], 'amend');
    doubtAct([1]);
    expect(hasDoubts()).toBe(true);
    answerActs([news(1)]);
    expect(actOf(1)).toBeUndefined();
    doubtAct([2]);
    clearDoubts();
    expect(actOf(2)).toBeUndefined();
    expect(hasDoubts()).toBe(false);
  });

  it('is the same object where nothing of it is new, so that nobody renders', () => {
    const acts = { 1: { kind: 'cancel', phase: 'sending', requestId: 'x' } } as const;
    expect(answered(acts, [news(1), news(5)])).toBe(acts);
  });
});
