/** An Engine.IO connection; how much waits in it is not part of its public types. */
export interface Connection {
  readonly transport: object;
  close(discard?: boolean): void;
}

/** The bytes that wait for a client: packets of the connection, and what its websocket has not handed to the system. */
export function backlogBytes(connection: Connection): number {
  const packets: unknown = 'writeBuffer' in connection ? connection.writeBuffer : [];
  const { transport } = connection;
  const socket: unknown = 'socket' in transport ? transport.socket : null;
  let bytes = 0;
  if (typeof socket === 'object' && socket !== null && 'bufferedAmount' in socket)
    bytes = Number(socket.bufferedAmount);
  if (!Array.isArray(packets)) return bytes;
  for (const { data } of packets as { data?: unknown }[]) bytes += typeof data === 'string' ? data.length : 0;
  return bytes;
}

/** Closes a connection without waiting for a client that doesn't read. */
export function cutConnection(connection: Connection): void {
  const { transport } = connection;
  connection.close(true);
  const socket: unknown = 'socket' in transport ? transport.socket : null;
  if (typeof socket !== 'object' || socket === null || !('terminate' in socket)) return;
  if (typeof socket.terminate === 'function') socket.terminate();
}
