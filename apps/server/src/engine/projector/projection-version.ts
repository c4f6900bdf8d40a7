import type pg from 'pg';

/**
 * Counts up with every change of a projection that makes other rows of the same events, also where a new table is filled:
 * read models of another version are made again.
 */
export const projectionVersion = 7;

/** The read models were made by another projection than this release's. */
export class ViewsOutdated extends Error {
  constructor(version: number) {
    super(
      `The read models are of version ${version} and this release makes version ${projectionVersion}: ` +
        'npm run rebuild makes them again from the journal.',
    );
    this.name = 'ViewsOutdated';
  }
}

/** How far the read models are, by what they were made, and up to where a rebuild under way must still go, 0 for none. */
export interface ViewProgress {
  seq: number;
  version: number;
  rebuildingTo: number;
}

export async function viewProgress(client: pg.ClientBase): Promise<ViewProgress> {
  const { rows } = await client.query<ViewProgress>(
    'select seq, version, rebuilding_to as "rebuildingTo" from view.position',
  );
  if (rows[0] === undefined) throw new Error('The read models have no position.');
  return rows[0];
}

export async function refuseOutdatedViews(client: pg.ClientBase): Promise<void> {
  const { version } = await viewProgress(client);
  if (version !== projectionVersion) throw new ViewsOutdated(version);
}
