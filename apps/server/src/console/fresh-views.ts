import type { ExchangeClient } from '../edge/exchange-client.ts';
import { Unavailable } from '../engine/port/port.ts';

/**
 * Waits until the read models hold what has happened until now: an operator who has just done something looks for it. When
 * they lag for long, what there is is better than nothing.
 */
export async function freshViews(client: ExchangeClient): Promise<void> {
  try {
    await client.freshModels(0);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
  }
}
