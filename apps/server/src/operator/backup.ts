import { runBackupTool } from './backup-tool.ts';
import { makeBackup } from '../db/backup/make-backup.ts';

// npm run backup -- --to <folder>
await runBackupTool('to', 'npm run backup -- --to FOLDER', async (target, dataFolder) => {
  console.log(`The backup is ${await makeBackup(dataFolder, target, () => new Date())}.`);
});
