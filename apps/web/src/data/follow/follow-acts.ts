import type { Params } from '@auric/api';
import { acts } from '../acts/acts.ts';
import type { ActEnd, ActPath, Draft, MoneyAct } from '../acts/money-act.ts';

/** The acts on follows. */
export type FollowActPath = Extract<ActPath, 'follow/follow' | 'follow/cancel' | 'follow/selfHolding'>;

/** A follow as it is sent: of a lead, or, by its number, one that goes on otherwise. */
export type SentFollow = Omit<Params<'follow/follow'>, 'request_id'>;

/** The follow that an act sends. */
export const sentFollowOf = (act: MoneyAct): SentFollow => act.body as SentFollow;

export const aboutLead = (lead: number): string => `follow:${lead}`;
export const aboutFollow = (follow: number): string => `follow-end:${follow}`;
export const aboutCopy = (position: number): string => `copy:${position}`;

/** Copies a lead, or changes how; false where one about the same is under way. */
export function sendFollow(about: string, body: SentFollow, written: Draft): boolean {
  return acts.begin({ about, path: 'follow/follow', body, draft: { written, after: {} } });
}

/** Copies nothing any more; open copies are closed, or stay. */
export function cancelFollow(follow: number, keepPositions: boolean): boolean {
  const body = { follow_user_id: follow, keep_positions: keepPositions };
  return acts.begin({ about: aboutFollow(follow), path: 'follow/cancel', body });
}

/** Keeps a copy as an own position. */
export function keepCopy(position: number): boolean {
  return acts.begin({ about: aboutCopy(position), path: 'follow/selfHolding', body: { transaction_id: position } });
}

type Done = Extract<ActEnd, { became: 'done' }>;
type FollowDone = Extract<Done, { act: MoneyAct<FollowActPath> }>;

const paths: readonly ActPath[] = ['follow/follow', 'follow/cancel', 'follow/selfHolding'];

/** Whether what is done is an act on a follow. */
export function isFollowDone(end: Done): end is FollowDone {
  return paths.includes(end.act.path);
}
