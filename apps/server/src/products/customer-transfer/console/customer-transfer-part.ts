import type { ConsolePart } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { feesConfiguration } from './fees.ts';
import { transferTimeline } from './transfer-timeline.ts';

/** What operators see and set of transfers between customers. */
export async function customerTransferConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  return { name: 'transfers', configuration: feesConfiguration(lent), timeline: transferTimeline(lent) };
}
