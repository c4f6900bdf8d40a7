import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateToLatest } from '../../db/migrate.ts';
import { projectionVersion, viewProgress } from '../projector/projection-version.ts';
import { createClient } from '../../db/connection.ts';
import { rebuildViews } from './rebuild-views.ts';

/** Where release 0.10.0 left the schema. */
const earlier = '0034-closing';

let database: TestDatabase;

beforeEach(async () => {
  database = await bootDatabase({ migrate: false });
});
afterEach(() => database.close());

test('a rebuild before the first start of a release leaves a schema that this start brings up to date', async () => {
  const { db, url } = database;
  await migrateToLatest(db, earlier);
  await rebuildViews({ url });
  await migrateToLatest(db);
  const client = createClient(url, 'auric test');
  await client.connect();
  expect(await viewProgress(client)).toMatchObject({ seq: 0, version: projectionVersion });
  await client.end();
});
