import type { ConsolePart } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { conversionTimeline } from './conversion-timeline.ts';
import { termsConfiguration } from './terms.ts';

/** What operators see and set of conversions. */
export async function convertConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  return { name: 'conversions', configuration: termsConfiguration(lent), timeline: conversionTimeline(lent) };
}
