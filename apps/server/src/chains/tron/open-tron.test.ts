import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openTron } from './open-tron.ts';

/** The second vector of BIP-32, and the account of TRON's documentation. */
const settings = {
  TRON_NODE_URL: 'http://127.0.0.1:9',
  TRON_SOLIDITY_URL: '',
  TRON_XPUB:
    'xpub661MyMwAqRbcFW31YEwpkMuc5THy2PSt5bDMsktWQcFF8syAmRUapSCGu8ED9W6oDMSgv6Zz8idoc4a6mr8BDzTJY47LJhkJ8UB7WEGuduB',
  TRON_HOT_WALLET: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW',
  TRON_USDT_CONTRACT: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  SIGNER_URL: 'http://127.0.0.1:9',
  SIGNER_SECRET: 'shared',
};

const open = (changed: Partial<typeof settings> = {}) => openTron(readConfig({ ...settings, ...changed }), () => 0);

it('opens with a node, an account, a wallet and a signer, and takes the native coin and Tether', () => {
  expect(open().assets.map(({ asset, decimals }) => [asset, decimals])).toEqual([
    ['TRX', 6],
    ['USDT', 6],
  ]);
});

it.each([
  [{ TRON_NODE_URL: 'node' }, 'TRON_NODE_URL is no address'],
  [{ TRON_SOLIDITY_URL: 'node' }, 'TRON_SOLIDITY_URL is no address'],
  [{ TRON_XPUB: '' }, 'TRON_XPUB is no extended public key'],
  [{ TRON_HOT_WALLET: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMX' }, 'TRON_HOT_WALLET is no address'],
  [{ TRON_USDT_CONTRACT: 'TR7' }, 'TRON_USDT_CONTRACT is no address'],
  [{ SIGNER_URL: '' }, 'SIGNER_URL is missing'],
])('refuses the start with %j', (changed, reason) => {
  expect(() => open(changed)).toThrow(reason);
});
