import type { Config } from './config.ts';
import { joinDatabaseServer } from './db/database-server.ts';
import { refuseOtherSchema } from './db/migrate.ts';
import { StartRefused } from './start-refused.ts';

/** What a standby shares with its leader, or it could not go on where that one stopped. */
function missingOf({ storage, operation, files }: Config): string[] {
  return [
    ...(storage.databaseUrl === '' ? ['DATABASE_URL'] : []),
    ...(operation.secret === '' ? ['AURIC_SECRET'] : []),
    ...(operation.sealingKeys === '' ? ['AURIC_SEALING_KEY'] : []),
    ...(files.s3Bucket === '' ? ['FILES_S3_BUCKET'] : []),
  ];
}

/** Refuses a standby that shares too little with its leader; true where this is a standby. */
export function isStandby(config: Config): boolean {
  if (config.operation.role === 'leader') return false;
  const missing = missingOf(config);
  if (missing.length === 0) return true;
  throw new StartRefused(`ROLE=standby shares ${missing.join(', ')} with its leader; set what the leader has.`);
}

/** Looks at the leader's database without taking or changing anything of it. */
export async function standBeside(storage: Config['storage']): Promise<string> {
  const url = await joinDatabaseServer(storage);
  await refuseOtherSchema(url);
  return url;
}
