import { formatDecimal } from '@auric/api';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDecimalText } from '../../data/decimal-input.ts';
import { shareDecimals } from '../../data/futures/contract-numbers.ts';
import type { FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import { onFirstPrice } from '../../data/market/use-market-data.ts';
import { ExplainedChoice } from '../../trading/ticket/explained-choice.tsx';
import { orderKindTexts } from '../../trading/ticket/order-kinds.ts';
import { StepperField } from '../../trading/ticket/stepper-field.tsx';
import { trailingDecimals } from '../../trading/ticket/ticket-numbers.ts';
import { ValidityChoice } from '../../trading/ticket/validity-choice.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { PercentSlider } from '../../ui/fields/percent-slider.tsx';
import {
  futuresOrderTypes,
  hasLimit,
  hasTrailing,
  hasTrigger,
  isConditional,
  type FuturesOrderType,
} from './futures-ticket.ts';
import { LeverageButton } from './leverage-sheet.tsx';
import { StopFields } from './stop-fields.tsx';
import { stepped } from './stepped.ts';
import type { FuturesDesk } from './use-futures-ticket.ts';
import type { OpeningView } from './use-opening.ts';
import { useLotText } from './use-lot-text.ts';

/** Offered where no distance is typed, in percent. */
const usualTrailing = '1';

interface TicketFieldsProps {
  desk: FuturesDesk;
  market: Market;
  contract: FuturesMarket;
  opening: OpeningView;
}

/** Side, leverage, kind of order, price and lots, and the stops that the position opens with. */
export function TicketFields({ desk: { ticket, change }, market, opening, contract }: TicketFieldsProps) {
  const { t } = useTranslation();
  const lotText = useLotText();
  const decimals = market.priceDecimals;
  useFirstPrice(market, ticket.price === '', (price) => change({ price }));
  const price = (name: 'price' | 'trigger', label: string) => (
    <StepperField
      name={name === 'price' ? 'target_price' : 'trigger_price'}
      label={label}
      unit={market.quote.code}
      value={ticket[name]}
      decimals={decimals}
      onType={(text) => change({ [name]: text })}
      onStep={(by) => change({ [name]: stepped(ticket[name] || ticket.price, by, decimals) })}
    />
  );
  const possible = (percent: number) => formatDecimal(Math.floor((opening.most * percent) / 100), shareDecimals);
  return (
    <>
      <Choice<'long' | 'short'>
        label={t(($) => $.positions.side)}
        value={ticket.side}
        onChange={(side) => change({ side })}
        chosenClass={ticket.side === 'long' ? 'bg-up text-on-up' : 'bg-down text-on-down'}
        options={[
          { value: 'long', label: t(($) => $.positions.long) },
          { value: 'short', label: t(($) => $.positions.short) },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <LeverageButton ticket={ticket} change={change} opening={opening} contract={contract} />
        <ExplainedChoice<FuturesOrderType>
          label={t(($) => $.trade.orderType)}
          value={ticket.orderType}
          onChange={(orderType) => change({ orderType, percent: 0 })}
          options={futuresOrderTypes.map((value) => ({
            value,
            label: t(($) => $.trade[orderKindTexts[value]]),
            note: t(($) => $.orderTypeNotes[orderKindTexts[value]]),
          }))}
          className="flex-[1_1_auto]"
        />
        {hasLimit(ticket) && (
          <ValidityChoice
            value={ticket.validity}
            onChange={(validity) => change({ validity })}
            look="field"
            className="flex-[1_1_auto]"
          />
        )}
      </div>
      {hasTrigger(ticket) &&
        price(
          'trigger',
          t(($) => $.trade.trigger),
        )}
      {hasTrailing(ticket) && (
        <StepperField
          name="trailing_delta"
          label={t(($) => $.trade.trailing)}
          unit="%"
          value={ticket.trailing}
          decimals={trailingDecimals}
          placeholder={usualTrailing}
          onType={(trailing) => change({ trailing })}
          onStep={(by) => change({ trailing: stepped(ticket.trailing || usualTrailing, by, 1) })}
        />
      )}
      {hasLimit(ticket) ? (
        price(
          'price',
          t(($) => $.trade.price),
        )
      ) : (
        <p className="grid min-h-12 place-items-center rounded-control bg-surface-2 px-3 text-center text-sm text-text-3">
          {t(($) => $.trade.marketPrice)}
        </p>
      )}
      <StepperField
        name="share"
        label={t(($) => $.positions.lots)}
        unit={lotText(contract, market)}
        value={ticket.share}
        decimals={shareDecimals}
        placeholder="0"
        onType={(share) => change({ share, percent: 0 })}
        onStep={(by) => change({ share: stepped(ticket.share, by, shareDecimals), percent: 0 })}
      />
      <PercentSlider
        label={t(($) => $.trade.percentOfBalance)}
        value={ticket.percent}
        side={ticket.side === 'long' ? 'buy' : 'sell'}
        disabled={opening.most === 0}
        onChange={(percent) => change({ percent, share: possible(percent) })}
      />
      {!isConditional(ticket) && <StopFields ticket={ticket} change={change} market={market} entry={opening.ticks} />}
    </>
  );
}

/** Fills in the first price of the market where none stands. */
function useFirstPrice(market: Market, wanted: boolean, fill: (price: string) => void): void {
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    if (!wanted) return;
    return onFirstPrice(market.id, (price) => latest.current(fullDecimalText(price, market.priceDecimals)));
  }, [market, wanted]);
}
