import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { chains } from './chain.ts';

/** Base58 from Bitcoin's own documentation, Bech32 from BIP-173, Bech32m from BIP-350 and BIP-86. */
const bitcoin = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
];

/** EIP-55's own. */
const ethereum = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

/** The contract of Tether on TRON, and the account of TRON's documentation. */
const tron = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW'];

const published = { bitcoin, ethereum, tron };

describe.each(chains)('%s', (chain) => {
  it.each(published[chain])('knows %s', (address) => {
    expect(readAddress(chain, address)).toBe(address);
    expect(readAddress(chain, ` ${address}\n`)).toBe(address);
  });

  it('takes no address of another chain', () => {
    const others = chains.filter((other) => other !== chain).flatMap((other) => published[other]);
    expect(others.filter((address) => readAddress(chain, address) !== null)).toEqual([]);
  });

  it('takes no address in which two neighbours have changed places, or one letter is another', () => {
    for (const address of published[chain]) {
      for (let at = 2; at < address.length - 1; at += 1) {
        const [left = '', right = ''] = [address[at], address[at + 1]];
        const swapped = address.slice(0, at) + right + left + address.slice(at + 2);
        const hasChecksum = /[a-z]/.test(address.slice(2)) && /[A-Z]/.test(address.slice(2));
        if (left === right || (chain === 'ethereum' && !hasChecksum)) continue;
        if (chain === 'ethereum' && !/[a-z]/i.test(left + right)) continue;
        expect(readAddress(chain, swapped), swapped).toBeNull();
      }
    }
  });

  it('takes nothing that is no address', () => {
    for (const text of ['', '0x', 'bc1', 'T', 'hello', '0x0000000000000000000000000000000000000000'])
      expect(readAddress(chain, text)).toBeNull();
    fc.assert(fc.property(fc.string({ maxLength: 100 }), (text) => readAddress(chain, text) === null));
  });
});

it('writes an address in the form of its chain', () => {
  expect(readAddress('bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe(bitcoin[2]);
  expect(readAddress('ethereum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(ethereum[2]);
  expect(readAddress('ethereum', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED')).toBe(ethereum[2]);
});

/** BIP-173 and BIP-350: what must be refused. */
it.each([
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  'BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2',
  'bc1rw5uspcuh',
  'bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90',
  'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
  'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du',
  'bc1gmk9yu',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
  'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
])('refuses %s', (address) => {
  expect(readAddress('bitcoin', address)).toBeNull();
});
