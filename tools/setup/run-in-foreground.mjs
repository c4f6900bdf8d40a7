import { spawn } from 'node:child_process';
import os from 'node:os';
import { ownEnvironment, ownNode, root } from './paths.mjs';

/**
 * Runs a file under Node 24 until it ends and hands on what asks it to stop. On a terminal Ctrl-C reaches it twice,
 * directly and from here; the server takes a repeated signal for one.
 *
 * @param {string[]} args the file, relative to the root, and its arguments
 * @returns {Promise<number>} the exit code
 */
export function runInForeground(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(ownNode, args, {
      cwd: root,
      env: ownEnvironment(),
      stdio: 'inherit',
    });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
    }
    process.on('exit', () => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 1)));
  });
}
