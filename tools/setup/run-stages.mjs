import { buildClients } from './build-clients.mjs';
import { isEnding } from './ending.mjs';
import { installChromium } from './install-chromium.mjs';
import { say, seconds, showing } from './progress.mjs';
import { runStage } from './run-stage.mjs';
import { secondTries } from './second-tries.mjs';
import { schedule } from './schedule.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

const shownLines = 200;

/** A small machine has two cores, and few stages keep more than one busy all the time. */
const atOnce = 2;

/** @type {Record<import('./stages.mjs').Need, () => Promise<void>>} */
const preparations = { clients: buildClients, chromium: installChromium };

/**
 * Runs the stages, two at once. A failing one doesn't hide the later ones; what it printed is shown whole when it ends,
 * its name again at the end. A single stage shows its output while it comes.
 *
 * @param {readonly Stage[]} stages
 * @returns {Promise<number>} the exit code
 */
export async function runStages(stages) {
  const begun = Date.now();
  const live = stages.length === 1;
  /** @type {string[]} */
  const failed = [];
  await schedule(stages, {
    atOnce,
    isEnding,
    prepare: (need) => preparations[need](),
    run: async (stage, unprepared) => {
      const ok = await (unprepared === undefined ? runAndTell(stage, live) : tellUnprepared(stage, unprepared));
      if (!ok) failed.push(stage.name);
    },
  });
  console.log(`\n${seconds(begun)} in all`);
  for (const name of failed) console.log(`Failed: ${name}. Again, alone: npm run test:${name}`);
  console.log(`${stages.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

/** @param {Stage} stage @param {boolean} live */
async function runAndTell(stage, live) {
  const begun = Date.now();
  const end = live ? () => {} : showing(() => `${stage.name} … ${seconds(begun)}`);
  const { ok, output } = await runStage(stage, live);
  end();
  say(`${ok ? '✓' : '✗'} ${stage.name.padEnd(12)} ${seconds(begun).padStart(8)}`);
  if (!ok && !live) say(tailOf(output, stage.name));
  for (const name of secondTries(output)) say(`  ! only a second try passed, which is a fault to mend: ${name}`);
  return ok;
}

/** @param {Stage} stage @param {unknown} reason */
async function tellUnprepared({ name }, reason) {
  say(`✗ ${name.padEnd(12)} could not begin`);
  say(tailOf(reason instanceof Error ? reason.message : String(reason), name));
  return false;
}

/** @param {string} output @param {string} name */
function tailOf(output, name) {
  const lines = output.trimEnd().split('\n');
  const hidden = lines.length - shownLines;
  const shown = lines.slice(-shownLines).map((line) => `    ${line}`);
  return [...(hidden > 0 ? [`    … ${hidden} more lines in .cache/test/${name}.log`] : []), ...shown].join('\n');
}
