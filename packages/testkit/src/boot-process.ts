import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeDataFolder } from './data-folder.ts';
import { TestClient } from './test-client.ts';

/** The lines at the end of what it wrote, which say why it ended. */
const lastLines = 40;
const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

/** A server in a process of its own, as a customer of the house would run it. */
export interface ServerProcess {
  /** Where it serves; empty where it ended before it was ready. */
  url: string;
  dataFolder: string;
  pid: number;
  client(): TestClient;
  /** What it has written so far. */
  output(): { stdout: string; stderr: string };
  /** Sends a signal and resolves with the exit code once the process is gone; null where the signal killed it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Ends it, if it still runs, and removes the data folder that was made for it. */
  close(): Promise<void>;
}

export interface ProcessOptions {
  /** The environment variables of the configuration. */
  settings?: Record<string, string>;
  /** An existing data folder, which stays; without it one is made, and removed by `close`. */
  dataFolder?: string;
  /** The module that is run: the server itself, or one that starts it in its own process. */
  program?: string;
  /** Told how it ended, with its last lines, where nobody had ended it. */
  died?: (ending: string) => void;
}

/** Starts the server as a child and waits until it is ready or has ended. */
export async function bootServerProcess(options: ProcessOptions = {}): Promise<ServerProcess> {
  return (await spawnServer(options)).server;
}

/** The same, with the child itself for who talks to it. */
export async function spawnServer(options: ProcessOptions): Promise<{ server: ServerProcess; child: ChildProcess }> {
  const { settings = {}, dataFolder, program = main, died } = options;
  const folder = dataFolder === undefined ? makeDataFolder() : { path: dataFolder, remove: () => undefined };
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: '0', AURIC_DATA: folder.path, ...settings };
  // The channel also tells the child when this process has died without ending it.
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const exited = exitOf(child);
  let wasEnded = false;
  void exited.then((code) => {
    if (!wasEnded) died?.(endingOf(child, code, output.stderr));
  });
  const url = await Promise.race([addressIn(child, output), exited.then(() => '')]);
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    wasEnded = true;
    child.kill(signal);
    return exited;
  };
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) await end();
    folder.remove();
  };
  const client = () => new TestClient(url);
  const pid = child.pid ?? 0;
  return { server: { url, dataFolder: folder.path, pid, client, output: () => output, end, close }, child };
}

function endingOf({ signalCode }: ChildProcess, code: number | null, stderr: string): string {
  const how = signalCode === null ? `with the exit code ${code}` : `by ${signalCode}`;
  return `The server ended by itself ${how}. Its last lines:\n${stderr.split('\n').slice(-lastLines).join('\n')}`;
}

/** Resolves when the output is complete too. */
async function exitOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

async function addressIn(child: ChildProcess, output: { stdout: string }): Promise<string> {
  for (;;) {
    const address = /^Ready: (\S+)/m.exec(output.stdout)?.[1];
    if (address !== undefined) return address;
    await once(child.stdout ?? child, 'data');
  }
}
