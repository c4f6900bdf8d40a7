import type { Deciders, TimerDeciders } from '../../../kernel/product.ts';
import type { CopyTradingCommand } from '../commands.ts';
import type { CopyTradingEvent } from '../events.ts';
import {
  closingTimerKind,
  fillTimerKind,
  followersTimerKind,
  sharesTimerKind,
  shareWalkKind,
} from '../state/records.ts';
import { closeCopies } from './closings.ts';
import { cancelFollow, letFollowersGo, selfHold } from './ends.ts';
import { editFollow, follow, setFollowTerms } from './follows.ts';
import type { CopyTradingDesk } from './desk.ts';
import { becomeLead, changeLeadShare, closeLead, setLeadTerms } from './leads.ts';
import { copyFill } from './openings.ts';
import { shareAll, walkShares } from './shares.ts';

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
    SelfHold: (context, command) => selfHold(desk, context, command),
  };
}

export function timersOf(desk: CopyTradingDesk): TimerDeciders<CopyTradingEvent> {
  return {
    [followersTimerKind]: (context, { subject: walk }) => letFollowersGo(desk, context, walk),
    [fillTimerKind]: (context, { subject: order }) => copyFill(desk, context, order),
    [closingTimerKind]: (context, { subject: position }) => closeCopies(desk, context, position),
    [sharesTimerKind]: (context) => shareAll(desk, context),
    [shareWalkKind]: (context, { subject: walk }) => walkShares(desk, context, walk),
  };
}
