import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeDataFolder, TestClient } from '@auric/testkit';

export interface MeasuredServer {
  url: string;
  client(): TestClient;
  close(): Promise<void>;
}

/** One address is everybody here: the limits of a real server would end the measurement. */
const settings = {
  SANDBOX_HISTORY_DAYS: '2',
  LOG_LEVEL: 'error',
  REQUESTS_PER_ADDRESS_PER_MINUTE: '100000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '100000000',
  ORDERS_PER_CUSTOMER_PER_SECOND: '1000000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
};

/** Starts the sandbox whose books are sent as often as they are captured, on a folder of its own. */
export async function bootMeasuredServer(): Promise<MeasuredServer> {
  const folder = makeDataFolder();
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', AURIC_DATA: folder.path, ...settings };
  const child = fork(fileURLToPath(new URL('fast-server.ts', import.meta.url)), [], { env });
  const exited = once(child, 'exit');
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    folder.remove();
  };
  const [message] = (await Promise.race([once(child, 'message'), exited.then(() => [null])])) as [
    { url: string } | null,
  ];
  if (message === null) {
    folder.remove();
    throw new Error('The measured server did not start.');
  }
  return { url: message.url, client: () => new TestClient(message.url), close };
}
