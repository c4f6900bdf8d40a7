import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PriceSource } from '../feed.ts';
import { exchangeSource } from './exchange-source.ts';
import { LocalVenue } from './test-support/local-venue.ts';
import { recordedBinance } from './test-support/recorded-binance.ts';
import { recordedBybit } from './test-support/recorded-bybit.ts';
import { recordedOkx } from './test-support/recorded-okx.ts';
import { type VenueTimings, venueTimings } from './timings.ts';

const assets = [
  { asset: 1, code: 'BTC' },
  { asset: 2, code: 'ETH' },
];

/** Beats often; all other times are those of production, on a clock that only the test moves. */
const timings: VenueTimings = { ...venueTimings, beatMs: 5, deadlineMs: 60_000 };

describe.each([recordedBinance, recordedOkx, recordedBybit])('$venue.name as a source of prices', (recorded) => {
  let local: LocalVenue;
  let source: PriceSource;
  let clock: number;
  const symbols = assets.map(({ code }) => recorded.venue.symbolOf(code));
  const [btc, eth] = symbols as [string, string];

  beforeEach(async () => {
    clock = Date.UTC(2026, 10, 22, 12, 0, 0);
    local = await LocalVenue.open(recorded);
    local.snapshotStatus = 503;
  });

  afterEach(async () => {
    source.close();
    await local.close();
  });

  function listen(using: Partial<VenueTimings> = {}): void {
    source = exchangeSource({
      venue: local.venue,
      assets,
      now: () => clock,
      random: () => 0,
      timings: { ...timings, ...using },
    });
  }

  const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 5 });
  const connected = () => until(() => expect(local.hasLine && source.line().connected).toBe(true));
  /** What the line has to say at its beginning is said: what comes after it shows that it has arrived, and is no sign of life. */
  async function settled(): Promise<void> {
    await connected();
    const asked = recorded.venue.subscriptions(symbols);
    await until(() => expect(local.received).toEqual(expect.arrayContaining(asked)));
    local.send('garbage');
    await until(() => expect(source.line().dropped).toBe(1));
  }
  const quotes = () => [...source.quotes(clock)].sort((a, b) => a.asset - b.asset);
  const priceOf = (asset: number) => quotes().find((quote) => quote.asset === asset)?.priceE8;
  const say = (symbol: string, price: string, at = clock) => local.send(recorded.ticker({ symbol, price, at }));
  const hears = (asset: number, price: number) => until(() => expect(priceOf(asset)).toBe(Math.round(price * 1e8)));

  test('asks for the tickers of its markets and quotes them as they arrive', async () => {
    listen();
    await connected();
    const asked = () => local.received.filter((text) => text.toLowerCase().includes('subscribe')).join();
    for (const symbol of symbols) await until(() => expect(asked().toUpperCase()).toContain(symbol));
    say(btc, '64123.45000000');
    say(eth, '3201.9');
    await hears(2, 3_201.9);
    expect(quotes()).toEqual([
      { asset: 1, priceE8: 6_412_345_000_000, at: clock },
      { asset: 2, priceE8: 320_190_000_000, at: clock },
    ]);
    expect(source.line()).toMatchObject({ connected: true, reconnects: 0, dropped: 0 });
  });

  test('a market that nobody asked for is no quote', async () => {
    listen();
    await connected();
    say(recorded.venue.symbolOf('XYZ'), '1');
    say(btc, '64000');
    await hears(1, 64_000);
    expect(quotes()).toHaveLength(1);
    expect(source.line().dropped).toBe(0);
  });

  test('a snapshot fills in before the stream says anything, as old as the question', async () => {
    local.snapshotStatus = 200;
    local.snapshotBody = recorded.snapshot([
      { symbol: btc, price: '64000.5', at: clock },
      { symbol: 'OTHER', price: '0.0000001', at: clock },
      { symbol: eth, price: '3200', at: clock },
    ]);
    const asked = clock;
    local.meanwhile = () => {
      clock += 700;
    };
    listen();
    await hears(2, 3_200);
    expect(quotes()).toEqual([
      { asset: 1, priceE8: 6_400_050_000_000, at: asked },
      { asset: 2, priceE8: 320_000_000_000, at: asked },
    ]);
    expect(local.received).toContain(recorded.venue.snapshotPath);
  });

  test('a market on which nothing happens is asked for by a snapshot, and what the stream says meanwhile wins over it', async () => {
    listen();
    await connected();
    say(btc, '64000');
    say(eth, '3200');
    await hears(2, 3_200);
    local.snapshotStatus = 200;
    local.snapshotBody = recorded.snapshot(symbols.map((symbol) => ({ symbol, price: '3300', at: clock + 5_000 })));
    const answered = new Promise<void>((resolve) => {
      local.rest = 'hang';
      local.meanwhile = resolve;
    });
    clock += 5_000;
    await answered;
    clock += 1;
    say(btc, '64200');
    await hears(1, 64_200);
    local.release();
    await hears(2, 3_300);
    expect(quotes()).toEqual([
      { asset: 1, priceE8: 6_420_000_000_000, at: clock },
      { asset: 2, priceE8: 330_000_000_000, at: clock - 1 },
    ]);
  });

  test('a market that the venue has no more is quoted no more', async () => {
    listen();
    await connected();
    say(btc, '64000');
    say(eth, '3200');
    await hears(2, 3_200);
    local.snapshotStatus = 200;
    local.snapshotBody = recorded.snapshot([{ symbol: btc, price: '64000', at: clock + 5_000 }]);
    clock += 5_000;
    await until(() => expect(quotes()).toEqual([{ asset: 1, priceE8: 6_400_000_000_000, at: clock }]));
  });

  test('a quiet line is asked for a sign of life and kept while it gives one', async () => {
    listen({ quietMs: 1_000_000 });
    await settled();
    for (let asked = 1; asked <= 5; asked++) {
      clock += timings.pingMs;
      await until(() => expect(local.signs).toBe(asked));
      local.send('garbage');
      await until(() => expect(source.line().dropped).toBe(asked + 1));
    }
    expect(source.line().reconnects).toBe(0);
    expect(local.lines).toBe(1);
  });

  test('a line that gives no sign of life is replaced, and asked for the tickers again', async () => {
    listen({ quietMs: 1_000_000 });
    await settled();
    say(btc, '64000');
    await hears(1, 64_000);
    local.givesSigns = false;
    clock += timings.silentMs;
    await until(() => expect(source.line()).toMatchObject({ connected: false, reconnects: 1 }));
    expect(priceOf(1)).toBe(6_400_000_000_000);
    clock += timings.pauseMs;
    await connected();
    say(btc, '64010');
    await hears(1, 64_010);
    expect(local.lines).toBe(2);
    expect(source.line().problem).toContain('nothing sound');
  });

  test('a line that breaks is replaced; what was missed comes with the next ticker, and what is old stays out', async () => {
    listen({ quietMs: 1_000_000 });
    await connected();
    say(btc, '64000');
    await hears(1, 64_000);
    const early = recorded.ticker({ symbol: btc, price: '1', at: clock - 1 });
    local.cut();
    await until(() => expect(source.line().reconnects).toBe(1));
    clock += timings.pauseMs;
    await connected();
    local.send(early);
    say(btc, '64500');
    await hears(1, 64_500);
    expect(source.line().dropped).toBe(1);
  });

  test('a stream that is away is bridged by snapshots', async () => {
    local.stream = 'refuse';
    local.snapshotStatus = 200;
    local.snapshotBody = recorded.snapshot([{ symbol: btc, price: '64000', at: clock }]);
    listen();
    await hears(1, 64_000);
    clock += 5_000;
    local.snapshotBody = recorded.snapshot([{ symbol: btc, price: '64001', at: clock }]);
    await hears(1, 64_001);
    expect(source.line().connected).toBe(false);
    expect(source.line().problem).toContain('429');
  });

  test('pauses grow while lines are refused, and a line that held starts them anew', async () => {
    local.stream = 'refuse';
    listen({ quietMs: 1_000_000 });
    const failures = (count: number) => until(() => expect(source.line().reconnects).toBe(count));
    await failures(1);
    for (const [failed, pauseMs] of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
      clock += pauseMs - 1;
      await new Promise((resolve) => setTimeout(resolve, 4 * timings.beatMs));
      expect(local.lines).toBe(failed + 1);
      clock += 1;
      await failures(failed + 2);
    }
    local.stream = 'answer';
    clock += 30_000;
    await connected();
    clock += timings.heldMs;
    local.cut();
    await until(() => expect(source.line().connected).toBe(false));
    const { lines } = local;
    clock += 1_000;
    await until(() => expect(local.lines).toBe(lines + 1));
  });

  test('a server that hangs is given up by the deadline, at both doors', async () => {
    local.stream = 'hang';
    local.rest = 'hang';
    listen({ deadlineMs: 50 });
    await until(() => expect(source.line().failedSnapshots).toBe(1));
    await until(() => expect(source.line().reconnects).toBe(1));
    expect(source.line().connected).toBe(false);
    expect(quotes()).toEqual([]);
  });

  test('bad frames are dropped and counted, and change nothing', async () => {
    listen({ quietMs: 1_000_000 });
    await connected();
    say(btc, '64000');
    await hears(1, 64_000);
    const said = { symbol: btc, price: '64001', at: clock };
    const whole = recorded.ticker(said);
    const bad = [
      '',
      'garbage',
      'null',
      '[]',
      '{}',
      '{"__proto__":{"a":1}}',
      whole.slice(0, -7),
      whole.slice(5),
      whole + whole,
      Buffer.from(whole),
      Buffer.from([0xff, 0xfe, 0x00]),
      ...recorded.unsound.map((make) => make(said)),
    ];
    for (const frame of bad) local.send(frame);
    await until(() => expect(source.line().dropped).toBe(bad.length));
    expect(quotes()).toEqual([{ asset: 1, priceE8: 6_400_000_000_000, at: clock }]);
    say(btc, '64002');
    await hears(1, 64_002);
    expect(source.line().reconnects).toBe(0);
  });

  test('a line that says nothing sound is no living line', async () => {
    listen({ quietMs: 1_000_000 });
    await settled();
    local.givesSigns = false;
    clock += timings.silentMs - 1;
    local.send('garbage');
    await until(() => expect(source.line().dropped).toBe(2));
    expect(source.line().reconnects).toBe(0);
    clock += 1;
    await until(() => expect(source.line().reconnects).toBe(1));
  });

  test('a huge frame ends the line, not the server, and the next line is heard', async () => {
    listen({ quietMs: 1_000_000 });
    await connected();
    local.send(' '.repeat(2_000_000));
    await until(() => expect(source.line().reconnects).toBe(1));
    clock += timings.pauseMs;
    await connected();
    say(btc, '64000');
    await hears(1, 64_000);
  });

  test.each([30_000, -30_000])(
    'a clock that is %s ms off is borne and shown, and keeps nothing fresh',
    async (skewMs) => {
      listen({ quietMs: 1_000_000 });
      await connected();
      say(btc, '64000', clock + skewMs);
      await hears(1, 64_000);
      expect(quotes()).toEqual([{ asset: 1, priceE8: 6_400_000_000_000, at: clock }]);
      expect(source.line()).toMatchObject({ skewMs, dropped: 0 });
      clock += 1_000;
      say(btc, '64001', clock + skewMs);
      await hears(1, 64_001);
    },
  );

  test('what is said again, late or at a time that no skew explains is not taken', async () => {
    listen({ quietMs: 1_000_000 });
    await connected();
    say(btc, '64000');
    await hears(1, 64_000);
    say(btc, '1', clock - 1);
    say(eth, '2', clock - 5_001);
    say(eth, '3', clock - 3_600_000);
    say(eth, '4', clock + 3_600_000);
    await until(() => expect(source.line().dropped).toBe(4));
    expect(quotes()).toEqual([{ asset: 1, priceE8: 6_400_000_000_000, at: clock }]);
    say(eth, '3200', clock - 5_000);
    await hears(2, 3_200);
  });

  test('a refusal is shown to the operator, and the other markets go on', async () => {
    listen({ quietMs: 1_000_000 });
    await connected();
    local.send(recorded.refusal);
    say(btc, '64000');
    await hears(1, 64_000);
    expect(source.line()).toMatchObject({ reconnects: 0, dropped: 0 });
    expect(source.line().problem).toMatch(/refused: .*nvalid|doesn't exist/);
  });

  test('a venue that closes the line in good order, or says that it will, is joined again', async () => {
    listen({ quietMs: 1_000_000 });
    await connected();
    local.leave();
    await until(() => expect(source.line().reconnects).toBe(1));
    clock += timings.pauseMs;
    await until(() => expect(local.lines).toBe(2));
    await connected();
    say(btc, '64000');
    await hears(1, 64_000);
  });

  test('an answer that is no snapshot changes nothing', async () => {
    local.snapshotStatus = 200;
    const answers = ['', 'garbage', '{"code":"0","data"', 'null', ...recorded.failedSnapshots];
    local.snapshotBody = answers[0]!;
    listen();
    for (const [i] of answers.entries()) {
      await until(() => expect(source.line().failedSnapshots).toBe(i + 1));
      local.snapshotBody = answers[i + 1] ?? recorded.snapshot([{ symbol: btc, price: '64000', at: clock + 5_000 }]);
      expect(quotes()).toEqual([]);
      clock += 5_000;
    }
    await hears(1, 64_000);
  });

  test('who is told to wait asks no more until then', async () => {
    local.snapshotStatus = 429;
    local.snapshotHeaders = { 'retry-after': '60' };
    listen();
    await until(() => expect(source.line().failedSnapshots).toBe(1));
    clock += 59_999;
    await new Promise((resolve) => setTimeout(resolve, 4 * timings.beatMs));
    expect(local.questions).toBe(1);
    clock += 1;
    await until(() => expect(local.questions).toBe(2));
  });

  test('closing ends the line, the question and all beats', async () => {
    local.rest = 'hang';
    listen();
    await connected();
    await until(() => expect(local.questions).toBe(1));
    source.close();
    await until(() => expect(local.hasLine).toBe(false));
    const { lines, questions } = local;
    clock += 3_600_000;
    await new Promise((resolve) => setTimeout(resolve, 4 * timings.beatMs));
    expect([local.lines, local.questions]).toEqual([lines, questions]);
    expect(source.line()).toMatchObject({ connected: false, failedSnapshots: 0 });
  });
});
