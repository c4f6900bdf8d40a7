import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildWebClient } from '../../tools/setup/build-clients.mjs';
import { runPart } from '../part.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files of the first screen are named once, where their size is tested. */
const limits = new URL('../../.size-limit.mjs', import.meta.url).href;

interface SizeLimit {
  path: string[];
}

await runPart(async (part) => {
  process.chdir(root);
  await buildWebClient();
  const [firstScreen] = ((await import(limits)) as { default: [SizeLimit] }).default;
  let bytes = 0;
  for (const file of firstScreen.path) {
    const zipped = gzipSync(readFileSync(file), { level: 9 }).length;
    part.say(`${basename(file)}: ${(zipped / 1000).toFixed(1)} KB`);
    bytes += zipped;
  }
  part.measured('web.first_screen_gzip_kb', Number((bytes / 1000).toFixed(1)));
});
