import { hex } from '@scure/base';
import { bytesToHex } from 'viem';
import { sign } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import type { SigningRequest } from '../keys/signer.ts';
import { readMessage, writeMessage } from './protobuf.ts';
import { signRaw } from './tron-signing.ts';
import { expirationOf, type TronCall, writeRaw } from './tron-transaction.ts';

const from = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const other = 'THTR75o8xXAgCTQqpiot2AFRAjvW1tSbVV';
const key = '2d8f68944bdbfbc0769542fba8fc2d2a3de67393334471624364c7006da2aa54';
const terms = {
  refBlock: '00000000002f7b3bb21ace8d6ac20e7e00000000000000000000000000000000',
  timestamp: 1_539_295_479_000,
  expiration: 1_539_295_479_000 + 36_000_000,
  feeLimit: 0n,
};

/** The vectors of Trust Wallet's `Tron/SignerTests` and `Tron/DeserializationTests`. */
const vectors: readonly { name: string; call: TronCall; raw: string; id: string; signature: string }[] = [
  {
    name: 'a transfer of the native coin',
    call: { kind: 'transfer', from, to: other, amount: 2_000_000n },
    raw: '0a027b3b2208b21ace8d6ac20e7e40d8abb9bae62c5a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15415cd0fb0ab3ce40f3051414c604b27756e69e43db121541521ea197907927725ef36d70f25f850d1659c7c71880897a70d889a4a9e62c',
    id: 'dc6f6d9325ee44ab3c00528472be16e1572ab076aa161ccd12515029869d0451',
    signature:
      'ede769f6df28aefe6a846be169958c155e23e7e5c9621d2e8dce1719b4d952b63e8a8bf9f00e41204ac1bf69b1a663dacdf764367e48e4a5afcd6b055a747fb200',
  },
  {
    name: 'a transfer of a token',
    call: {
      kind: 'contract',
      from,
      contract: other,
      data: hex.decode(
        'a9059cbb000000000000000000000041dbd7c53729b3310e1843083000fa84abad99696100000000000000000000000000000000000000000000000000000000000003e8',
      ),
    },
    raw: '0a027b3b2208b21ace8d6ac20e7e40d8abb9bae62c5aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15415cd0fb0ab3ce40f3051414c604b27756e69e43db121541521ea197907927725ef36d70f25f850d1659c7c72244a9059cbb000000000000000000000041dbd7c53729b3310e1843083000fa84abad99696100000000000000000000000000000000000000000000000000000000000003e870d889a4a9e62c',
    id: '0d644290e3cf554f6219c7747f5287589b6e7e30e1b02793b48ba362da6a5058',
    signature:
      'bec790877b3a008640781e3948b070740b1f6023c29ecb3f7b5835433c13fc5835e5cad3bd44360ff2ddad5ed7dc9d7dee6878f90e86a40355b7697f5954b88c01',
  },
];

function signerOf(privateKey: string) {
  const asked: SigningRequest[] = [];
  return {
    asked,
    sign: async (request: SigningRequest) => {
      asked.push(request);
      const { r, s, yParity } = await sign({ hash: bytesToHex(request.digest), privateKey: `0x${privateKey}` });
      return { r, s, yParity: yParity ?? 0 };
    },
  };
}

describe('a transaction', () => {
  it.each(vectors)('is that of the published vector, byte for byte: $name', async ({ call, raw, id, signature }) => {
    const written = writeRaw(call, terms);
    expect(hex.encode(written)).toBe(raw);
    const signer = signerOf(key);
    const signed = await signRaw(signer, 'hot', from, written);
    expect(signed).toMatchObject({ transaction: id, slot: `${from}:${id}`, key: 'hot' });
    expect(signer.asked.map(({ digest, unsigned }) => [hex.encode(digest), unsigned])).toEqual([[id, raw]]);
    expect(readMessage(hex.decode(signed.raw))).toEqual([
      [1, written],
      [2, hex.decode(signature)],
    ]);
    expect(expirationOf(signed.raw)).toBe(terms.expiration);
  });

  it('ends with the most that it may burn', () => {
    const [{ call, raw }] = vectors as [(typeof vectors)[number]];
    // The field 18 as an integer: 30 TRX in sun.
    expect(hex.encode(writeRaw(call, { ...terms, feeLimit: 30_000_000n }))).toBe(`${raw}90018087a70e`);
  });

  it('is nothing where somebody else has signed', async () => {
    const [{ call }] = vectors as [(typeof vectors)[number]];
    await expect(signRaw(signerOf('11'.repeat(32)), 'hot', from, writeRaw(call, terms))).rejects.toThrow('another key');
  });

  it('goes to no address in which a letter is wrong', () => {
    const call = { kind: 'transfer', from, to: other.replace('R', 'S'), amount: 1n } as const;
    expect(() => writeRaw(call, terms)).toThrow('no address of TRON');
  });
});

describe('a message', () => {
  it('has numbers of any length, and leaves out what is nothing', () => {
    const fields = [
      [1, 1n],
      [18, 127n],
      [19, 128n],
      [300, 2n ** 63n - 1n],
      [2, Uint8Array.of(0, 255)],
    ] as const;
    expect(readMessage(writeMessage(...fields))).toEqual(fields);
    expect(writeMessage([1, 0n], [2, new Uint8Array()])).toEqual(new Uint8Array());
    expect(() => writeMessage([1, -1n])).toThrow('negative');
  });

  it.each(['80', '0a05', '0a0501', '0d00000000', '08ffffffffffffffffffffff01'])('is not %s', (text) => {
    expect(() => readMessage(hex.decode(text))).toThrow('A message');
  });
});
