import type { ContentPath } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { HandlersOf } from '../edge/handler.ts';
import { siteNameOf } from '../edge/site-routes.ts';
import { release } from '../release.ts';
import { loadRelease } from './load-release.ts';
import { releaseTexts } from './release-texts.ts';
import { contentRoutes } from './routes.ts';
import { Shelves } from './shelf.ts';

/** The texts of the house, ready to be read. */
export interface Content {
  readonly shelves: Shelves;
  readonly routes: HandlersOf<ContentPath>;
}

/** Brings in what the release has to say, and opens the shelves. */
export async function openContent(options: {
  db: Kysely<Database>;
  site: Config['site'];
  now: () => number;
}): Promise<Content> {
  const { db, site, now } = options;
  await loadRelease(db, releaseTexts(), { release, now: now() });
  const shelves = new Shelves(db, site.mode, now);
  return { shelves, routes: contentRoutes(shelves, () => siteNameOf(site, db)) };
}
