import { runTool } from './command-line.ts';
import { StartRefused } from '../start-refused.ts';
import { verifyJournal } from '../engine/recovery/verify-journal.ts';

// npm run verify [-- --snapshot <file> --hash <state hash>]
await runTool({ options: ['snapshot', 'hash'], readOnly: true }, async ({ url, options }) => {
  const { snapshot, hash } = options;
  if ((snapshot === undefined) !== (hash === undefined)) {
    throw new StartRefused('--snapshot <file> and --hash <state hash> belong together.');
  }
  const from = snapshot === undefined || hash === undefined ? {} : { snapshot: { path: snapshot, hash } };
  const found = await verifyJournal({
    url,
    ...from,
    progress: (line) => console.log(line),
  });
  console.log(`The journal is sound: ${found.frames} frames and ${found.events} events up to sequence ${found.seq}.`);
  console.log(`${found.comparisons} state hashes compared; the state is ${found.stateHash}.`);
  if (found.skippedComparisons > 0) {
    console.log(`${found.skippedComparisons} more are of another release and say nothing about this one.`);
  }
  console.log(`${found.eventsPerSecond} events/s.`);
});
