import type { Message, Params } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { followKeys } from '../keys/follow-keys.ts';
import { useSignedIn } from '../me/use-own-data.ts';
import { copyOf, followOf, type Follow } from './follow.ts';
import { sumOf } from './sum-of.ts';

export type CopyEvent = Message<'follow/events'>['data'][number];

const quiet = (signal: AbortSignal) => ({ loader: false, signal }) as const;
/** What a lead opens reaches its copies without a word to this screen: it is looked at now and then. */
const lookMs = 5_000;

const readFollows = {
  queryKey: followKeys.open,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { follows, copies } = await api.read('follow/my', {}, quiet(signal));
    return { follows: follows.map(followOf), copies: copies.map(copyOf) };
  },
} as const;

/** Whom the customer copies now, with their open copies. */
export function useFollows({ enabled = true } = {}) {
  const signedIn = useSignedIn();
  return useQuery({ ...readFollows, enabled: signedIn && enabled, refetchInterval: lookMs });
}

/** Whom an open position copies; read when the position comes into sight. Undefined where it is the customer's own. */
export function useFollowOf(position: number): Follow | undefined {
  const enabled = useSignedIn();
  const { data } = useQuery({ ...readFollows, enabled, refetchOnMount: 'always' });
  const copy = data?.copies.find((each) => each.position === position);
  return copy && data?.follows.find(({ id }) => id === copy.follow);
}

/** What is set aside in the futures account for all leads, in USDT; "0" for nothing. */
export function useShareHeld(): string {
  const enabled = useSignedIn();
  const { data } = useQuery({ ...readFollows, enabled, refetchOnMount: 'always' });
  return sumOf((data?.follows ?? []).map(({ held }) => held));
}

/** The lead whom somebody is about to copy. */
export function useLeadToCopy(lead: number) {
  return useQuery({
    queryKey: [...followKeys.lead, lead],
    queryFn: async ({ signal }) =>
      (await api.read('follow/traderDetail', { trader_user_id: lead }, quiet(signal))).trader,
    enabled: lead > 0,
  });
}

/** What may be asked of a follow. */
export function useFollowTerms() {
  return useQuery({
    queryKey: followKeys.terms,
    queryFn: ({ signal }) => api.read('follow/terms', {}, quiet(signal)),
    staleTime: 60_000,
  });
}

/** What a follow would have come to over the last 30 days; nothing is asked before it can be. */
export function useFollowPreview(wish: Params<'follow/preview'> | null) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...followKeys.preview, wish],
    queryFn: ({ signal }) => api.read('follow/preview', wish!, quiet(signal)),
    enabled: signedIn && wish !== null,
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
}
