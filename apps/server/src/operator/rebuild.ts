import { runTool } from './command-line.ts';
import { rebuildViews } from '../engine/recovery/rebuild-views.ts';

// npm run rebuild
await runTool({}, async ({ url }) => {
  const started = performance.now();
  const frames = await rebuildViews({ url, progress: (line) => console.log(line) });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`The read models are made again from ${frames} frames in ${seconds} s.`);
});
