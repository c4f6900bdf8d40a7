import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { configVariables, readConfig } from './config.ts';

test('without any variable the values are those of the rules, and only this machine is served', () => {
  const config = readConfig({});
  expect(config.site).toEqual({ mode: 'sandbox', name: 'Auric', defaultLanguage: 'en', webViewOrigins: [] });
  expect(config.network).toEqual({
    host: '127.0.0.1',
    port: 8080,
    metricsHost: '127.0.0.1',
    metricsPort: null,
    publicOrigins: [],
    trustedProxies: 0,
  });
  expect(config.storage).toMatchObject({ dataFolder: resolve('data'), databaseUrl: '' });
  expect(config.codes).toMatchObject({ lifeMs: 600_000, betweenMs: 60_000, tries: 5 });
});

test('variables set values in their own units, and an empty one counts as absent', () => {
  const config = readConfig({
    PORT: '0',
    CODE_LIFE_SECONDS: '30',
    PUBLIC_URL: 'https://a.example/path, http://b.example:8443',
    AURIC_DATA: '/srv/auric',
    DATABASE_URL: ' ',
  });
  expect(config.network.port).toBe(0);
  expect(config.codes.lifeMs).toBe(30_000);
  expect(config.network.publicOrigins).toEqual(['https://a.example', 'http://b.example:8443']);
  expect(config.storage.dataFolder).toBe('/srv/auric');
  expect(config.storage.databaseUrl).toBe('');
});

test.each([
  [{ PORT: '80800' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT must be a whole number'],
  [{ PORT: '1e3' }, 'PORT must be a whole number'],
  [{ MODE: 'test' }, 'MODE must be one of sandbox, live'],
  [{ DEFAULT_LANG: 'de' }, 'DEFAULT_LANG must be one of zh, en'],
  [{ PUBLIC_URL: 'exchange' }, 'PUBLIC_URL must be addresses such as'],
])('%j is refused and named', (environment, reason) => {
  expect(() => readConfig(environment)).toThrow(reason);
});

test('everything that is wrong is told at once', () => {
  expect(() => readConfig({ PORT: 'x', MODE: 'y' })).toThrow(/MODE must .*; PORT must /);
});

test('every variable is in the operating manual', () => {
  const manual = readFileSync(new URL('../../../docs/OPERATING.md', import.meta.url), 'utf8');
  const missing = Object.values(configVariables)
    .flat()
    .filter((name) => !manual.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
