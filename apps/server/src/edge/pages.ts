import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Scripts come from our own files only. Styles may be inline: the chart and the dialogs set theirs at run time.
 * `framed` are the sites that a page of ours may show.
 * Sockets of the same origin are named too, because older Safari doesn't count them as 'self'.
 */
function contentSecurityPolicy(origins: readonly string[], framed: readonly string[]) {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...sockets],
      frameSrc: ["'self'", ...framed],
      workerSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

/** One of the clients that the server hands out. */
export interface Client {
  /** The folder of its build. */
  webRoot: string;
  /** Where its page is: `/`, `/console/`. */
  path: string;
  /** What is said of it where it is missing. */
  name: string;
  /** Whether other sites may know that somebody came from here: never from the console. */
  referrer: 'same-origin' | 'no-referrer';
  /** The other sites that it may show within a page of its own. */
  framed?: readonly string[];
}

export const customersClient = { path: '/', name: 'web client', referrer: 'same-origin' } as const;
export const operatorsClient = { path: '/console/', name: 'console', referrer: 'no-referrer' } as const;

/** Serves a built client. Files with a hash in their name never change; the page that names them always may. */
export async function registerPages(
  app: FastifyInstance,
  { webRoot, path, name, referrer, framed = [], origins }: Client & { origins: readonly string[] },
): Promise<void> {
  const secure = origins.some((origin) => origin.startsWith('https:'));
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(origins, framed),
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: referrer },
    frameguard: { action: 'deny' },
  });
  if (!existsSync(join(webRoot, 'index.html'))) {
    app.get(path, (_, reply) =>
      reply.code(503).type('text/plain; charset=utf-8').send(`The ${name} has not been built: run npm start.\n`),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: webRoot,
    prefix: path,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, file) => {
      const hashed = file.includes('/assets/') || file.includes('\\assets\\');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get(path, (_, reply) => reply.sendFile('index.html'));
}
