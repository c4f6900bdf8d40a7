import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootServerProcess, makeDataFolder } from '@auric/testkit';
import { expect, test } from 'vitest';

/** Runs a tool on a data folder, as an operator does. */
async function run(tool: string, dataFolder: string, ...options: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'], AURIC_DATA: dataFolder };
  const program = fileURLToPath(new URL(`${tool}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, ...options], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test('the journal is verified and printed beside the server that writes it, and all go on', async () => {
  const settings = { SANDBOX_HISTORY_DAYS: '1', SANDBOX_BACKGROUND_CUSTOMERS: '4' };
  const server = await bootServerProcess({ settings });
  try {
    const { code, output } = await run('verify', server.dataFolder);
    expect(output).toContain('The journal is sound');
    expect(code).toBe(0);
    const printed = await run('print-journal', server.dataFolder, '--from', '1', '--to', '2');
    expect(printed.output.trim().split('\n')).toHaveLength(2);
    expect(printed.output).toContain('"command":"StartRelease","events":[{"type":"ReleaseStarted","release":');
    expect(printed.code).toBe(0);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  } finally {
    await server.close();
  }
}, 60_000);

test('where there is no journal yet, one sentence says so and nothing is made', async () => {
  const folder = makeDataFolder();
  try {
    const { code, output } = await run('verify', folder.path);
    expect(output).toBe(`There is no journal in ${folder.path} yet: npm start makes one.\n`);
    expect(code).toBe(1);
    expect(existsSync(join(folder.path, 'postgres'))).toBe(false);
  } finally {
    folder.remove();
  }
});
