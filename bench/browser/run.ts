import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildWebClient } from '../../tools/setup/build-clients.mjs';
import { reportFailure } from '../../tools/setup/failure.mjs';
import { installChromium } from '../../tools/setup/install-chromium.mjs';
import { bootMeasuredServer, type MeasuredServer } from './measured-server.ts';
import { type BrowserResults, measurements, table } from './measurements.ts';
import { type PartName, readOptions } from './options.ts';
import { measureFutures } from './parts/futures.ts';
import { measureLoading } from './parts/loading.ts';
import { measureSoak } from './parts/soak.ts';
import { measureTicket } from './parts/ticket.ts';
import { launchBrowser, slowdown } from './phone.ts';
import type { World } from './world.ts';

const titles: Record<PartName, string> = {
  loading: 'First visits',
  ticket: 'The ticket beside a busy book',
  futures: 'Fifty positions whose marks move',
  soak: 'The trade screen, left open',
};
const parts: Record<PartName, (world: World) => Promise<void>> = {
  loading: measureLoading,
  ticket: measureTicket,
  futures: measureFutures,
  soak: measureSoak,
};
const file = fileURLToPath(new URL('results.json', import.meta.url));

/** `npm run bench:browser`: the built client in Chromium, slowed down to a phone. */
async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  await installChromium();
  await buildWebClient();
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BrowserResults) : {};
  const results: BrowserResults = {};
  const server = await bootMeasuredServer();
  try {
    const browser = await launchBrowser();
    try {
      console.log(`${cpus()[0]?.model}, ${availableParallelism()} cores, ${slowdown} × slower, ${browser.version()}`);
      const world: World = {
        ...options,
        server,
        browser,
        token: await makeCustomer(server),
        measured: (key, value) => (results[key] = Number(value.toPrecision(4))),
        say: (text) => console.log(`  ${text}`),
      };
      for (const part of options.parts) {
        console.log(`\n${titles[part]} (${part})`);
        await parts[part](world);
      }
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
  console.log(`\n${table(results, before)}`);
  console.log(`\nLoad of the machine: ${loadavg()[1]?.toFixed(1)}. Written to bench/browser/results.json`);
  writeResults({ ...before, ...results });
}

/** Somebody with coins and an order that rests, so that every part of the screen has something to show. */
async function makeCustomer(server: MeasuredServer): Promise<string> {
  const customer = await server.client().register('browserbench');
  await customer.call('coin/trade', { match_id: 1, type: 'buy', quote_amount: '2000' });
  const { bids } = await customer.call('currency/depth', { match_id: 1, limit: 1 });
  const low = (Number(bids[0]?.[0]) * 0.95).toFixed(1);
  await customer.call('coin/trade', { match_id: 1, type: 'buy', amount: '0.002', target_price: low });
  return customer.token;
}

function writeResults(results: BrowserResults): void {
  const keys = Object.keys(measurements) as (keyof BrowserResults)[];
  const ordered = Object.fromEntries(keys.filter((key) => key in results).map((key) => [key, results[key]]));
  writeFileSync(file, `${JSON.stringify(ordered, null, 2)}\n`);
}

await run().catch(reportFailure);
