import fs from 'node:fs';
import { exclusively } from './exclusive.mjs';
import { Failure, failureOf } from './failure.mjs';
import { findChromium } from './find-chromium.mjs';
import { inRoot, ownEnvironment } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { runCommand } from './run-command.mjs';

const debianPackages = ['chromium', 'fonts-noto-cjk', 'fonts-thai-tlwg'];

/** Gets a Chromium unless one is there: Debian's, with the fonts of our languages, as root; Playwright's otherwise. */
export async function installChromium() {
  if (findChromium()) return;
  await exclusively(async (helpedBy) => {
    if (findChromium()) return;
    const install = isDebian() && process.getuid?.() === 0 ? installDebians : installPlaywrights;
    await withProgress('Installing Chromium', () => install(helpedBy));
    if (!findChromium()) {
      throw new Failure('Chromium is installed but can’t start; as root, run: apt-get install -y chromium');
    }
  });
}

/** @param {(leader: number) => void} onStart */
async function installDebians(onStart) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...debianPackages]]) {
    const { code, output } = await runCommand('apt-get', ['-q', ...args], { env, onStart });
    if (code !== 0) throw failureOf('Installing Chromium', output);
  }
}

/** @param {(leader: number) => void} onStart */
async function installPlaywrights(onStart) {
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const args = ['install', ...withLibraries, 'chromium'];
  const { code, output } = await runCommand(inRoot('node_modules/.bin/playwright'), args, {
    env: ownEnvironment(),
    onStart,
  });
  if (code === 0) return;
  const { message } = failureOf('Installing Chromium', output);
  throw new Failure(`${message} Debian has one too; as root: apt-get install -y chromium`);
}

/** Ubuntu's package of the same name is a snap that doesn't run in containers. */
function isDebian() {
  try {
    return /^ID=debian$/m.test(fs.readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
