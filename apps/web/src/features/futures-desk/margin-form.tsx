import { formatDecimal } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { moneyDecimals, signedUnits } from '../../data/futures/contract-numbers.ts';
import { aboutPosition, moveMargin } from '../../data/futures/position-acts.ts';
import { useOwnFutures } from '../../data/futures/use-own-futures.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { UnitField } from '../../trading/ticket/unit-field.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import type { PositionFormProps } from './close-form.tsx';

/** Adds to the margin of a position or takes from it, which moves its liquidation price. */
export function MarginForm({ position, market, onDone }: PositionFormProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { data: own } = useOwnFutures();
  const [way, setWay] = useState<'add' | 'take'>('add');
  const [typed, setTyped] = useState('');
  const act = useMoneyAct(aboutPosition('margin', position.id), ({ became }) => {
    if (became === 'done' || became === 'moot') onDone();
    return became === 'unknown';
  });
  const number = decimalOfTyped(typed) ?? '0';
  const amount = signedUnits(number);
  const available = signedUnits(own?.account.withdrawable ?? '0');
  const money = (units: bigint) => `${numbers.plain(formatDecimal(units, moneyDecimals), 2)} ${market.quote.code}`;
  const missing = way === 'add' && amount > available;
  const reason =
    amount === 0n
      ? t(($) => $.reasons.enterAmount)
      : missing
        ? t(($) => $.reasons.insufficient, { asset: market.quote.code })
        : null;
  return (
    <MoneyForm
      act={act}
      fields={
        <>
          <Choice<'add' | 'take'>
            label={t(($) => $.positions.margin)}
            value={way}
            onChange={setWay}
            options={[
              { value: 'add', label: t(($) => $.futures.addMargin) },
              { value: 'take', label: t(($) => $.futures.takeMargin) },
            ]}
          />
          <UnitField
            name="margin"
            label={t(($) => $.trade.amount)}
            unit={market.quote.code}
            value={typed}
            decimals={market.quote.scale}
            placeholder="0"
            onType={setTyped}
          />
        </>
      }
      receipt={
        <Facts look="receipt" className="text-xs">
          <Fact label={t(($) => $.positions.margin)}>{money(signedUnits(position.margin))}</Fact>
          <Fact label={t(($) => $.positions.initialMargin)}>{money(signedUnits(position.initialMargin))}</Fact>
          <Fact label={t(($) => $.trade.available)}>{money(available)}</Fact>
        </Facts>
      }
      label={t(($) => (way === 'add' ? $.futures.addMargin : $.futures.takeMargin))}
      reason={reason}
      summary={() => `${position.symbol} · ${t(($) => $.positions.margin)}`}
      history={<Button onClick={onDone}>{t(($) => $.positions.open)}</Button>}
      testId="move-margin"
      onSubmit={() => moveMargin(position.id, way, number)}
    />
  );
}
