import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSealingKeys, sealingKeysOf } from './sealing-keys.ts';
import { SealBroken, Sealing } from './sealing.ts';

const first = 'the first key of thirty-two signs';
const second = 'the second key of thirty-two signs';
const sealing = new Sealing(sealingKeysOf([first]));
const context = 'identity document of 10042';
const paper = Buffer.from('E 12345678');

describe('what is sealed', () => {
  it('opens to what it was, in its context alone', () => {
    const sealed = sealing.seal(paper, context);
    expect(sealing.open(sealed, context)).toEqual(paper);
    expect(() => sealing.open(sealed, 'identity document of 10043')).toThrow(SealBroken);
    expect(sealing.openText(sealing.sealText('Nguyễn', context), context)).toBe('Nguyễn');
    expect(sealing.open(sealing.seal(Buffer.alloc(0), context), context)).toHaveLength(0);
  });

  it('says nothing of itself, and is another each time', () => {
    const [one, two] = [sealing.seal(paper, context), sealing.seal(paper, context)];
    expect(one.includes(paper)).toBe(false);
    expect(one.subarray(9)).not.toEqual(two.subarray(9));
  });

  it('is refused where a single bit of it differs, and where it is cut', () => {
    const sealed = sealing.seal(paper, context);
    for (let at = 0; at < sealed.length; at += 1) {
      const damaged = Buffer.from(sealed);
      damaged[at] = damaged[at]! ^ 1;
      expect(() => sealing.open(damaged, context)).toThrow(SealBroken);
    }
    for (const length of [0, 1, 9, 60, sealed.length - 1])
      expect(() => sealing.open(sealed.subarray(0, length), context)).toThrow(SealBroken);
    const [one, two] = [sealing.seal(paper, context), sealing.seal(paper, context)];
    expect(() => sealing.open(Buffer.concat([one.subarray(0, 69), two.subarray(69)]), context)).toThrow(SealBroken);
  });
});

describe('the keys', () => {
  it('rotate: the newest seals, older ones still open, a forgotten one opens nothing', () => {
    const old = sealing.seal(paper, context);
    const rotated = new Sealing(sealingKeysOf([second, first]));
    expect(rotated.open(old, context)).toEqual(paper);
    expect(() => sealing.open(rotated.seal(paper, context), context)).toThrow(/not among those of AURIC_SEALING_KEY/);
    expect(() => new Sealing(sealingKeysOf([second])).open(old, context)).toThrow(SealBroken);
  });

  it('tell equal texts apart from others by a digest that a further key does not change', () => {
    const digest = sealing.digest('CN 1 110101199003070000', 'documents');
    expect(new Sealing(sealingKeysOf([second, first])).digest('CN 1 110101199003070000', 'documents')).toEqual(digest);
    expect(sealing.digest('CN 1 110101199003070001', 'documents')).not.toEqual(digest);
    expect(sealing.digest('CN 1 110101199003070000', 'others')).not.toEqual(digest);
    // Taken away, the oldest key takes along what was known by it.
    const without = new Sealing(sealingKeysOf([second]));
    expect(without.digest('CN 1 110101199003070000', 'documents')).not.toEqual(digest);
    expect(() => without.open(sealing.seal(paper, context), context)).toThrow(SealBroken);
  });

  describe('of a folder', () => {
    let folder: string;
    beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'auric-sealing-'))));
    afterEach(() => rmSync(folder, { recursive: true }));

    it('are made once, for their owner’s eyes only', () => {
      const sealed = new Sealing(loadSealingKeys('', folder)).seal(paper, context);
      expect(statSync(join(folder, 'sealing-key')).mode & 0o777).toBe(0o600);
      expect(new Sealing(loadSealingKeys('', folder)).open(sealed, context)).toEqual(paper);
      expect(readdirSync(folder)).toEqual(['sealing-key']);
    });

    it('are not made where the operator has set some, each long enough', () => {
      const sealed = new Sealing(loadSealingKeys(first, folder)).seal(paper, context);
      expect(new Sealing(loadSealingKeys(`${second}, ${first}`, folder)).open(sealed, context)).toEqual(paper);
      expect(existsSync(join(folder, 'sealing-key'))).toBe(false);
      expect(() => loadSealingKeys(`${first},short`, folder)).toThrow('AURIC_SEALING_KEY is too short');
    });
  });
});
