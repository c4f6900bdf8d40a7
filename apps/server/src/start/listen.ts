import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../edge/metrics.ts';
import { listenForMetrics } from '../edge/metrics-listener.ts';
import { addressOf, refuseListening } from '../listening.ts';
import { patience, type Start } from './start.ts';

/** Lets Prometheus read; answers with its address, null where it is off. */
export async function startMetrics({ config, shutdown }: Start, metrics: Metrics): Promise<string | null> {
  const { metricsHost, metricsPort } = config.network;
  if (metricsPort === null) return null;
  const listener = await listenForMetrics(metrics.registry, metricsHost, metricsPort);
  shutdown.add('metrics', patience.poolMs, () => listener.close());
  return listener.url;
}

/** Opens the door to customers; answers with the address. */
export async function listen(http: FastifyInstance, { host, port }: Config['network']): Promise<string> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    throw error instanceof Error ? refuseListening(host, port, error) : error;
  }
  const bound = http.server.address() as AddressInfo;
  return addressOf(host, bound.port);
}
