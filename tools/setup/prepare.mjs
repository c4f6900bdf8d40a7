import { buildClients } from './build-clients.mjs';
import { Failure, reportFailure } from './failure.mjs';
import { installPackages } from './install-packages.mjs';
import { keepRunning } from './keep-running.mjs';
import { runInForeground } from './run-in-foreground.mjs';
import { stages } from './stages.mjs';
import { runStages } from './run-stages.mjs';

/** What `npm start` does. */
export async function startServer() {
  try {
    await installPackages();
    await buildClients();
    process.exitCode = await keepRunning(() => runInForeground(['apps/server/src/main.ts']));
  } catch (error) {
    reportFailure(error);
  }
}

/**
 * Runs a TypeScript file of the repository under its own Node.
 *
 * @param {string[]} args the file, then what it is given
 */
export async function runFile(args) {
  try {
    await installPackages();
    process.exitCode = await runInForeground(args);
  } catch (error) {
    reportFailure(error);
  }
}

/**
 * What `npm test` does: every stage, or the named ones.
 *
 * @param {string[]} names
 */
export async function runTests(names) {
  try {
    const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
    if (unknown.length > 0) throw new Failure(`No test stage is called ${unknown.join(', ')}.`);
    const chosen = stages.filter(({ name, onRequest }) => (names.length === 0 ? !onRequest : names.includes(name)));
    await installPackages();
    process.exitCode = await runStages(chosen);
  } catch (error) {
    reportFailure(error);
  }
}
