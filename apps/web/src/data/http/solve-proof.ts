/** Hashes that are asked for at once: each alone would wait for the one before. */
const batch = 256;

/**
 * Finds the answer to a challenge of the server: a text that begins with it and whose SHA-256 begins with `bits` zero
 * bits. It takes 2^bits tries on average.
 */
export async function solveProof(challenge: string, bits: number): Promise<string> {
  const encoder = new TextEncoder();
  for (let start = 0; ; start += batch) {
    const proofs = Array.from({ length: batch }, (_, i) => `${challenge}:${(start + i).toString(36)}`);
    const digests = await Promise.all(proofs.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(proof))));
    const found = proofs[digests.findIndex((digest) => zeroBitsOf(digest) >= bits)];
    if (found !== undefined) return found;
  }
}

function zeroBitsOf(digest: ArrayBuffer): number {
  const head = Math.clz32(new DataView(digest).getUint32(0));
  return head < 32 ? head : 32 + Math.clz32(new DataView(digest).getUint32(4));
}
