import { runBackupTool } from './backup-tool.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';

// AURIC_DATA=<new folder> npm run restore -- --from <backup>
await runBackupTool('from', 'AURIC_DATA=FOLDER npm run restore -- --from BACKUP', async (source, dataFolder) => {
  const { begunAt, release } = await restoreBackup(source, dataFolder);
  console.log(`${dataFolder} is as release ${release} left it after ${begunAt}; npm start goes on from there.`);
});
