import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium that starts on this machine: CHROMIUM_PATH, the system's, or Playwright's; null without one. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...places, playwrightsOwn()].find((place) => place && starts(place)) ?? null;
}

/**
 * How Playwright launches it. For root, as on a build machine, Chromium has no sandbox.
 *
 * @throws {Failure} without a Chromium: ask when a browser is launched, not where a configuration is read
 */
export function chromiumOptions() {
  const executablePath = findChromium();
  if (executablePath === null) throw new Failure('There is no Chromium; `npm run test:journeys` installs one.');
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}

/** A binary whose libraries are missing can't print its version. @param {string} place */
function starts(place) {
  return fs.existsSync(place) && spawnSync(place, ['--version'], { timeout: 20_000 }).status === 0;
}

function playwrightsOwn() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(inRoot('package.json'))('@playwright/test');
    return chromium.executablePath();
  } catch {
    return null;
  }
}
