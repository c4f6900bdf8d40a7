import type { ConsolePart } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { copyTerms } from './copy-terms.ts';
import { copyTimeline } from './copy-timeline.ts';

/** What operators set of copy trading, by events with their time, and what they see of who leads and who follows. */
export async function copyConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  return { name: 'copies', configuration: copyTerms(lent), timeline: copyTimeline(lent) };
}
