import type { Profile } from '@auric/api';
import { useApp } from '../../data/app-store.ts';
import { queryClient } from '../../data/query-client.ts';
import { siteKeys } from '../../data/keys/site-keys.ts';

/** Shows a profile, as the server has answered it, wherever it is seen. */
export function keepProfile(profile: Profile): void {
  queryClient.setQueryData(siteKeys.profile, profile);
  useApp.setState({ user: profile });
}
