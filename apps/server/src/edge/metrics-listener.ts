import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { addressOf, refuseListening } from '../listening.ts';

export interface MetricsListener {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves Prometheus on an address of its own: who reaches that one reads it, and nobody else does. */
export async function listenForMetrics(registry: Registry, host: string, port: number): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refuseListening(host, port, error)));
    server.listen({ host, port }, resolve);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `${addressOf(host, (server.address() as AddressInfo).port)}/metrics`, close };
}
