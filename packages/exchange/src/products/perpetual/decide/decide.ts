import type { Deciders, TimerDeciders } from '../../../kernel/product.ts';
import type { PerpetualCommand } from '../commands.ts';
import type { PerpetualEvent } from '../events.ts';
import { fundingTimerKind, fundingWalkKind } from '../state/funding.ts';
import { liquidationTimerKind, rulesTimerKind } from '../state/records.ts';
import { closePosition, closePositions, reversePosition } from './closes.ts';
import { applyContractRules, recordLeverageQuiz, setContractRules, setLeverageLimits } from './contracts.ts';
import type { PerpetualDesk } from './desk.ts';
import { settleFunding, walkFunding } from './funding.ts';
import { resumeLiquidations } from './liquidation.ts';
import { moveMargin } from './margin.ts';
import { setMarginMode, setNetMode } from './modes.ts';
import { setPositionStops } from './stops.ts';

export function decidersOf(desk: PerpetualDesk): Deciders<PerpetualCommand, PerpetualEvent> {
  return {
    SetContractRules: (context, command) => setContractRules(desk, context, command),
    SetLeverageLimits: (context, command) => setLeverageLimits(context, command),
    RecordLeverageQuiz: (context, command) => recordLeverageQuiz(desk, context, command),
    SetMarginMode: (context, command) => setMarginMode(desk, context, command),
    SetNetMode: (context, command) => setNetMode(desk, context, command),
    MoveMargin: (context, command) => moveMargin(desk, context, command),
    SetPositionStops: (context, command) => setPositionStops(desk, context, command),
    ClosePosition: (context, command) => closePosition(desk, context, command),
    ClosePositions: (context, command) => closePositions(desk, context, command),
    ReversePosition: (context, command) => reversePosition(desk, context, command),
  };
}

export function timersOf(desk: PerpetualDesk): TimerDeciders<PerpetualEvent> {
  return {
    [fundingTimerKind]: (context, timer) => settleFunding(desk, context, timer),
    [fundingWalkKind]: (context, { subject }) => walkFunding(desk, context, subject),
    [liquidationTimerKind]: (context) => resumeLiquidations(desk, context),
    [rulesTimerKind]: (context, { subject }) => applyContractRules(desk, context, subject),
  };
}
