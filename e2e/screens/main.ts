import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClients } from '../../tools/setup/build-clients.mjs';
import { reportFailure } from '../../tools/setup/failure.mjs';
import { installChromium } from '../../tools/setup/install-chromium.mjs';
import { inRoot } from '../../tools/setup/paths.mjs';
import { withProgress } from '../../tools/setup/progress.mjs';
import { type Camera, type Complaint, openCamera } from './camera.ts';
import { photographDesk } from './desk-camera.ts';
import { indexPage, type Picture } from './index-page.ts';
import { chooseShots, type Shot } from './shots.ts';
import { bootStillWorld } from './still-world.ts';

const folder = inRoot('screens');
let interrupted = false;

/** `npm run screens`: a picture of every screen in every look, and a page to compare them. */
async function run(): Promise<void> {
  const { shots, desk, concurrency } = chooseShots(process.argv.slice(2));
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  await installChromium();
  await buildClients();
  emptyFolder();
  if (desk.themes.length > 0) console.log('Filling a desk and taking pictures of it …');
  const atDesk = await photographDesk(folder, desk);
  const complaints = shots.length === 0 || interrupted ? [] : await photographWorld(shots, concurrency);
  report([...atDesk.pictures, ...shots.map(pictureOf)], [...atDesk.complaints, ...complaints]);
}

async function photographWorld(shots: readonly Shot[], concurrency: number): Promise<Complaint[]> {
  // The clock of this process is moved meanwhile, so how long it took can't be told.
  console.log('Letting a market live and stand still …');
  const world = await bootStillWorld();
  try {
    const camera = await openCamera(world, folder);
    try {
      return await takeAll(camera, shots, concurrency);
    } finally {
      await camera.close();
    }
  } finally {
    await world.server.close();
  }
}

function interrupt(): void {
  if (interrupted) process.exit(130);
  interrupted = true;
  process.exitCode = 130;
}

/** Pictures of an earlier run would pass for those of this one. */
function emptyFolder(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (/\.(?:png|html)$/.test(name)) rmSync(join(folder, name));
  }
}

/** Takes them window by window, `concurrency` windows at once. */
async function takeAll(camera: Camera, shots: readonly Shot[], concurrency: number): Promise<Complaint[]> {
  const look = ({ scene, lang, theme, width, height }: Shot) => [scene.visitor, lang, theme, width, height].join(' ');
  const windows = [...Map.groupBy(shots, look).values()].values();
  const complaints: Complaint[] = [];
  let taken = 0;
  const photographer = async (): Promise<void> => {
    for (const window of windows) {
      if (interrupted) return;
      complaints.push(...(await camera.take(window, () => (taken += 1))));
    }
  };
  await withProgress(
    'Taking pictures',
    () => Promise.all(Array.from({ length: concurrency }, photographer)),
    () => ` ${taken} of ${shots.length}`,
  );
  return complaints;
}

function pictureOf({ scene, file, route, lang, theme, width, height }: Shot): Picture {
  const state = scene.state?.name ?? 'as it opens';
  return { file, route, state, visitor: scene.visitor, lang, theme, width, height };
}

function report(pictures: readonly Picture[], complaints: readonly Complaint[]): void {
  writeFileSync(join(folder, 'index.html'), indexPage(pictures));
  for (const { file, text } of complaints) console.error(`${file}: ${text}`);
  const routes = new Set(pictures.map(({ route }) => route)).size;
  console.log(`${pictures.length} pictures of ${routes} routes, ${complaints.length} complaints of the browser.`);
  console.log(`Look at them: ${join(folder, 'index.html')}`);
  if (complaints.length > 0) process.exitCode = 1;
}

await run().catch(reportFailure);
