import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecret } from './server-secret.ts';

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'auric-secret-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the secret of the server', () => {
  it('is made once, for its owner’s eyes only, and the same at the next start', () => {
    const first = loadSecret('', folder).keyFor('codes');
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toMatch(/^[\w-]{43}$/);
    expect(loadSecret('', folder).keyFor('codes')).toEqual(first);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  it('that the operator sets is taken, and none is written', () => {
    const set = 'thirty-two characters are enough';
    expect(loadSecret(set, folder).keyFor('codes')).toEqual(loadSecret(set, folder).keyFor('codes'));
    expect(loadSecret(set, folder).keyFor('codes')).not.toEqual(loadSecret(set, folder).keyFor('challenges'));
    expect(existsSync(join(folder, 'secret'))).toBe(false);
  });

  it('is refused when it is short', () => {
    expect(() => loadSecret('short', folder)).toThrow('AURIC_SECRET is too short');
    writeFileSync(join(folder, 'secret'), '');
    expect(() => loadSecret('', folder)).toThrow('too short');
  });
});
