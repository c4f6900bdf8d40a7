import { parseDecimal } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalOfTyped, fullDecimalText } from '../../data/decimal-input.ts';
import { aboutPosition, setStops } from '../../data/futures/position-acts.ts';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { useTickPart } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { PositionFormProps } from './close-form.tsx';
import { misplacedStop, typedStops } from './misplaced-stop.ts';
import { StopPrices } from './stop-fields.tsx';
import { TriggerChoice } from './trigger-choice.tsx';
import { useReasonText } from './use-reason-text.ts';

interface StopsFormProps extends PositionFormProps {
  /** Prices that they have been taken to already, as on the chart. */
  moved?: { takeProfit?: string; stopLoss?: string };
}

/** Sets what takes the profit of a position and what stops its loss; an empty price takes it away. */
export function StopsForm({ position, market, moved, onDone }: StopsFormProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const typed = (price: string) => (price === '0' ? '' : fullDecimalText(price, market.priceDecimals));
  const [stops, setTyped] = useState({
    takeProfit: typed(position.takeProfit),
    stopLoss: typed(position.stopLoss),
    ...moved,
  });
  const [by, setBy] = useState(position.stopsBy);
  const act = useMoneyAct(aboutPosition('stops', position.id), ({ became }) => {
    if (became === 'done' || became === 'moot') onDone();
    return became === 'unknown';
  });
  const mark = fullDecimalText(position.markPrice, market.priceDecimals);
  const last = useTickPart(market.id, (tick) => tick?.price);
  const watched = parseDecimal((by === 'mark' ? mark : last) ?? '', market.priceDecimals);
  const misplaced =
    watched === null ? null : misplacedStop(position.side, typedStops(stops, market.priceDecimals), watched);
  const reasonText = useReasonText(market);
  return (
    <MoneyForm
      act={act}
      fields={
        <>
          <p className="text-sm">
            <b className="font-semibold">{position.symbol}</b> · {t(($) => $.positions.entryPrice)}{' '}
            {numbers.plain(position.entryPrice, market.priceDecimals)} · {t(($) => $.positions.markPrice)}{' '}
            {numbers.plain(position.markPrice, market.priceDecimals)}
          </p>
          <TriggerChoice value={by} onChange={setBy} />
          <StopPrices
            ticket={{ side: position.side, ...stops }}
            change={(next) => setTyped({ ...stops, ...next })}
            market={market}
            entry={parseDecimal(mark, market.priceDecimals)}
          />
        </>
      }
      receipt={<p className="text-xs text-text-2">{t(($) => $.futures.stopsNote)}</p>}
      label={t(($) => $.futures.saveStops)}
      reason={misplaced === null ? null : reasonText(misplaced)}
      summary={() => `${position.symbol} · ${t(($) => $.trade.protection)}`}
      history={<Button onClick={onDone}>{t(($) => $.positions.open)}</Button>}
      testId="save-stops"
      onSubmit={() =>
        setStops({
          id: position.id,
          target_profit_price: decimalOfTyped(stops.takeProfit) ?? '0',
          stop_loss_price: decimalOfTyped(stops.stopLoss) ?? '0',
          trigger_by: by,
        })
      }
    />
  );
}
