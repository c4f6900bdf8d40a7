import { buildWebClient } from './build-web-client.mjs';
import { installChromium } from './install-chromium.mjs';
import { seconds, showing } from './progress.mjs';
import { runStage } from './run-stage.mjs';

const shownLines = 200;

/**
 * Runs the stages one after the other. A failing one doesn't hide the later ones; what it printed is shown at once,
 * its name again at the end. A single stage shows its output while it comes.
 *
 * @param {import('./stages.mjs').Stage[]} stages
 * @returns {Promise<number>} the exit code
 */
export async function runStages(stages) {
  const begun = Date.now();
  const live = stages.length === 1;
  /** @type {string[]} */
  const failed = [];
  for (const stage of stages) {
    const stageBegun = Date.now();
    const end = live ? () => {} : showing(() => `  ${stage.name} … ${seconds(stageBegun)}`);
    const { ok, output } = await prepareAndRun(stage, live);
    end();
    console.log(`${ok ? '✓' : '✗'} ${stage.name.padEnd(12)} ${seconds(stageBegun).padStart(8)}`);
    if (ok) continue;
    failed.push(stage.name);
    if (!live) console.log(tailOf(output, stage.name));
  }
  console.log(`\n${seconds(begun)} in all`);
  for (const name of failed) console.log(`Failed: ${name}. Again, alone: npm run test:${name}`);
  console.log(`${stages.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

/** @param {import('./stages.mjs').Stage} stage @param {boolean} live */
async function prepareAndRun(stage, live) {
  try {
    if (stage.needs?.includes('web client')) await buildWebClient();
    if (stage.needs?.includes('chromium')) await installChromium();
    return await runStage(stage, live);
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    if (live) console.error(output);
    return { ok: false, output };
  }
}

/** @param {string} output @param {string} name */
function tailOf(output, name) {
  const lines = output.trimEnd().split('\n');
  const hidden = lines.length - shownLines;
  const shown = lines.slice(-shownLines).map((line) => `    ${line}`);
  return [...(hidden > 0 ? [`    … ${hidden} more lines in .cache/test/${name}.log`] : []), ...shown].join('\n');
}
