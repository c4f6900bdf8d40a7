import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Latencies } from '../latencies.ts';
import { grouped, runPart } from '../part.ts';

const seconds = 3;

/** Appends a block and waits until the disk has it: the least that any durable commit costs on this machine. */
function measure(bytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'auric-bench-'));
  const file = openSync(join(folder, 'log'), 'w');
  const block = Buffer.alloc(bytes, 7);
  const latencies = new Latencies();
  try {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      const start = performance.now();
      writeSync(file, block);
      fdatasyncSync(file);
      latencies.add(performance.now() - start);
    }
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  }
  return `${grouped(latencies.count / seconds)}/s, ${latencies.summary()}`;
}

await runPart((part) => {
  part.say(`append 4 KB + fdatasync: ${measure(4096)}`);
  part.say(`append 256 KB + fdatasync: ${measure(262_144)}`);
});
