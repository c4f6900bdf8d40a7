import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { compositionOf } from './world.ts';

const secret = 'a-secret-of-thirty-two-characters';

describe('the composition by mode', () => {
  it('live refuses to start and names what is missing, the secret where it is', async () => {
    const live = await compositionOf('live');
    expect(() => live.check(readConfig({ MODE: 'live' }))).toThrow(
      /AURIC_SECRET; AURIC_SEALING_KEY; a market feed .*; MAIL_URL; SMS_URL; FIAT_RATES_URL; a screening of persons; BITCOIN_NODE_URL; ETHEREUM_NODE_URL; custody .*TRON; SIGNER_URL/,
    );
    const said = (): void => live.check(readConfig({ MODE: 'live', AURIC_SECRET: secret, AURIC_SEALING_KEY: secret }));
    expect(said).toThrow(/without a market feed/);
    expect(said).not.toThrow(/AURIC_SECRET/);
  });

  it('live trading asks for three exchanges that it understands', async () => {
    const live = await compositionOf('live');
    const said = (names: string) => (): void => live.check(readConfig({ MODE: 'live', FEED_EXCHANGES: names }));
    const unwanted = 'a market feed of three or more exchanges, in FEED_EXCHANGES of binance, okx, bybit';
    expect(said('')).toThrow(unwanted);
    expect(said('binance, okx')).toThrow(unwanted);
    expect(said('binance,okx,okx')).toThrow(unwanted);
    expect(said('binance,okx,bybit')).not.toThrow(/market feed/);
    expect(said('binance,okx,bybit,mtgox')).toThrow(
      'FEED_EXCHANGES without mtgox, which is none of binance, okx, bybit',
    );
  });

  it('a sandbox misses nothing', async () => {
    const sandbox = await compositionOf('sandbox');
    expect(() => sandbox.check(readConfig({}))).not.toThrow();
  });
});
