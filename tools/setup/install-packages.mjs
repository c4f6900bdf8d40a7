import fs from 'node:fs';
import { exclusively } from './exclusive.mjs';
import { Failure, failureOf } from './failure.mjs';
import { requireFreeSpace } from './free-space.mjs';
import { packageCount, packagesAreInstalled } from './installed-packages.mjs';
import { inRoot, ownEnvironment, ownNode } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { runCommand } from './run-command.mjs';

/** Installs the packages of the lockfile unless they are there. Takes a minute at most with packages cached. */
export async function installPackages() {
  if (packagesAreInstalled()) return;
  await exclusively(async (helpedBy) => {
    if (packagesAreInstalled()) return;
    requireFreeSpace('Installing the packages', 800);
    const total = packageCount();
    await withProgress(
      'Installing the packages',
      () => installAll(helpedBy),
      () => `, ${Math.min(countInstalled(), total)} of ${total}`,
    );
    if (!packagesAreInstalled()) {
      throw new Failure(
        'Installing the packages failed: npm left out some of them; delete node_modules and run it again.',
      );
    }
  });
}

/**
 * Under an older Node, npm leaves out the optional packages that need a newer one, and says nothing. What is missing then
 * comes under Node 24, which is installed by that time.
 *
 * @param {(leader: number) => void} onStart
 */
async function installAll(onStart) {
  await runNpm(['ci'], process.execPath, { onStart });
  if (packagesAreInstalled() || !fs.existsSync(ownNode)) return;
  await runNpm(['install', '--no-save'], ownNode, { onStart, env: ownEnvironment() });
}

/**
 * Development packages and install scripts are asked for explicitly, because NODE_ENV or the user's npm configuration
 * may leave them out; the warnings of npm under an older Node about engines are of no use to anybody.
 *
 * @param {string[]} action
 * @param {string} node what npm runs under, also the first of the PATH in `env`
 * @param {{ onStart: (leader: number) => void, env?: NodeJS.ProcessEnv }} options
 */
async function runNpm(action, node, options) {
  const flags = [
    ...action,
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts=false',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--no-update-notifier',
    '--prefer-offline',
  ];
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm && npm.endsWith('.js') ? [node, npm, ...flags] : ['npm', ...flags];
  const { code, output } = await runCommand(command, args, options);
  if (code !== 0) throw failureOf('Installing the packages', output);
}

function countInstalled() {
  try {
    return fs
      .readdirSync(inRoot('node_modules'))
      .filter((name) => !name.startsWith('.'))
      .flatMap((name) => (name.startsWith('@') ? fs.readdirSync(inRoot('node_modules', name)) : [name])).length;
  } catch {
    return 0;
  }
}
