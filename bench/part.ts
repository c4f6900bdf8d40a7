import type { MeasurementKey } from './results.ts';

/** What a part says to the run that started it. */
export type PartMessage = { key: MeasurementKey; value: number };

export interface Part {
  measured(key: MeasurementKey, value: number): void;
  /** One line of progress or detail. */
  say(text: string): void;
  /** What must be ended or removed however the part ends; the last one first. */
  atEnd(close: () => Promise<void> | void): void;
}

/**
 * Runs one part of the benchmark. Each part is a process of its own, so that no part inherits another's heap or the
 * shapes that its code was compiled for.
 */
export async function runPart(body: (part: Part) => Promise<void> | void): Promise<void> {
  const closers: (() => Promise<void> | void)[] = [];
  const part: Part = {
    measured: (key, value) => {
      if (process.send) process.send({ key, value } satisfies PartMessage);
      else console.log(`  ${key} = ${value}`);
    },
    say: (text) => console.log(`  ${text}`),
    atEnd: (close) => void closers.push(close),
  };
  const close = async (): Promise<void> => {
    for (let next = closers.pop(); next !== undefined; next = closers.pop()) await next();
  };
  const stop = (): void => void close().finally(() => process.exit(1));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    await body(part);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  await close();
  process.off('SIGTERM', stop);
  process.off('SIGINT', stop);
  if (process.connected) process.disconnect();
}

/** 1234567 → "1,234,567". */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
