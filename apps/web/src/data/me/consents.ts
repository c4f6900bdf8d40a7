import { type Agreement, writeAgreed } from '@auric/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { queryClient } from '../query-client.ts';
import { siteKeys } from '../keys/site-keys.ts';

const consents = queryOptions({
  queryKey: siteKeys.consents,
  queryFn: ({ signal }) => api.read('consent/list', {}, { signal }),
});

/** What the customer has agreed to, beside what is in force. */
export function useConsents() {
  return useQuery(consents);
}

/** The agreements whose version in force the customer has not agreed to. */
export function openAgreements(agreements: readonly Agreement[]): Agreement[] {
  return agreements.filter(({ version, agreed_version }) => agreed_version < version);
}

/** Agrees to these in the version that was shown. */
export async function agreeTo(agreements: readonly Agreement[]): Promise<void> {
  const list = await api.act('consent/agree', { agreements: writeAgreed(agreements) });
  queryClient.setQueryData(siteKeys.consents, list);
}

/** Whether something waits for the customer's consent; no answer is no reason to keep anybody from anywhere. */
export async function asksConsent(): Promise<boolean> {
  try {
    return openAgreements(await queryClient.fetchQuery(consents)).length > 0;
  } catch {
    return false;
  }
}
