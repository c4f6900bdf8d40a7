import type { ConsolePart } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { exitSettings } from './settings.ts';

/** What operators set of the guard of all ways out. */
export async function exitConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  return { name: 'exits', configuration: exitSettings(lent) };
}
