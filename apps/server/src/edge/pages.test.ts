import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerCompression } from './compression.ts';
import { customersClient, operatorsClient, registerPages } from './pages.ts';

let webRoot: string;
let app: FastifyInstance;

beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'auric-pages-'));
  mkdirSync(join(webRoot, 'assets'));
});
afterEach(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

async function serve(
  origins: readonly string[] = [],
  client: typeof customersClient | typeof operatorsClient = customersClient,
) {
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await registerCompression(app);
  await registerPages(app, { ...client, webRoot, origins });
}

describe('pages', () => {
  it('say what to do when there is no build', async () => {
    await serve();
    const { statusCode, body } = await app.inject('/');
    expect([statusCode, body]).toEqual([503, 'The web client has not been built: run npm start.\n']);
  });

  it('keep hashed files for ever, ask for the page every time, and compress both', async () => {
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html>'.padEnd(4_000, ' '));
    writeFileSync(join(webRoot, 'assets', 'main-a1b2c3.js'), 'export {};'.padEnd(4_000, ' '));
    await serve();
    const accept = { headers: { 'accept-encoding': 'gzip, deflate, br' } };
    const page = await app.inject({ url: '/', ...accept });
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    });
    const script = await app.inject({ url: '/assets/main-a1b2c3.js', ...accept });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(script.rawPayload.length).toBeLessThan(200);
    const plain = await app.inject('/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(plain.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('send what the build has compressed itself', async () => {
    writeFileSync(join(webRoot, 'index.html'), 'page');
    writeFileSync(join(webRoot, 'assets', 'main-a1b2c3.js'), 'export {};');
    writeFileSync(join(webRoot, 'assets', 'main-a1b2c3.js.br'), 'compressed by the build');
    await serve();
    const { headers, body } = await app.inject({
      url: '/assets/main-a1b2c3.js',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(body).toBe('compressed by the build');
  });

  it('ask every time whether there is a newer service worker or manifest, and let the browser use both', async () => {
    for (const name of ['index.html', 'service-worker.js', 'manifest.webmanifest'])
      writeFileSync(join(webRoot, name), '{}');
    await serve();
    const worker = await app.inject('/service-worker.js');
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(worker.headers['content-security-policy']).toMatch(/worker-src 'self'.*manifest-src 'self'/);
    const manifest = await app.inject('/manifest.webmanifest');
    expect(manifest.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('application/manifest+json') as string,
    });
  });

  it('serve nothing outside of the build', async () => {
    writeFileSync(join(webRoot, 'index.html'), 'page');
    writeFileSync(join(webRoot, '.secret'), 'secret');
    await serve();
    for (const url of ['/../pages.ts', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/.secret', '/assets/'])
      expect((await app.inject(url)).statusCode, url).toBeGreaterThanOrEqual(400);
  });

  it('tell browsers to keep to HTTPS only where the site is reached by it', async () => {
    writeFileSync(join(webRoot, 'index.html'), 'page');
    await serve();
    const { headers } = await app.inject('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    await app.close();
    await serve(['https://auric.example']);
    const secure = await app.inject('/');
    expect(secure.headers['strict-transport-security']).toContain('max-age');
    expect(secure.headers['content-security-policy']).toContain("connect-src 'self' wss://auric.example;");
    expect(secure.headers['content-security-policy']).not.toContain('unsafe-eval');
  });

  it('serve the console below its own path, with or without the slash, and tell nobody that one came from there', async () => {
    writeFileSync(join(webRoot, 'index.html'), 'page');
    writeFileSync(join(webRoot, 'assets', 'main-a1b2c3.js'), 'export {};');
    await serve([], operatorsClient);
    const { body, headers } = await app.inject('/console/');
    expect(body).toBe('page');
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' });
    expect((await app.inject('/console')).body).toBe('page');
    expect((await app.inject('/console/assets/main-a1b2c3.js')).headers['cache-control']).toContain('immutable');
    expect((await app.inject('/')).statusCode).toBe(404);
  });
});
