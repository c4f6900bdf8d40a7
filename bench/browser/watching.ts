import { setTimeout as sleep } from 'node:timers/promises';
import type { Phone } from './phone.ts';

const watchedSeconds = 10;
const msPerSecond = 1000;

export interface Watched {
  /** Of the main thread, in percent. */
  busy: number;
  /** Layouts a second. */
  layouts: number;
  longTasks: number;
}

/** Ten seconds in which nobody touches anything: what moves by itself costs so much. */
export async function watchThread(phone: Phone): Promise<Watched> {
  await phone.restart();
  const before = await phone.counters();
  const begun = performance.now();
  await sleep(watchedSeconds * msPerSecond);
  const after = await phone.counters();
  const seconds = (performance.now() - begun) / msPerSecond;
  const { longTasks } = await phone.felt();
  const perSecond = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) / seconds;
  return { busy: perSecond('TaskDuration') * 100, layouts: perSecond('LayoutCount'), longTasks: longTasks.length };
}
