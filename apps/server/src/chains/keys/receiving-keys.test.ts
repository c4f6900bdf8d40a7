import { hex } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { describe, expect, it } from 'vitest';
import { ReceivingKeys } from './receiving-keys.ts';

/** The account of the test vectors of BIP-84, and what others may know of it. */
const bip84Secret =
  'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE';
const bip84 = HDKey.fromExtendedKey(bip84Secret, { private: 0x04b2430c, public: 0x04b24746 }).publicExtendedKey;

/** The second vector of BIP-32: what `m` and `m/0` are. */
const bip32 = {
  m: 'xpub661MyMwAqRbcFW31YEwpkMuc5THy2PSt5bDMsktWQcFF8syAmRUapSCGu8ED9W6oDMSgv6Zz8idoc4a6mr8BDzTJY47LJhkJ8UB7WEGuduB',
  branch:
    'xpub69H7F5d8KSRgmmdJg2KhpAK8SR3DjMwAdkxj3ZuxV27CprR9LgpeyGmXUbC6wb7ERfvrnKZjXoUmmDznezpbZb7ap6r1D3tgFxHmwMkQTPH',
};

describe('the keys of an account', () => {
  it('are those of BIP-84', () => {
    const keys = new ReceivingKeys(bip84, 'BITCOIN_XPUB');
    expect([0, 1].map((position) => hex.encode(keys.keyAt(position)))).toEqual([
      '0330d54fd0dd420a6e5f8d3624f5f3482cae350f79d5f0753bf5beef9c2d91af3c',
      '03e775fd51f0dfb8cd865d9ff1cca2a158cf651fe997fdc9fee9c1d3b5e995ea77',
    ]);
  });

  it('lie on the branch of BIP-32 that others pay to', () => {
    const branch = HDKey.fromExtendedKey(bip32.branch);
    expect(new ReceivingKeys(bip32.m, 'ETHEREUM_XPUB').keyAt(5)).toEqual(branch.deriveChild(5).publicKey);
  });
});

describe('what refuses the start', () => {
  it.each([
    'xprv9s21ZrQH143K31xYSDQpPDxsXRTUcvj2iNHm5NUtrGiGG5e2DtALGdso3pGz6ssrdK4PFmM8NSpSBHNqPqm55Qn3LqFtT2emdEXVYsCzC2U',
    bip84Secret,
  ])('a private key: %s', (text) => {
    const start = (): unknown => new ReceivingKeys(text, 'BITCOIN_XPUB');
    expect(start).toThrow('BITCOIN_XPUB is a private key');
    expect(start).not.toThrow(text.slice(4));
  });

  it.each(['', 'hello', bip84.replace('Y', 'Z'), bip84.slice(1)])('what is no key: %j', (text) => {
    expect(() => new ReceivingKeys(text, 'BITCOIN_XPUB')).toThrow('BITCOIN_XPUB is no extended public key');
  });
});
