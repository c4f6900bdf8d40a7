import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../locales/number-format.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';
import { ExplainedChoice } from './explained-choice.tsx';
import {
  canWait,
  hasTimeInForce,
  orderKindTexts,
  ticketOrderTypes,
  usualOrderTypes,
  type TicketOrderType,
} from './order-kinds.ts';
import type { TicketDesk } from './use-ticket.ts';
import { type Validity, ValidityChoice } from './validity-choice.tsx';

/** The line under the tabs of a desk goes on to its end. */
const deskRow = 'flex flex-wrap gap-x-4 bg-[linear-gradient(var(--line))] bg-[length:100%_1px] bg-bottom bg-no-repeat';

/** How what stands beside the kind of order looks. */
interface SecondChoice {
  look: 'field' | 'quiet';
  className: string;
}

interface TicketKindProps {
  desk: TicketDesk;
  /** The market only takes what can wait for its opening. */
  waiting: boolean;
}

/** What kind of order it is and, where it may rest, for how long: each choice with a sentence that explains it. */
export const TicketKind = memo(function TicketKind({ desk: { ticket, dispatch }, waiting }: TicketKindProps) {
  const setValidity = (next: Validity) =>
    dispatch(next === 'post_only' ? { type: 'postOnly', postOnly: true } : { type: 'timeInForce', timeInForce: next });
  const wide = useMedia(wideWindow);
  const second = wide
    ? ({ look: 'quiet', className: 'ml-auto' } as const)
    : ({ look: 'field', className: 'flex-[1_1_auto]' } as const);
  return (
    // A long name takes a line of its own: both grow into what is left.
    <div className={wide ? deskRow : 'flex flex-wrap gap-2'}>
      {wide ? (
        <OrderTypeTabs ticket={ticket} dispatch={dispatch} waiting={waiting} />
      ) : (
        <OrderTypeChoice
          ticket={ticket}
          dispatch={dispatch}
          types={ticketOrderTypes.filter((type) => isAtHand(type, ticket.orderType, waiting))}
          className="flex-[1_1_auto]"
        />
      )}
      {hasTimeInForce(ticket.orderType) && (
        <ValidityChoice
          value={ticket.postOnly ? 'post_only' : ticket.timeInForce}
          onlyGtc={waiting && ticket.orderType === 'limit'}
          onChange={setValidity}
          {...second}
        />
      )}
      {ticket.orderType === 'market' && <SlippageChoice ticket={ticket} dispatch={dispatch} {...second} />}
    </div>
  );
});

interface OrderTypeChoiceProps extends TicketDesk {
  types: readonly TicketOrderType[];
  look?: 'field' | 'tab';
  className?: string;
}

/** The kind of order among some; none of them where it is another one. */
function OrderTypeChoice({ ticket, dispatch, types, look = 'field', className = '' }: OrderTypeChoiceProps) {
  const { t } = useTranslation();
  return (
    <ExplainedChoice<TicketOrderType>
      label={t(($) => $.trade.orderType)}
      value={ticket.orderType}
      face={t(($) => $.trade.more)}
      onChange={(orderType) => dispatch({ type: 'orderType', orderType })}
      options={types.map((value) => ({
        value,
        label: t(($) => $.trade[orderKindTexts[value]]),
        note: t(($) => $.orderTypeNotes[orderKindTexts[value]]),
      }))}
      look={look}
      className={className}
    />
  );
}

/** Whether a kind of order is offered: one that can't wait stays only where it is chosen already, so that its place isn't empty. */
function isAtHand(type: TicketOrderType, chosen: TicketOrderType, waiting: boolean): boolean {
  return !waiting || type === chosen || canWait({ orderType: type, timeInForce: 'gtc', postOnly: false });
}

const restOfTypes = ticketOrderTypes.filter((type) => !usualOrderTypes.some((usual) => usual === type));

/** On a desk the two usual kinds are one click away, and the others stay behind the last tab. */
function OrderTypeTabs({ ticket, dispatch, waiting }: TicketDesk & Pick<TicketKindProps, 'waiting'>) {
  const { t } = useTranslation();
  return (
    <>
      <Choice<TicketOrderType>
        look="underline"
        label={t(($) => $.trade.orderType)}
        value={ticket.orderType}
        onChange={(orderType) => dispatch({ type: 'orderType', orderType })}
        options={usualOrderTypes
          .filter((type) => isAtHand(type, ticket.orderType, waiting))
          .map((value) => ({ value, label: t(($) => $.trade[orderKindTexts[value]]) }))}
        className="shrink-0"
      />
      <OrderTypeChoice ticket={ticket} dispatch={dispatch} types={restOfTypes} look="tab" />
    </>
  );
}

/** In ppm; 0 is as far as the market lets an order trade. */
const slippages = [0, 1000, 5000, 10_000, 20_000] as const;

/** How much worse than the best price a market order may get. */
function SlippageChoice({ ticket, dispatch, look, className }: SecondChoice & TicketDesk) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <ExplainedChoice<string>
      label={t(($) => $.trade.slippage)}
      value={String(ticket.slippagePpm)}
      onChange={(ppm) => dispatch({ type: 'slippage', slippagePpm: Number(ppm) })}
      options={slippages.map((ppm) => {
        const share = numbers.share(String(ppm / 10_000), 1, 0);
        if (ppm === 0) {
          return {
            value: '0',
            short: t(($) => $.trade.slippage),
            label: t(($) => $.trade.slippageFree),
            note: t(($) => $.trade.slippageFreeNote),
          };
        }
        return {
          value: String(ppm),
          short: t(($) => $.joined.valued, { what: t(($) => $.trade.slippage), value: share }),
          label: share,
          note: t(($) => $.trade.slippageNote, { percent: share }),
        };
      })}
      look={look}
      className={className}
    />
  );
}
