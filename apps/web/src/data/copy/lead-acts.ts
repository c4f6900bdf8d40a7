import type { LeadTrader } from '@auric/api';
import { api } from '../client.ts';
import { copyKeys } from '../keys/copy-keys.ts';
import { queryClient } from '../query-client.ts';
import { fractionOf, leadOf } from './lead.ts';

/** What a lead trader says of themselves, and the share that they ask for, in percent. */
export interface LeadSaid {
  readonly name: string;
  readonly profile: string;
  readonly share: string;
}

/** What an act answered with is what is known from then on; the board is read anew. */
async function keep(answer: Promise<LeadTrader>): Promise<void> {
  queryClient.setQueryData(copyKeys.leading, leadOf(await answer));
  void queryClient.invalidateQueries({ queryKey: copyKeys.board });
  void queryClient.invalidateQueries({ queryKey: copyKeys.lead });
}

const wireOf = ({ share, ...said }: LeadSaid) => ({ ...said, share: fractionOf(share) });

export const becomeLead = (said: LeadSaid): Promise<void> => keep(api.act('follow/become', wireOf(said)));

export const changeLead = (said: LeadSaid): Promise<void> => keep(api.act('follow/profile', wireOf(said)));

export const quitLeading = (): Promise<void> => keep(api.act('follow/quit', {}));
