import { createServer } from 'node:net';
import { errorCode, StartRefused } from './start-refused.ts';

const listenFailures: Record<string, string> = {
  EADDRINUSE: 'another program listens there; stop it, or set PORT to another one',
  EACCES: 'this user may not listen there; set PORT to one above 1023',
  EADDRNOTAVAIL: 'this machine has no such address; set HOST to one that it has',
  ENOTFOUND: 'the host is not known; set HOST to an address of this machine',
  EAI_AGAIN: 'the host is not known; set HOST to an address of this machine',
};

/** Words a failed `listen` as a refusal to start. */
export function refuseListening(host: string, port: number, error: Error): Error {
  const reason = listenFailures[errorCode(error)];
  if (reason === undefined) return error;
  return new StartRefused(`The address ${host}:${port} can't be used: ${reason}.`, error);
}

/** Tries the address before anything else is touched, so that a busy port costs nothing. */
export function probeAddress(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(refuseListening(host, port, error)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** The address to show: what listens everywhere is reached by its own name. */
export function addressOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}
