import fs from 'node:fs';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

const megabyte = 1_000_000;

/**
 * Refuses to begin what the disk can't hold. npm itself notices a full disk late, and often as something else.
 *
 * @param {string} step what needs the space, as in "Installing the packages"
 * @param {number} neededMb
 */
export function requireFreeSpace(step, neededMb) {
  const { bavail, bsize } = fs.statfsSync(root);
  const freeMb = Math.floor((bavail * bsize) / megabyte);
  if (freeMb >= neededMb) return;
  throw new Failure(
    `${step} needs ${neededMb} MB, and the disk is full: it has ${freeMb} MB left. Free some space and run it again.`,
  );
}
