import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { refuseFolder } from './start-refused.ts';

/**
 * Makes the data folder where there is none, and answers it as the kernel knows it. Its mode lets the user of the
 * database pass through, but not look around. Refuses a folder that can't be written.
 */
export function prepareDataFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (error) {
    throw refuseFolder(folder, error);
  }
}
