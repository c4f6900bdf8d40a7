import type { Deciders, TimerDeciders } from '../../../kernel/product.ts';
import type { ConvertCommand } from '../commands.ts';
import type { ConvertEvent } from '../events.ts';
import { recurringTimerKind, termsTimerKind } from '../state/records.ts';
import type { ConvertDesk } from './desk.ts';
import { convertDust } from './dust.ts';
import { acceptQuote, requestQuote } from './quotes.ts';
import { runRecurringBuy, startRecurringBuy, stopRecurringBuy } from './recurring.ts';
import { setTerms } from './terms.ts';

export function decidersOf(desk: ConvertDesk): Deciders<ConvertCommand, ConvertEvent> {
  return {
    RequestConvertQuote: (context, command) => requestQuote(desk, context, command),
    AcceptConvertQuote: (context, command) => acceptQuote(desk, context, command),
    ConvertDust: (context, command) => convertDust(desk, context, command),
    StartRecurringBuy: (context, command) => startRecurringBuy(desk, context, command),
    StopRecurringBuy: (context, command) => stopRecurringBuy(desk, context, command),
    SetConvertTerms: (context, command) => setTerms(context, command),
  };
}

/** Puts announced terms into force, and takes the turns of recurring buys. */
export function timersOf(desk: ConvertDesk): TimerDeciders<ConvertEvent> {
  return {
    [termsTimerKind]({ emit }, { subject: effectiveAt }) {
      emit({ type: 'ConvertTermsSet', ...desk.state.announcedTerms.at(effectiveAt), effectiveAt });
    },
    [recurringTimerKind]: (context, { subject }) => runRecurringBuy(desk, context, subject),
  };
}
