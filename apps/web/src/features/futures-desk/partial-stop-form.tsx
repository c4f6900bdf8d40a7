import { formatDecimal, parseDecimal } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalOfTyped, fullDecimalText } from '../../data/decimal-input.ts';
import { lotsOf, shareDecimals } from '../../data/futures/contract-numbers.ts';
import { aboutPosition, addPartialStop } from '../../data/futures/position-acts.ts';
import { useTickPart } from '../../data/market/use-market-data.ts';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { StepperField } from '../../trading/ticket/stepper-field.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { PercentSlider } from '../../ui/fields/percent-slider.tsx';
import type { PositionFormProps } from './close-form.tsx';
import { misplacedStop } from './misplaced-stop.ts';
import { stepped } from './stepped.ts';
import { StopPrice, type StopKind } from './stop-price.tsx';
import { TriggerChoice } from './trigger-choice.tsx';
import { useReasonText } from './use-reason-text.ts';

const empty = { price: '', share: '', percent: 0 };

/** Places one order more that takes profit of a part of a position, or stops the loss of a part. */
export function PartialStopForm({ position, market, onDone }: PositionFormProps) {
  const { t } = useTranslation();
  const reasonText = useReasonText(market);
  const [kind, setKind] = useState<StopKind>('takeProfit');
  const [by, setBy] = useState<'mark' | 'last'>('mark');
  const [typed, setTyped] = useState(empty);
  const act = useMoneyAct(aboutPosition('stops', position.id), ({ became }) => {
    if (became === 'done') setTyped(empty);
    return became === 'unknown';
  });
  const mark = parseDecimal(fullDecimalText(position.markPrice, market.priceDecimals), market.priceDecimals);
  const last = useTickPart(market.id, (tick) => tick?.price);
  const watched = by === 'mark' ? mark : parseDecimal(last ?? '', market.priceDecimals);
  const ticks = parseDecimal(decimalOfTyped(typed.price) ?? '', market.priceDecimals);
  const [lots, all] = [lotsOf(decimalOfTyped(typed.share) ?? '0'), lotsOf(position.lots)];
  const misplaced = watched === null ? null : misplacedStop(position.side, stopsOf(kind, ticks), watched);
  const reason = (): string | null => {
    if (!ticks) return t(($) => $.reasons.enterTrigger);
    if (misplaced !== null) return reasonText(misplaced);
    if (lots === 0) return t(($) => $.futures.enterLots);
    return lots > all ? t(($) => $.futures.lotsAtMost, { lots: position.lots }) : null;
  };
  return (
    <MoneyForm
      act={act}
      fields={
        <>
          <Choice<StopKind>
            label={t(($) => $.trade.protection)}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'takeProfit', label: t(($) => $.trade.takeProfit) },
              { value: 'stopLoss', label: t(($) => $.trade.stopLoss) },
            ]}
          />
          <TriggerChoice value={by} onChange={setBy} />
          <StopPrice
            kind={kind}
            side={position.side}
            value={typed.price}
            onChange={(price) => setTyped({ ...typed, price })}
            market={market}
            entry={mark}
          />
          <StepperField
            name="stop_share"
            label={t(($) => $.positions.lots)}
            unit={`/ ${position.lots}`}
            value={typed.share}
            decimals={shareDecimals}
            placeholder="0"
            onType={(share) => setTyped({ ...typed, share, percent: 0 })}
            onStep={(step) => setTyped({ ...typed, share: stepped(typed.share, step, shareDecimals), percent: 0 })}
          />
          <PercentSlider
            label={t(($) => $.positions.lots)}
            value={typed.percent}
            side={position.side === 'long' ? 'sell' : 'buy'}
            onChange={(percent) =>
              setTyped({ ...typed, percent, share: formatDecimal(Math.floor((all * percent) / 100), shareDecimals) })
            }
          />
        </>
      }
      receipt={<p className="text-xs text-text-2">{t(($) => $.futures.partialNote)}</p>}
      label={t(($) => $.futures.addStop)}
      reason={reason()}
      summary={() => `${position.symbol} · ${t(($) => $.trade.protection)}`}
      history={<Button onClick={onDone}>{t(($) => $.positions.open)}</Button>}
      testId="add-stop"
      onSubmit={() =>
        addPartialStop({
          id: position.id,
          share: decimalOfTyped(typed.share) ?? '0',
          [kind === 'takeProfit' ? 'target_profit_price' : 'stop_loss_price']: decimalOfTyped(typed.price) ?? '0',
          trigger_by: by,
        })
      }
    />
  );
}

const stopsOf = (kind: StopKind, ticks: bigint | null) =>
  kind === 'takeProfit' ? { profit: ticks, loss: null } : { profit: null, loss: ticks };
