import { afterEach, describe, expect, it, vi } from 'vitest';
import { earlyOrNow } from './early-answers.ts';

const url = '/api/currency/list?lang=en';
const asCustomer = { method: 'GET', headers: { Authorization: 'mine' } };

function early(answer: Promise<Response>, token: string | null = 'mine', ageMs = 0) {
  globalThis.auricEarlyAnswers = new Map([[url, { askedAt: performance.now() - ageMs, token, answer }]]);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('later')));
}

const textOf = async (init: RequestInit) => (await earlyOrNow(url, init)).text();

describe('an early answer', () => {
  afterEach(() => {
    globalThis.auricEarlyAnswers = undefined;
    vi.unstubAllGlobals();
  });

  it('is given once', async () => {
    early(Promise.resolve(new Response('early')));
    expect(await textOf(asCustomer)).toBe('early');
    expect(await textOf(asCustomer)).toBe('later');
  });

  it('is given to nobody else, not even later', async () => {
    early(Promise.resolve(new Response('early')));
    expect(await textOf({ method: 'GET', headers: { Authorization: 'another' } })).toBe('later');
    expect(await textOf(asCustomer)).toBe('later');
  });

  it('is given to a guest where it was asked for without a session', async () => {
    early(Promise.resolve(new Response('early')), null);
    expect(await textOf({ method: 'GET', headers: {} })).toBe('early');
  });

  it('is given to nobody who comes late', async () => {
    early(Promise.resolve(new Response('early')), 'mine', 10_001);
    expect(await textOf(asCustomer)).toBe('later');
  });

  it('that failed is asked for again', async () => {
    early(Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOf(asCustomer)).toBe('later');
  });

  it('that does not come is given up when who waits gives up', async () => {
    early(new Promise(() => undefined));
    const patience = new AbortController();
    const answer = earlyOrNow(url, { ...asCustomer, signal: patience.signal });
    patience.abort(new Error('too long'));
    await expect(answer).rejects.toThrow('too long');
  });

  it('is none to something that is sent', async () => {
    early(Promise.resolve(new Response('early')));
    expect(await textOf({ ...asCustomer, method: 'POST' })).toBe('later');
  });
});
