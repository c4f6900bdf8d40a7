import { optionKeys } from '../keys/option-keys.ts';
import { queryClient } from '../query-client.ts';

/** Reads anew all that the customer has of options: one was bought, was struck or has ended. */
export function optionsChanged(): void {
  void queryClient.invalidateQueries({ queryKey: optionKeys.mine });
}
