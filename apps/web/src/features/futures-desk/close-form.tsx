import { formatDecimal } from '@auric/api';
import type { Position } from '../../data/positions/position.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { lotsOf, shareDecimals } from '../../data/futures/contract-numbers.ts';
import { aboutPosition, closePosition } from '../../data/futures/position-acts.ts';
import type { Market } from '../../data/market/market.ts';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { StepperField } from '../../trading/ticket/stepper-field.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { PercentSlider } from '../../ui/fields/percent-slider.tsx';
import { stepped } from './stepped.ts';

export interface PositionFormProps {
  position: Position;
  market: Market;
  onDone: () => void;
}

/** Closes a position at market, all of it or as many lots as are wanted. */
export function CloseForm({ position, market, onDone }: PositionFormProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [share, setShare] = useState(position.lots);
  const [percent, setPercent] = useState(100);
  const act = useMoneyAct(aboutPosition('close', position.id), ({ became }) => {
    if (became === 'done' || became === 'moot') onDone();
    return became === 'unknown';
  });
  const [lots, all] = [lotsOf(decimalOfTyped(share) ?? '0'), lotsOf(position.lots)];
  const type = (text: string, of = 0) => {
    setShare(text);
    setPercent(of);
  };
  const reason =
    lots === 0
      ? t(($) => $.futures.enterLots)
      : lots > all
        ? t(($) => $.futures.lotsAtMost, { lots: position.lots })
        : null;
  return (
    <MoneyForm
      act={act}
      fields={
        <>
          <p className="text-sm">
            <b className="font-semibold">{position.symbol}</b> · {t(($) => $.positions[position.side])}{' '}
            {position.leverage}× · {t(($) => $.positions.markPrice)}{' '}
            {numbers.plain(position.markPrice, market.priceDecimals)}
          </p>
          <StepperField
            name="close_share"
            label={t(($) => $.positions.lots)}
            unit={`/ ${position.lots}`}
            value={share}
            decimals={shareDecimals}
            onType={(text) => type(text)}
            onStep={(by) => type(stepped(share, by, shareDecimals))}
          />
          <PercentSlider
            label={t(($) => $.positions.lots)}
            value={percent}
            side={position.side === 'long' ? 'sell' : 'buy'}
            onChange={(next) => type(formatDecimal(Math.floor((all * next) / 100), shareDecimals), next)}
          />
        </>
      }
      receipt={<p className="text-xs text-text-2">{t(($) => $.futures.closeNote)}</p>}
      label={t(($) => $.futures.closeTitle)}
      button={position.side === 'long' ? 'sell' : 'buy'}
      reason={reason}
      summary={() => `${position.symbol} · ${t(($) => $.futures.closeTitle)}`}
      history={<Button onClick={onDone}>{t(($) => $.positions.open)}</Button>}
      testId="close-position"
      onSubmit={() => closePosition(position.id, lots === all ? null : (decimalOfTyped(share) ?? '0'))}
    />
  );
}
