import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../locales/number-format.ts';
import { ExplainedChoice } from './explained-choice.tsx';
import {
  hasTimeInForce,
  orderKindTexts,
  ticketOrderTypes,
  type TicketOrderType,
  type TimeInForce,
} from './order-kinds.ts';
import type { TicketDesk } from './use-ticket.ts';

/** How long the order may rest; post-only is one of the answers, because it excludes the others. */
type Validity = TimeInForce | 'post_only';

/** What kind of order it is and, where it may rest, for how long: each choice with a sentence that explains it. */
export const TicketKind = memo(function TicketKind({ desk: { ticket, dispatch } }: { desk: TicketDesk }) {
  const { t } = useTranslation();
  const setValidity = (next: Validity) =>
    dispatch(next === 'post_only' ? { type: 'postOnly', postOnly: true } : { type: 'timeInForce', timeInForce: next });
  const lasting = (value: TimeInForce) => ({
    value,
    short: value.toUpperCase(),
    label: t(($) => $.trade[value]),
    note: t(($) => $.validityNotes[value]),
  });
  return (
    // A long name takes a line of its own: both grow into what is left.
    <div className="flex flex-wrap gap-2">
      <ExplainedChoice<TicketOrderType>
        label={t(($) => $.trade.orderType)}
        value={ticket.orderType}
        onChange={(orderType) => dispatch({ type: 'orderType', orderType })}
        options={ticketOrderTypes.map((value) => ({
          value,
          label: t(($) => $.trade[orderKindTexts[value]]),
          note: t(($) => $.orderTypeNotes[orderKindTexts[value]]),
        }))}
        className="flex-[1_1_auto]"
      />
      {hasTimeInForce(ticket.orderType) && (
        <ExplainedChoice<Validity>
          label={t(($) => $.trade.timeInForce)}
          value={ticket.postOnly ? 'post_only' : ticket.timeInForce}
          onChange={setValidity}
          options={[
            lasting('gtc'),
            lasting('ioc'),
            lasting('fok'),
            { value: 'post_only', label: t(($) => $.trade.postOnly), note: t(($) => $.validityNotes.postOnly) },
          ]}
          className="flex-[1_1_auto]"
        />
      )}
      {ticket.orderType === 'market' && <SlippageChoice ticket={ticket} dispatch={dispatch} />}
    </div>
  );
});

/** In ppm; 0 is as far as the market lets an order trade. */
const slippages = [0, 1000, 5000, 10_000, 20_000] as const;

/** How much worse than the best price a market order may get. */
function SlippageChoice({ ticket, dispatch }: TicketDesk) {
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
          short: `${t(($) => $.trade.slippage)} ${share}`,
          label: share,
          note: t(($) => $.trade.slippageNote, { percent: share }),
        };
      })}
      className="flex-[1_1_auto]"
    />
  );
}
