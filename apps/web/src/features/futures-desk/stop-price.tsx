import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import { OffsetChips } from '../../trading/ticket/chip-row.tsx';
import { offsetPrice } from '../../trading/ticket/offset-price.ts';
import { StepperField } from '../../trading/ticket/stepper-field.tsx';
import { stepped } from './stepped.ts';

export type StopKind = 'takeProfit' | 'stopLoss';

interface StopPriceProps {
  kind: StopKind;
  side: 'long' | 'short';
  value: string;
  onChange: (price: string) => void;
  market: Market;
  /** From where distances are offered, in ticks. */
  entry: bigint | null;
}

const usualPpm = 10_000;

/** The price of a take profit or of a stop loss, with distances from the entry to tap. */
export function StopPrice({ kind, side, value, onChange, market, entry }: StopPriceProps) {
  const { t } = useTranslation();
  const decimals = market.priceDecimals;
  const label = t(($) => $.trade[kind]);
  const above = (kind === 'takeProfit') === (side === 'long');
  const priceAt = (ppm: number): string =>
    entry === null ? '' : fullDecimalText(formatDecimal(offsetPrice(entry, ppm, above), decimals), decimals);
  return (
    <>
      <StepperField
        name={kind === 'takeProfit' ? 'target_profit_price' : 'stop_loss_price'}
        label={label}
        unit={market.quote.code}
        value={value}
        decimals={decimals}
        placeholder="0"
        onType={onChange}
        onStep={(by) => onChange(value === '' ? priceAt(usualPpm) : stepped(value, by, decimals))}
      />
      <OffsetChips label={label} above={above} onPick={(ppm) => onChange(priceAt(ppm))} />
    </>
  );
}
