import type { Config } from '../config.ts';
import { feedProblems } from '../feeds/exchanges/exchanges.ts';
import { loadSealingKeys } from '../sealing/sealing-keys.ts';
import { loadSecret } from '../server-secret.ts';
import { StartRefused } from '../start-refused.ts';
import { carrierProblems } from './real-carriers.ts';
import type { Composition } from './world.ts';

/**
 * Live trading. Real money needs real adapters, and this release brings none of them: it refuses to start and says
 * what it misses. Nothing of the sandbox can be reached from here.
 */
export const liveComposition: Composition = {
  check(config) {
    const missing = missingOf(config);
    if (missing.length === 0) return;
    throw new StartRefused(`MODE=live can't start without ${missing.join('; ')}; start with MODE=sandbox.`);
  },

  secretOf: ({ operation, storage }) => loadSecret(operation.secret, storage.dataFolder),

  sealingKeysOf: ({ operation, storage }) => loadSealingKeys(operation.sealingKeys, storage.dataFolder),

  open() {
    throw new Error('Live trading has no adapters.');
  },
};

function missingOf(config: Config): string[] {
  const { operation } = config;
  return [
    ...(operation.secret === '' ? ['AURIC_SECRET'] : []),
    ...(operation.sealingKeys === '' ? ['AURIC_SEALING_KEY'] : []),
    ...feedProblems(config.feed.exchanges),
    ...(config.mail.url === '' ? ['MAIL_URL'] : []),
    ...(config.sms.url === '' ? ['SMS_URL'] : []),
    ...carrierProblems(config),
    ...(config.fiat.urls === '' ? ['FIAT_RATES_URL'] : []),
    'a screening of persons',
    ...custodyProblems(config),
  ];
}

/** The nodes by which coins come and go, and who signs. A chain whose node can't be named yet has no custody. */
function custodyProblems({ bitcoin, ethereum, signer }: Config): string[] {
  return [
    ...(bitcoin.nodeUrl === '' ? ['BITCOIN_NODE_URL'] : []),
    ...(ethereum.nodeUrl === '' ? ['ETHEREUM_NODE_URL'] : []),
    'custody of the coins of TRON',
    ...(signer.url === '' ? ['SIGNER_URL'] : []),
  ];
}
