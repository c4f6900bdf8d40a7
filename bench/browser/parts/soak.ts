import { setTimeout as sleep } from 'node:timers/promises';
import { startBusyBook } from '../busy-book.ts';
import { openPhone, type Phone } from '../phone.ts';
import type { World } from '../world.ts';

/** Until caches are full and code is compiled, the heap of every page grows. */
const warmUpMs = 30_000;
const secondsPerMinute = 60;
const reportEverySeconds = 60;

/** Leaves the trade screen open beside a busy book, and weighs it at the start and at the end. */
export async function measureSoak(world: World): Promise<void> {
  const book = await startBusyBook(world.server);
  const phone = await openPhone(world.browser, { token: world.token });
  try {
    await phone.page.goto(`${world.server.url}/#/pages/transaction/index`);
    await phone.page.locator('input[name="amount"]').waitFor();
    await sleep(warmUpMs);
    await phone.restart();
    const start = await weigh(phone);
    const seconds = world.soakMinutes * secondsPerMinute;
    for (let passed = 0; passed < seconds; passed += reportEverySeconds) {
      await sleep(Math.min(reportEverySeconds, seconds - passed) * 1000);
      if (passed + reportEverySeconds < seconds) world.say(`${heapText(await weigh(phone))}`);
    }
    const end = await weigh(phone);
    const { longTasks } = await phone.felt();
    world.say(`${world.soakMinutes} min: ${heapText(start)} → ${heapText(end)}`);
    world.measured('soak.heap_start_mb', start.bytes / 1e6);
    world.measured('soak.heap_end_mb', end.bytes / 1e6);
    world.measured('soak.heap_growth_kb_per_min', (end.bytes - start.bytes) / 1000 / world.soakMinutes);
    world.measured('soak.nodes_start', start.nodes);
    world.measured('soak.nodes_end', end.nodes);
    world.measured('soak.listeners_end', end.listeners);
    world.measured('soak.long_tasks_per_min', longTasks.length / world.soakMinutes);
  } finally {
    await phone.close();
    book.close();
  }
}

interface Weight {
  bytes: number;
  nodes: number;
  listeners: number;
}

async function weigh(phone: Phone): Promise<Weight> {
  const bytes = await phone.collectedHeapBytes();
  const counters = await phone.counters();
  return { bytes, nodes: counters['Nodes'] ?? 0, listeners: counters['JSEventListeners'] ?? 0 };
}

function heapText({ bytes, nodes, listeners }: Weight): string {
  return `${(bytes / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;
}
