import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/envelope.ts';
import { continuity, type ChannelConsumer } from './channel.ts';
import { firstWordMs, offlineAfterMs } from './connection-state.ts';
import { RealtimeClient, type Transport, type TransportHandlers } from './realtime-client.ts';

/** A socket in memory: the test answers the questions and sends the events. */
class FakeTransport implements Transport {
  handlers: TransportHandlers | undefined;
  up = false;
  tokens: (string | null)[] = [];
  asked: { event: string; channel: string; answer: (state: unknown) => void; fail: (error?: Error) => void }[] = [];

  connect(token: string | null): void {
    this.tokens.push(token);
  }
  close(): void {
    this.up = false;
  }
  connected(): boolean {
    return this.up;
  }
  request(event: 'subscribe' | 'unsubscribe', channel: string): Promise<unknown> {
    return new Promise((answer, reject) => {
      this.asked.push({ event, channel, answer, fail: (error = new Error('timeout')) => reject(error) });
    });
  }
  pings: { answer: () => void }[] = [];
  ping(timeoutMs: number): Promise<void> {
    return new Promise((answer, reject) => {
      this.pings.push({ answer });
      setTimeout(() => reject(new Error('timeout')), timeoutMs);
    });
  }
  listen(handlers: TransportHandlers): void {
    this.handlers = handlers;
  }
  rise(): void {
    this.up = true;
    this.handlers?.connected();
  }
  fall(): void {
    this.up = false;
    this.handlers?.disconnected();
  }
  async answer(state: unknown): Promise<void> {
    this.asked.shift()?.answer(state);
    await vi.advanceTimersByTimeAsync(0);
  }
}

function recorder() {
  const seen: string[] = [];
  const consumer: ChannelConsumer = {
    snapshot: (state) => seen.push(`snapshot ${state.seq}`),
    event: (event) => seen.push(`event ${event.seq}`),
  };
  return { seen, consumer };
}

function setUp() {
  const transport = new FakeTransport();
  const sessionEnded = vi.fn();
  const client = new RealtimeClient(transport, sessionEnded);
  const { seen, consumer } = recorder();
  client.start(null, 'en');
  return { transport, client, seen, consumer, sessionEnded };
}

const event = (prev: number, seq: number) => ({ prev, seq });

describe('continuity', () => {
  it('tells next, old and missing apart', () => {
    expect(continuity(5, event(5, 6))).toBe('next');
    expect(continuity(5, event(5, 9))).toBe('next');
    expect(continuity(5, event(4, 5))).toBe('old');
    expect(continuity(5, event(6, 7))).toBe('gap');
  });
});

describe('the realtime client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('subscribes once the line is up and applies what follows the snapshot', async () => {
    const { transport, client, seen, consumer } = setUp();
    client.open('depth:1', consumer);
    expect(transport.asked).toHaveLength(0);
    transport.rise();
    expect(transport.asked.map((question) => question.channel)).toEqual(['depth:1']);
    await transport.answer({ seq: 10 });
    transport.handlers?.event('depth:1', event(10, 11));
    transport.handlers?.event('depth:1', event(11, 13));
    expect(seen).toEqual(['snapshot 10', 'event 11', 'event 13']);
  });

  it('keeps events that overtake the snapshot and drops those it contains', async () => {
    const { transport, client, seen, consumer } = setUp();
    transport.rise();
    client.open('depth:1', consumer);
    transport.handlers?.event('depth:1', event(9, 10));
    transport.handlers?.event('depth:1', event(10, 11));
    await transport.answer({ seq: 10 });
    expect(seen).toEqual(['snapshot 10', 'event 11']);
  });

  it('D35 heals a gap by a fresh snapshot and shows nothing in between', async () => {
    const { transport, client, seen, consumer } = setUp();
    transport.rise();
    client.open('depth:1', consumer);
    await transport.answer({ seq: 1 });
    transport.handlers?.event('depth:1', event(2, 3));
    transport.handlers?.event('depth:1', event(3, 4));
    expect(seen).toEqual(['snapshot 1']);
    expect(transport.asked).toHaveLength(1);
    await transport.answer({ seq: 3 });
    expect(seen).toEqual(['snapshot 1', 'snapshot 3', 'event 4']);
  });

  it('asks again where even the kept events have a hole', async () => {
    const { transport, client, seen, consumer } = setUp();
    transport.rise();
    client.open('depth:1', consumer);
    transport.handlers?.event('depth:1', event(20, 21));
    await transport.answer({ seq: 10 });
    expect(transport.asked).toHaveLength(1);
    await transport.answer({ seq: 21 });
    expect(seen).toEqual(['snapshot 10', 'snapshot 21']);
  });

  it('subscribes again after the line was lost and tells who reads over HTTP', async () => {
    const { transport, client, seen, consumer } = setUp();
    const resynced = vi.fn();
    client.onResync(resynced);
    transport.rise();
    client.open('me', consumer);
    await transport.answer({ seq: 1 });
    transport.fall();
    transport.handlers?.event('me', event(1, 2));
    transport.rise();
    await transport.answer({ seq: 5 });
    expect(seen).toEqual(['snapshot 1', 'snapshot 5']);
    expect(resynced).toHaveBeenCalledTimes(2);
  });

  it('puts a question again that got no answer', async () => {
    const { transport, client, seen, consumer } = setUp();
    transport.rise();
    client.open('tickers', consumer);
    transport.asked.shift()?.fail();
    await vi.advanceTimersByTimeAsync(1000);
    await transport.answer({ seq: 4 });
    expect(seen).toEqual(['snapshot 4']);
  });

  it('D30 takes a fresh snapshot in the place of changes that it was too slow for', async () => {
    const { transport, client, seen, consumer } = setUp();
    transport.rise();
    client.open('depth:1', consumer);
    await transport.answer({ seq: 1 });
    transport.handlers?.event('depth:1', { seq: 90, snapshot: true });
    transport.handlers?.event('depth:1', event(90, 91));
    expect(seen).toEqual(['snapshot 1', 'snapshot 90', 'event 91']);
  });

  it('tells of a session that is over, by an event or by a refusal', async () => {
    const { transport, client, consumer, sessionEnded } = setUp();
    client.start('token', 'en');
    transport.rise();
    client.open('me', consumer);
    transport.asked.shift()?.fail(new ApiError('session', { code: 'login_required' }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sessionEnded).toHaveBeenCalledExactlyOnceWith('token');
    transport.handlers?.event('session_ended', undefined);
    expect(sessionEnded).toHaveBeenCalledTimes(2);
  });

  it('keeps a channel for a moment after its last holder has gone', async () => {
    const { transport, client, consumer } = setUp();
    transport.rise();
    const first = client.open('tickers', consumer);
    const second = client.open('tickers', consumer);
    await transport.answer({ seq: 1 });
    first();
    second();
    await vi.advanceTimersByTimeAsync(500);
    const again = client.open('tickers', consumer);
    await vi.advanceTimersByTimeAsync(900);
    expect(transport.asked.filter((question) => question.event === 'unsubscribe')).toHaveLength(0);
    again();
    transport.handlers?.event('tickers', event(1, 2));
    await vi.advanceTimersByTimeAsync(2000);
    expect(transport.asked.some((question) => question.event === 'unsubscribe')).toBe(true);
  });

  it('connects again as the customer who has signed in, and only then', () => {
    const { transport, client } = setUp();
    client.start(null, 'en');
    client.start('token', 'en');
    expect(transport.tokens).toEqual([null, 'token']);
  });

  it('shows a loss after a moment and takes it back only for data', async () => {
    const { transport, client, consumer } = setUp();
    transport.rise();
    client.open('tickers', consumer);
    await transport.answer({ seq: 1 });
    expect(client.status.state()).toBe('online');
    transport.fall();
    await vi.advanceTimersByTimeAsync(1000);
    expect(client.status.state()).toBe('online');
    await vi.advanceTimersByTimeAsync(1000);
    expect(client.status.state()).toBe('offline');
    transport.rise();
    expect(client.status.state()).toBe('offline');
    await transport.answer({ seq: 2 });
    expect(client.status.state()).toBe('online');
  });

  it('asks a quiet line for a word, and subscribes to nothing anew', async () => {
    const { transport, client, consumer } = setUp();
    transport.rise();
    client.open('tickers', consumer);
    await transport.answer({ seq: 1 });
    await vi.advanceTimersByTimeAsync(1300);
    expect(transport.pings).toHaveLength(1);
    transport.pings[0]?.answer();
    await vi.advanceTimersByTimeAsync(1500);
    expect(transport.pings).toHaveLength(2);
    expect(client.status.state()).toBe('online');
    expect(transport.asked).toHaveLength(0);
    expect(transport.tokens).toEqual([null]);
  });

  it('replaces a line that is open but gives no word, once, as the customer who is signed in', async () => {
    const { transport, client, seen, consumer } = setUp();
    client.start('token', 'en');
    transport.rise();
    client.open('depth:1', consumer);
    await transport.answer({ seq: 1 });
    await vi.advanceTimersByTimeAsync(2600);
    expect(transport.tokens).toEqual([null, 'token', 'token']);
    transport.fall();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(transport.tokens).toHaveLength(3);
    transport.rise();
    await transport.answer({ seq: 7 });
    expect(client.status.state()).toBe('online');
    expect(seen).toEqual(['snapshot 1', 'snapshot 7']);
  });

  it('tells a consumer that its channel was left, and not before', async () => {
    const { transport, client } = setUp();
    transport.rise();
    const { seen, consumer } = recorder();
    const leave = client.open('depth:1', { ...consumer, closed: () => seen.push('closed') });
    await transport.answer({ seq: 1 });
    leave();
    await vi.advanceTimersByTimeAsync(1900);
    expect(seen).toEqual(['snapshot 1']);
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toEqual(['snapshot 1', 'closed']);
  });

  it('finds a line that is open but dead', async () => {
    const { transport, client, consumer } = setUp();
    transport.rise();
    client.open('tickers', consumer);
    await transport.answer({ seq: 1 });
    await vi.advanceTimersByTimeAsync(4000);
    expect(client.status.state()).toBe('offline');
    transport.handlers?.event('tickers', event(1, 2));
    expect(client.status.state()).toBe('online');
  });

  it('has more patience for the first word, also from a line that is up and silent', async () => {
    const { transport, client, consumer } = setUp();
    client.open('tickers', consumer);
    await vi.advanceTimersByTimeAsync(1500);
    transport.rise();
    await vi.advanceTimersByTimeAsync(firstWordMs - 1501);
    expect(client.status.state()).toBe('connecting');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.status.state()).toBe('offline');
  });

  it('loses the first patience when the line can not be opened', async () => {
    const { transport, client } = setUp();
    transport.fall();
    await vi.advanceTimersByTimeAsync(offlineAfterMs);
    expect(client.status.state()).toBe('offline');
  });
});
