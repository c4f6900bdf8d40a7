import type { Server } from 'node:http';
import { ConnectionLimiter } from './connection-limiter.ts';

const connectionsMax = 20_000;

/** Closes connections beyond what one address may have open; whoever opens them without a word costs nothing more. */
export function capConnections(server: Server, connectionsPerAddressMax: number): void {
  const limiter = new ConnectionLimiter({ connectionsMax, connectionsPerAddressMax });
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (limiter.admits(address)) socket.once('close', limiter.open(address));
    else socket.destroy();
  });
}
