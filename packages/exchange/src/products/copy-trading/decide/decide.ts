import type { Deciders, TimerDeciders } from '../../../kernel/product.ts';
import type { CopyTradingCommand } from '../commands.ts';
import type { CopyTradingEvent } from '../events.ts';
import { followersTimerKind } from '../state/records.ts';
import type { CopyTradingDesk } from './desk.ts';
import { cancelFollow, editFollow, follow, letFollowersGo, setFollowTerms } from './follows.ts';
import { becomeLead, changeLeadShare, closeLead, setLeadTerms } from './leads.ts';

export function decidersOf(desk: CopyTradingDesk): Deciders<CopyTradingCommand, CopyTradingEvent> {
  return {
    SetLeadTerms: (context, command) => setLeadTerms(context, command),
    BecomeLead: (context, command) => becomeLead(desk, context, command),
    ChangeLeadShare: (context, command) => changeLeadShare(desk, context, command),
    CloseLead: (context, command) => closeLead(desk, context, command),
    SetFollowTerms: (context, command) => setFollowTerms(context, command),
    Follow: (context, command) => follow(desk, context, command),
    EditFollow: (context, command) => editFollow(desk, context, command),
    CancelFollow: (context, command) => cancelFollow(desk, context, command),
  };
}

/** Lets go who followed a lead that has stopped. */
export function timersOf(desk: CopyTradingDesk): TimerDeciders<CopyTradingEvent> {
  return { [followersTimerKind]: (context, { subject: walk }) => letFollowersGo(desk, context, walk) };
}
