import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredScreen } from '../measurements.ts';
import { median } from '../numbers.ts';
import { openPhone } from '../phone.ts';
import type { Felt } from '../probe.ts';
import type { World } from '../world.ts';

const screens: readonly { screen: MeasuredScreen; hash: string; signedIn: boolean }[] = [
  { screen: 'home_guest', hash: '#/', signedIn: false },
  { screen: 'home_customer', hash: '#/', signedIn: true },
  { screen: 'markets', hash: '#/pages/market/market', signedIn: false },
  { screen: 'trade', hash: '#/pages/transaction/index', signedIn: true },
];

/** What comes late, such as the socket's first prices, may still shift what stands. */
const settleMs = 3000;

/** Loads each screen as a first visit, several times, by a fast line and by a slow one. */
export async function measureLoading(world: World): Promise<void> {
  for (const { screen, hash, signedIn } of screens) {
    const token = signedIn ? world.token : undefined;
    const fast: Felt[] = [];
    const slow: Felt[] = [];
    for (let run = 0; run < world.runs; run++) {
      fast.push(await visit(world, hash, token, false));
      slow.push(await visit(world, hash, token, true));
    }
    const of = (felt: readonly Felt[], pick: (each: Felt) => number) => median(felt.map(pick));
    const lcp = of(fast, (felt) => felt.largestPaint);
    world.measured(`${screen}.lcp_ms`, lcp);
    world.measured(
      `${screen}.fcp_ms`,
      of(fast, (felt) => felt.firstPaint),
    );
    world.measured(`${screen}.cls`, Math.max(...[...fast, ...slow].map((felt) => felt.layoutShift)));
    world.measured(
      `${screen}.longest_task_ms`,
      of(fast, (felt) => Math.max(0, ...felt.longTasks)),
    );
    world.measured(
      `${screen}.slow_line_lcp_ms`,
      of(slow, (felt) => felt.largestPaint),
    );
    const elements = new Set([...fast, ...slow].map((felt) => felt.largestElement));
    world.say(`${screen}: ${lcp.toFixed(0)} ms, largest: ${[...elements].join(' / ')}`);
  }
}

async function visit(world: World, hash: string, token: string | undefined, slowLine: boolean): Promise<Felt> {
  const phone = await openPhone(world.browser, { token, slowLine });
  try {
    await phone.page.goto(`${world.server.url}/${hash}`);
    await phone.page.getByRole('main').locator('*').first().waitFor();
    await phone.page.locator('.skeleton, [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await sleep(settleMs);
    return await phone.felt();
  } finally {
    await phone.close();
  }
}
