import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Endpoint, loadErrorTexts } from '@auric/api';
import { endpoints } from '@auric/api/endpoints';
import { openApiDocument } from '@auric/api/open-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { docsPage } from './docs-page.ts';
import { apiHeaders } from './headers.ts';

const dataHeaders = { ...apiHeaders, 'cache-control': 'no-cache', vary: 'accept-encoding' };

/** The page carries its own style and no script at all; pages of our own may frame it. */
const pageHeaders = {
  ...dataHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

/** The contract for machines at `/api/openapi.json` and for people at `/api/docs`, each compressed once for all. */
export async function registerDocs(app: FastifyInstance, site: { siteName: string; sandbox: boolean }): Promise<void> {
  const document = openApiDocument(site);
  const listed = (Object.entries(endpoints) as [string, Endpoint][]).filter(
    ([, endpoint]) => site.sandbox || endpoint.sandboxOnly !== true,
  );
  const html = docsPage(site.siteName, document, listed, await loadErrorTexts('en'));
  app.get('/api/openapi.json', await compressedOnce(JSON.stringify(document), dataHeaders));
  app.get('/api/docs', await compressedOnce(html, pageHeaders));
}

/** Answers with a text as the client can read it; what it costs to compress was paid at the start. */
async function compressedOnce(text: string, headers: Readonly<Record<string, string>>) {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    reply.headers(headers);
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gz);
    return reply.send(plain);
  };
}
