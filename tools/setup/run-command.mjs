import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a command in a process group of its own and gathers what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onStart?: (leader: number) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, { cwd = root, env = process.env, onStart } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    if (child.pid !== undefined) onStart?.(child.pid);
    let output = '';
    const gather = (/** @type {Buffer} */ chunk) => void (output += chunk.toString());
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
