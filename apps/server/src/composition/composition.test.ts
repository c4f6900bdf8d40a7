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

  it('a sandbox misses nothing', async () => {
    const sandbox = await compositionOf('sandbox');
    expect(() => sandbox.check(readConfig({}))).not.toThrow();
  });
});
