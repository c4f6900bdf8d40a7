import { expect, it } from 'vitest';
import { solveProof } from './solve-proof.ts';

it.each([1, 8, 11])('finds an answer with %i zero bits, which begins with the challenge', async (bits) => {
  const challenge = `${bits}.1800000000000.AAAAAAAAAAAAAAAA.signature`;
  const proof = await solveProof(challenge, bits);
  expect(proof).toMatch(/^\d+\.1800000000000\.AAAAAAAAAAAAAAAA\.signature:[0-9a-z]{1,16}$/);
  expect(proof.startsWith(`${challenge}:`)).toBe(true);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof));
  const binary = [...new Uint8Array(digest)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(binary.slice(0, bits)).toBe('0'.repeat(bits));
});
