import { contractKeys } from '../keys/contract-keys.ts';
import { queryClient } from '../query-client.ts';

/** Reads anew all that the customer has in futures: an act has changed it. */
export function futuresChanged(): void {
  void queryClient.invalidateQueries({ queryKey: contractKeys.mine });
}
