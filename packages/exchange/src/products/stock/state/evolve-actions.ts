import { knownSlot, requireNext } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { actionStages } from '../../../kernel/vocabulary.ts';
import type { StockEvent } from '../events.ts';
import { actionTimerKind, type StockState } from './records.ts';

type Announced = Extract<StockEvent, { type: 'SplitAnnounced' | 'DividendAnnounced' }>;
type ActionEvent = Exclude<StockEvent, { session: number }>;

/** How splits and dividends begin, go on and end. */
export function actionEvolversOf(state: StockState, timers: Timers): Evolvers<ActionEvent> {
  const { actions, actionSlots, counters } = state;
  const { columns } = actions;

  function announce({ action, market, asset, effectiveAt }: Announced): number {
    requireNext(counters.lastAction, action, 'Corporate action');
    const slot = actions.add();
    columns.action[slot] = action;
    columns.market[slot] = market;
    columns.asset[slot] = asset;
    columns.numerator[slot] = 1;
    columns.denominator[slot] = 1;
    columns.perShare[slot] = 0n;
    columns.effectiveAt[slot] = effectiveAt;
    columns.reserved[slot] = 0n;
    columns.stage[slot] = actionStages.indexOf('announced');
    columns.after[slot] = 0;
    columns.closeE8[slot] = 0;
    columns.timer[slot] = timers.set(actionTimerKind, action, effectiveAt);
    actionSlots.set(action, slot);
    counters.lastAction = action;
    return slot;
  }

  function end(action: number): void {
    const slot = knownSlot(actionSlots, action, 'corporate action');
    timers.cancel(columns.timer[slot]!);
    actions.remove(slot);
    actionSlots.delete(action);
  }

  return {
    SplitAnnounced(event) {
      const slot = announce(event);
      columns.numerator[slot] = event.numerator;
      columns.denominator[slot] = event.denominator;
    },

    DividendAnnounced(event) {
      const slot = announce(event);
      columns.perShare[slot] = event.perShare;
      columns.reserved[slot] = event.reserved;
    },

    CorporateActionCanceled({ action }) {
      end(action);
    },

    CorporateActionBegun({ action, closeE8, reserved }) {
      const slot = knownSlot(actionSlots, action, 'corporate action');
      columns.closeE8[slot] = closeE8;
      columns.reserved[slot] = columns.reserved[slot]! + reserved;
      actions.touch(slot);
    },

    CorporateActionAdvanced({ action, stage, last }, at) {
      const slot = knownSlot(actionSlots, action, 'corporate action');
      timers.cancel(columns.timer[slot]!);
      columns.stage[slot] = actionStages.indexOf(stage);
      columns.after[slot] = last;
      columns.timer[slot] = timers.set(actionTimerKind, action, at);
      actions.touch(slot);
    },

    SharesSplit({ action }) {
      knownSlot(actionSlots, action, 'corporate action');
    },

    DividendPaid({ action, amount }) {
      const slot = knownSlot(actionSlots, action, 'corporate action');
      columns.reserved[slot] = columns.reserved[slot]! - amount;
      actions.touch(slot);
    },

    CorporateActionEnded({ action }) {
      end(action);
    },
  };
}
