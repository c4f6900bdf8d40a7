import { futuresChanged } from '../futures/futures-changed.ts';
import { followKeys } from '../keys/follow-keys.ts';
import { queryClient } from '../query-client.ts';

/** Reads anew all that the customer has of copying: a follow began, changed or ended, or a copy was kept. */
export function followsChanged(): void {
  void queryClient.invalidateQueries({ queryKey: followKeys.mine });
  futuresChanged();
}
