import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openBitcoin } from './open-bitcoin.ts';

/** The second vector of BIP-32, and the second address of BIP-84. */
const settings = {
  BITCOIN_NODE_URL: 'http://watcher:secret@127.0.0.1:9/wallet/auric',
  BITCOIN_XPUB:
    'xpub661MyMwAqRbcFW31YEwpkMuc5THy2PSt5bDMsktWQcFF8syAmRUapSCGu8ED9W6oDMSgv6Zz8idoc4a6mr8BDzTJY47LJhkJ8UB7WEGuduB',
  BITCOIN_HOT_KEY: '03e775fd51f0dfb8cd865d9ff1cca2a158cf651fe997fdc9fee9c1d3b5e995ea77',
  SIGNER_URL: 'http://127.0.0.1:9',
  SIGNER_SECRET: 'shared',
};

const open = (changed: Partial<typeof settings> = {}) => openBitcoin(readConfig({ ...settings, ...changed }), () => 0);

it('pays from the address of its key, which is that of BIP-84', () => {
  expect(open().hotWallet).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g');
});

it.each([
  [{ BITCOIN_NODE_URL: 'node' }, 'BITCOIN_NODE_URL is no address'],
  [{ BITCOIN_XPUB: '' }, 'BITCOIN_XPUB is no extended public key'],
  [{ BITCOIN_HOT_KEY: '' }, 'BITCOIN_HOT_KEY is no public key'],
  [{ SIGNER_URL: '' }, 'SIGNER_URL is missing'],
])('refuses the start with %j', (changed, reason) => {
  expect(() => open(changed)).toThrow(reason);
});
