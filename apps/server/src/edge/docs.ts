import { endpoints, type Endpoint, loadErrorTexts } from '@auric/api';
import { openApiDocument } from '@auric/api/open-api';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { apiHeaders } from './headers.ts';

/** The page carries its own style and no script at all. */
const pageHeaders = {
  ...apiHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
};

/** The contract for machines at `/api/openapi.json` and for people at `/api/docs`. */
export async function registerDocs(app: FastifyInstance, site: { siteName: string; sandbox: boolean }): Promise<void> {
  const document = openApiDocument(site);
  const json = JSON.stringify(document);
  const listed = (Object.entries(endpoints) as [string, Endpoint][]).filter(
    ([, endpoint]) => site.sandbox || endpoint.sandboxOnly !== true,
  );
  const html = docsPage(site.siteName, document, listed, await loadErrorTexts('en'));
  app.get('/api/openapi.json', (_, reply) => reply.headers({ ...apiHeaders, 'cache-control': 'no-cache' }).send(json));
  app.get('/api/docs', (_, reply) => reply.headers(pageHeaders).send(html));
}
