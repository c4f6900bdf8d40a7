import { decodeFrames, frameText } from '@auric/exchange';
import { createClient } from '../db/connection.ts';
import { journalPages } from '../engine/journal/journal-reader.ts';
import { StartRefused } from '../start-refused.ts';
import { runTool } from './command-line.ts';

// npm run journal [-- --from <sequence> --to <sequence>]
await runTool({ options: ['from', 'to'], readOnly: true }, async ({ url, options }) => {
  const from = sequence('from', options['from'], 1);
  const to = sequence('to', options['to'], Number.MAX_SAFE_INTEGER);
  const client = createClient(url, 'auric journal');
  await client.connect();
  try {
    for await (const page of journalPages(client, from - 1)) {
      for (const { payload } of page) {
        for (const frame of decodeFrames(payload)) {
          if (frame.seq > to) return;
          if (frame.seq >= from) console.log(frameText(frame));
        }
      }
    }
  } finally {
    await client.end();
  }
});

function sequence(name: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!/^\d{1,15}$/.test(given)) throw new StartRefused(`--${name} wants the sequence of a frame, such as 1.`);
  return Number(given);
}
