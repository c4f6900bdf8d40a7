import { hex } from '@scure/base';
import { RawTx, Transaction } from '@scure/btc-signer';
import { bytesToHex } from 'viem';
import { sign } from 'viem/accounts';
import { expect, it } from 'vitest';
import type { SigningRequest } from '../keys/signer.ts';
import { signInput } from './bitcoin-signing.ts';

/** The example "Native P2WPKH" of BIP-143: an input of P2PK, which another wallet signs, and one of P2WPKH, which ours does. */
const example = {
  unsigned:
    '0100000002fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf433541db4e4ad969f0000000000eeffffffef51e1b804cc89d182d279655c3aa89e815b1b309fe287d9b2b55d57b90ec68a0100000000ffffffff02202cb206000000001976a9148280b37df378db99f66f85c95a783a76ac7a6d5988ac9093510d000000001976a9143bde42dbee7e4dbe6a21b2d50ce2f0167faa815988ac11000000',
  otherScript: '2103c9f4836b9a4f77fc0d81f7bcb01b7f1b35916864b9476c241ce9fc198bd25432ac',
  otherKey: 'bbc27228ddcb9209d7fd6f36b02f7dfa6252af40bb2f1cbc7a557da8027ff866',
  script: '00141d0f172a0ecb48aee1be1f2687d2963ae33f71a1',
  key: '619c335025c7f4012e556c2a58b2506e30b8511b53ade95ea316fd8c3286feb9',
  publicKey: '025476c2e83188368da1ff3e292e7acafcdb3566bb0ad253f62fc70f07aeee6357',
  digest: 'c37af31116d1b27caf68aae9e3ac82f1477929014d5b917657d0eb49478cb670',
  signed:
    '01000000000102fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf433541db4e4ad969f00000000494830450221008b9d1dc26ba6a9cb62127b02742fa9d754cd3bebf337f7a55d114c8e5cdd30be022040529b194ba3f9281a99f2b1c0a19c0489bc22ede944ccf4ecbab4cc618ef3ed01eeffffffef51e1b804cc89d182d279655c3aa89e815b1b309fe287d9b2b55d57b90ec68a0100000000ffffffff02202cb206000000001976a9148280b37df378db99f66f85c95a783a76ac7a6d5988ac9093510d000000001976a9143bde42dbee7e4dbe6a21b2d50ce2f0167faa815988ac000247304402203609e17b84f6a7d30c80bfa610b5b4542f32a8a0d5447a12fb1366d7f01cc44a0220573a954c4518331561406f90300e8f3358f51928d43c212a8caed02de67eebee0121025476c2e83188368da1ff3e292e7acafcdb3566bb0ad253f62fc70f07aeee635711000000',
};

function transactionOf({ unsigned, otherScript, script }: typeof example): Transaction {
  const transaction = Transaction.fromRaw(hex.decode(unsigned), {
    allowUnknownInputs: true,
    allowLegacyWitnessUtxo: true,
    disableScriptCheck: true,
  });
  transaction.updateInput(0, { witnessUtxo: { amount: 625_000_000n, script: hex.decode(otherScript) } });
  transaction.updateInput(1, { witnessUtxo: { amount: 600_000_000n, script: hex.decode(script) } });
  return transaction;
}

function signerOf(key: string) {
  const asked: SigningRequest[] = [];
  return {
    asked,
    sign: async (request: SigningRequest) => {
      asked.push(request);
      const { r, s, yParity } = await sign({ hash: bytesToHex(request.digest), privateKey: `0x${key}` });
      return { r, s, yParity: yParity ?? 0 };
    },
  };
}

it('is the transaction of BIP-143, byte for byte', async () => {
  const transaction = transactionOf(example);
  const signer = signerOf(example.key);
  await signInput(signer, transaction, 1, { key: 'hot', publicKey: hex.decode(example.publicKey) });
  expect(signer.asked.map(({ digest, unsigned }) => [hex.encode(digest), unsigned])).toEqual([
    [example.digest, example.unsigned],
  ]);
  transaction.signIdx(hex.decode(example.otherKey), 0);
  transaction.finalize();
  expect(hex.encode(transaction.extract())).toBe(example.signed);
  expect(RawTx.decode(transaction.extract()).witnesses?.length).toBe(2);
});

it('is nothing where somebody else has signed', async () => {
  const signing = signInput(signerOf(example.otherKey), transactionOf(example), 1, {
    key: 'hot',
    publicKey: hex.decode(example.publicKey),
  });
  await expect(signing).rejects.toThrow('another key');
});
