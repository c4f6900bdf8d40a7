import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openEthereum } from './open-ethereum.ts';

/** The second vector of BIP-32. */
const xpub =
  'xpub661MyMwAqRbcFW31YEwpkMuc5THy2PSt5bDMsktWQcFF8syAmRUapSCGu8ED9W6oDMSgv6Zz8idoc4a6mr8BDzTJY47LJhkJ8UB7WEGuduB';

const settings = {
  ETHEREUM_NODE_URL: 'http://127.0.0.1:9',
  ETHEREUM_XPUB: xpub,
  ETHEREUM_HOT_WALLET: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  SIGNER_URL: 'http://127.0.0.1:9',
  SIGNER_SECRET: 'shared',
};

const open = (changed: Partial<typeof settings> = {}) => openEthereum(readConfig({ ...settings, ...changed }), () => 0);

it('opens with a node, an account, a wallet and a signer, and takes the native coin and Tether', () => {
  expect(open().assets.map(({ asset, decimals }) => [asset, decimals])).toEqual([
    ['ETH', 18],
    ['USDT', 6],
  ]);
});

it.each([
  [{ ETHEREUM_XPUB: '' }, 'ETHEREUM_XPUB is no extended public key'],
  [{ ETHEREUM_HOT_WALLET: '0xFB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' }, 'ETHEREUM_HOT_WALLET is no address'],
  [{ SIGNER_URL: '' }, 'SIGNER_URL is missing'],
  [{ SIGNER_SECRET: '' }, 'SIGNER_SECRET is missing'],
])('refuses the start with %j', (changed, reason) => {
  expect(() => open(changed)).toThrow(reason);
});
