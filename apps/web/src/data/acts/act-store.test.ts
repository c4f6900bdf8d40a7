import type { WireOrder } from '@auric/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patienceMs, rememberedMs, repeatsItselfMs, type AskedAct } from './money-act.ts';
import { lost, refusal, ScriptedBrowser } from './scripted-tabs.test-support.ts';

const written = { amount: '1', price: '64000' };
const emptied = { amount: '', price: '64000' };
const sale: AskedAct<'coin/trade'> = {
  about: 'ticket:1',
  path: 'coin/trade',
  body: { match_id: 1, type: 'sell', amount: '1', post_only: false },
  draft: { written, after: emptied },
};
const cancel: AskedAct<'coin/cancel'> = { about: 'cancel:5', path: 'coin/cancel', body: { id: 5 }, orders: [5] };
const payPassword = '493817';
const payment: AskedAct<'user/Transfer'> = {
  about: 'sending',
  path: 'user/Transfer',
  body: { user_string: 'somebody@auric.test', currency: 3, number: '100' },
  secret: { pay_password: payPassword },
};
const order = { id: 5, status: 'doing', state: 'new', price: '10', amount: '2' } as WireOrder;
const canceled: WireOrder = { ...order, status: 'complete', state: 'canceled' };

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('an act on money', () => {
  let browser: ScriptedBrowser;
  beforeEach(() => {
    vi.useFakeTimers();
    browser = new ScriptedBrowser();
  });
  afterEach(() => vi.useRealTimers());

  const became = () => browser.told.map((news) => news.became);
  const ids = () => browser.sent.map(({ act }) => act.body.request_id);

  it('ux 4: three taps in one task are one act with one id', async () => {
    const { store } = browser.open();
    expect([store.begin(sale), store.begin(sale), store.begin(sale)]).toEqual([true, false, false]);
    await settled();
    expect(ids()).toEqual(['id-0-1']);
    expect(store.about('ticket:1')).toMatchObject({ phase: 'sending', customer: 7 });
  });

  it('is done with its first answer, once, and its draft with it', async () => {
    const { store, drafts } = browser.open();
    drafts.set('ticket:1', written);
    store.begin(sale);
    await settled();
    browser.sent[0]?.answer(order);
    await settled();
    expect(store.about('ticket:1')).toBeUndefined();
    expect(drafts.left('ticket:1')).toEqual(emptied);
    expect([browser.applied.length, became()]).toEqual([1, ['done']]);
    expect([...browser.texts.keys()].filter((key) => key.includes('act:'))).toEqual([]);
  });

  it('is told by its screen alone where that shows it', async () => {
    const { store } = browser.open();
    const heard: string[] = [];
    const leave = store.onNews((news) => heard.push(news.became) > 0);
    store.begin(sale);
    await settled();
    browser.sent[0]?.answer(order);
    await settled();
    leave();
    expect([heard, became()]).toEqual([['done'], []]);
  });

  it('that is refused leaves the draft, and the next one has another id', async () => {
    const { store, drafts } = browser.open();
    drafts.set('ticket:1', written);
    store.begin(sale);
    await settled();
    browser.sent[0]?.fail(refusal('insufficient_balance'));
    await settled();
    expect([became(), drafts.left('ticket:1')]).toEqual([['refused'], written]);
    expect(store.begin(sale)).toBe(true);
    await settled();
    expect(ids()).toEqual(['id-0-1', 'id-0-2']);
  });

  it('web 1: without an answer is repeated as it was, whatever the book and the form say by then', async () => {
    const { store } = browser.open();
    store.begin(sale);
    await settled();
    browser.sent[0]?.fail(lost);
    await settled();
    expect(store.about('ticket:1')?.phase).toBe('unknown');
    const other = { ...sale, body: { ...sale.body, amount: '2' } };
    expect(store.begin(other)).toBe(false);
    store.repeat('id-0-1');
    store.repeat('id-0-1');
    await settled();
    expect(browser.sent.map(({ act }) => act.body)).toEqual(Array(2).fill({ ...sale.body, request_id: 'id-0-1' }));
    browser.sent[1]?.answer(order);
    await settled();
    expect(became()).toEqual(['unknown', 'done']);
  });

  it('web 1: known to the exchange with another body is not taken for refused', async () => {
    const { store } = browser.open();
    store.begin(sale);
    await settled();
    browser.sent[0]?.fail(refusal('request_id_reused'));
    await settled();
    expect(store.about('ticket:1')).toMatchObject({ phase: 'unknown', reused: true });
    expect([store.begin(sale), store.repeat('id-0-1')]).toEqual([false, false]);
    store.reconcile();
    await settled();
    expect(browser.sent).toHaveLength(1);
  });

  it('keeps nothing of what proves who asks: it goes along in this page, and is gone after a reload', async () => {
    const first = browser.open();
    first.store.begin(payment);
    await settled();
    browser.sent[0]?.fail(lost);
    await settled();
    first.store.repeat('id-0-1');
    await settled();
    expect(browser.sent.map(({ act }) => (act.body as { pay_password?: string }).pay_password)).toEqual(
      Array(2).fill(payPassword),
    );
    expect(JSON.stringify([...browser.texts])).toContain(payment.body.user_string);
    expect(JSON.stringify([...browser.texts])).not.toContain(payPassword);
    expect(JSON.stringify([...first.store.all().values(), ...browser.told])).not.toContain(payPassword);
    first.close();
    browser.open();
    await settled();
    expect(browser.sent.at(-1)).toMatchObject({ tab: 1, act: { path: 'user/Transfer' } });
    expect(browser.sent.at(-1)?.act.body).toEqual({ ...payment.body, request_id: 'id-0-1' });
  });

  it('answered late, or twice, ends once', async () => {
    const { store } = browser.open();
    store.begin(sale);
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect([store.about('ticket:1')?.phase, became()]).toEqual(['unknown', ['unknown']]);
    store.repeat('id-0-1');
    await settled();
    browser.sent[0]?.answer(order);
    await settled();
    browser.sent[1]?.answer(order);
    await settled();
    expect([browser.applied.length, became()]).toEqual([1, ['unknown', 'done']]);
    expect(store.about('ticket:1')).toBeUndefined();
  });

  it.each([
    ['too many requests', refusal('too_many_requests', 429)],
    ['a page that is no answer', refusal('http_200')],
  ])('in doubt stays so where a repeat is turned away at the door: %s', async (_, failure) => {
    const { store } = browser.open();
    store.begin(sale);
    await settled();
    browser.sent[0]?.fail(lost);
    await settled();
    store.repeat('id-0-1');
    await settled();
    browser.sent[1]?.fail(failure);
    await settled();
    expect(store.about('ticket:1')?.phase).toBe('unknown');
  });

  it('web 2: survives a reload: what was sending is in doubt, asked about at once and ended', async () => {
    const before = browser.open();
    before.drafts.set('ticket:1', written);
    before.store.begin(sale);
    await settled();
    before.close();
    const { drafts } = browser.open();
    await settled();
    expect(ids()).toEqual(['id-0-1', 'id-0-1']);
    browser.sent[1]?.answer(order);
    await settled();
    expect([became(), drafts.left('ticket:1')]).toEqual([['done'], emptied]);
  });

  it('that nobody waits for any more is left to its customer', async () => {
    const before = browser.open();
    before.store.begin(sale);
    await settled();
    before.close();
    browser.now += repeatsItselfMs;
    const { store } = browser.open();
    await settled();
    expect(store.about('ticket:1')?.phase).toBe('unknown');
    expect(browser.sent).toHaveLength(1);
    browser.now += rememberedMs;
    expect(store.repeat('id-0-1')).toBe(false);
  });

  it('is asked about again when the line is back', async () => {
    const { store } = browser.open();
    store.begin(sale);
    await settled();
    browser.sent[0]?.fail(lost);
    await settled();
    store.reconcile();
    await settled();
    expect(ids()).toEqual(['id-0-1', 'id-0-1']);
  });

  it('that was set aside frees its place, is never sent again, and is still heard of', async () => {
    const { store, drafts } = browser.open();
    drafts.set('ticket:1', written);
    store.begin(sale);
    await vi.advanceTimersByTimeAsync(patienceMs);
    store.setAside('id-0-1');
    drafts.set('ticket:1', { amount: '5', price: '1' });
    store.reconcile();
    expect(store.begin(sale)).toBe(true);
    await settled();
    expect(ids()).toEqual(['id-0-1', 'id-0-2']);
    browser.sent[0]?.answer(order);
    await settled();
    expect(became()).toEqual(['unknown', 'done']);
    expect(drafts.left('ticket:1')).toEqual({ amount: '5', price: '1' });
  });

  describe('of somebody who has left', () => {
    it('web 3: is neither shown nor told to the next one, and its draft is theirs alone', async () => {
      const { store, drafts } = browser.open();
      drafts.set('ticket:1', written);
      store.begin(sale);
      await settled();
      browser.signIn(8);
      expect([store.all().size, drafts.left('ticket:1')]).toEqual([0, undefined]);
      browser.sent[0]?.answer(order);
      await settled();
      expect([browser.applied, browser.told]).toEqual([[], []]);
      browser.signIn(7);
      expect([store.all().size, drafts.left('ticket:1')]).toEqual([0, emptied]);
    });

    it('is not sent in the name of the next one, but when its customer is back', async () => {
      const { store } = browser.open();
      store.begin(sale);
      await settled();
      browser.sent[0]?.fail(lost);
      await settled();
      browser.signIn(null);
      browser.signIn(8);
      store.reconcile();
      await settled();
      expect(browser.sent).toHaveLength(1);
      browser.signIn(7);
      await settled();
      expect(ids()).toEqual(['id-0-1', 'id-0-1']);
    });

    it('was typed by a guest: it goes to whoever then signs in', () => {
      browser.customer = null;
      const { drafts, store } = browser.open();
      drafts.set('ticket:1', written);
      expect(store.begin(sale)).toBe(false);
      browser.signIn(7);
      expect(drafts.left('ticket:1')).toEqual(written);
      browser.signIn(null);
      expect(drafts.left('ticket:1')).toBeUndefined();
    });
  });

  describe('in two tabs', () => {
    it('is seen by both, and only one of them sends it', async () => {
      const [first, second] = [browser.open(), browser.open()];
      const unwatch = second.drafts.watch(
        'ticket:1',
        written,
        () => emptied,
        () => undefined,
      );
      first.drafts.set('ticket:1', written);
      first.store.begin(sale);
      expect(second.store.about('ticket:1')?.phase).toBe('sending');
      expect(second.store.begin(sale)).toBe(false);
      await settled();
      browser.sent[0]?.fail(lost);
      await settled();
      first.store.reconcile();
      second.store.reconcile();
      await settled();
      expect(browser.sent).toHaveLength(2);
      browser.sent[1]?.answer(order);
      await settled();
      expect([first.store.all().size, second.store.all().size, became()]).toEqual([0, 0, ['unknown', 'done']]);
      expect(second.drafts.held('ticket:1')).toEqual(emptied);
      unwatch();
    });

    it('is taken over from one that was closed, by one of the others', async () => {
      const first = browser.open();
      browser.open();
      browser.open();
      first.store.begin(sale);
      await settled();
      first.close();
      await settled();
      await settled();
      expect(browser.sent.map(({ tab }) => tab === 0)).toEqual([true, false]);
      browser.sent[1]?.answer(order);
      await settled();
      expect(became()).toEqual(['done']);
    });
  });

  describe('on an order', () => {
    it('is answered by the news of it, and a late answer says nothing more', async () => {
      const { store } = browser.open();
      store.begin(cancel);
      await settled();
      store.heard([{ ...order, state: 'partially_filled' }]);
      expect(store.about('cancel:5')?.phase).toBe('sending');
      store.heard([canceled]);
      expect(store.about('cancel:5')).toBeUndefined();
      browser.sent[0]?.fail(refusal('order_not_open'));
      await settled();
      expect(became()).toEqual(['done']);
    });

    it('is moot once the order has ended by itself', async () => {
      const { store } = browser.open();
      store.begin(cancel);
      await settled();
      store.heard([{ ...order, status: 'complete', state: 'filled' }]);
      expect([store.all().size, became()]).toEqual([0, ['moot']]);
    });

    it('that changes it is done where the order is as asked', async () => {
      const { store } = browser.open();
      store.begin({ about: 'amend:5', path: 'coin/amend', body: { id: 5, price: '11.0' }, orders: [5] });
      await settled();
      store.heard([order]);
      expect(store.all().size).toBe(1);
      store.heard([{ ...order, price: '11' }]);
      expect([store.all().size, became()]).toEqual([0, ['done']]);
    });

    it('that is old is answered by reading the orders anew, and not sent again', async () => {
      const { store } = browser.open();
      store.begin(cancel);
      await settled();
      browser.sent[0]?.fail(lost);
      await settled();
      store.ordersRead();
      expect(store.all().size).toBe(1);
      browser.now += repeatsItselfMs;
      store.reconcile();
      store.ordersRead();
      await settled();
      expect([store.all().size, browser.sent.length]).toEqual([0, 1]);
    });
  });

  it('is kept in memory where the browser stores nothing', async () => {
    const { store } = browser.open();
    browser.texts.set = () => {
      throw new Error('quota');
    };
    expect([store.begin(sale), store.begin(sale)]).toEqual([true, false]);
    await settled();
    browser.sent[0]?.fail(lost);
    await settled();
    expect(store.about('ticket:1')?.phase).toBe('unknown');
  });
});
