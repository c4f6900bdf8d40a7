import { spawn } from 'node:child_process';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { inRoot, ownEnvironment, ownNode, root } from './paths.mjs';

/** On a terminal one Ctrl-C arrives from the terminal and from npm. */
const sameSignalMs = 250;
const launchedBy = process.ppid;

/**
 * Runs a file under Node 24 until it ends. It leads a process group of its own, so that every signal reaches it once,
 * from here; and it is told when this process or the npm that started it is gone, however that happened, so that nothing
 * is left running.
 *
 * @param {string[]} args the file, relative to the root, and its arguments
 * @returns {Promise<number>} the exit code
 */
export function runInForeground(args) {
  return new Promise((resolve, reject) => {
    const endWithLauncher = pathToFileURL(inRoot('tools/setup/end-with-launcher.mjs')).href;
    const child = spawn(ownNode, ['--import', endWithLauncher, ...args], {
      cwd: root,
      env: { ...ownEnvironment(), AURIC_LAUNCHER: String(process.pid) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    let lastSignalAt = 0;
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      if (Date.now() - lastSignalAt > sameSignalMs) child.kill(signal);
      lastSignalAt = Date.now();
    };
    for (const signal of signals) process.on(signal, passOn);
    const watch = setInterval(() => {
      if (!process.env.npm_lifecycle_event || process.ppid === launchedBy) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 1_000);
    watch.unref();
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const passed of signals) process.off(passed, passOn);
      resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 1));
    });
  });
}
