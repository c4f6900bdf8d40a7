import { formatDecimal } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyDecimals, type ContractNumbers } from '../../data/futures/contract-numbers.ts';
import type { Holding } from '../../data/futures/holding.ts';
import { liquidationTicks, rehearse } from '../../data/futures/rehearsal.ts';
import type { Market } from '../../data/market/market.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { signOf, useNumbers } from '../../locales/number-format.ts';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { placeOf, rehearsalRange, ticksAtStep } from './rehearsal-range.ts';
import { RehearsalSlider } from './rehearsal-slider.tsx';

interface RehearsalProps {
  market: Market;
  numbers: ContractNumbers;
  /** The position, open or thought of. */
  holding: Holding;
  /** Where the price is now, in ticks. */
  from: number;
}

interface RehearsalSheetProps extends RehearsalProps {
  open: boolean;
  onClose: () => void;
}

/** Shows what would become of a position at other prices, before they come. */
export function RehearsalSheet({ open, onClose, ...rehearsal }: RehearsalSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet fit title={t(($) => $.rehearsal.title)} open={open} onOpenChange={(next) => !next && onClose()}>
      {open && <Rehearsal {...rehearsal} />}
    </Sheet>
  );
}

const tone = { up: 'text-up', down: 'text-down', flat: '' } as const;

function Rehearsal({ market, numbers, holding, from }: RehearsalProps) {
  const { t } = useTranslation();
  const shown = useNumbers();
  const liquidation = liquidationTicks(numbers, holding);
  // It stays where it was when the sheet was opened: a price that moves would pull the slider out from under the finger.
  const [range] = useState(() => rehearsalRange(from, liquidation));
  const [step, setStep] = useState(0);
  const ticks = ticksAtStep(range, step);
  const { profit, left, usedPercent, liquidated, riskRateE4 } = rehearse(numbers, holding, ticks);
  const money = (units: bigint) => formatDecimal(units, moneyDecimals);
  const price = (at: number) => shown.units(at, market.priceDecimals);
  const change = shown.percent(formatDecimal(Math.trunc(((ticks - range.from) * 10_000) / range.from), 2));
  const isOver = liquidated || usedPercent === null;
  return (
    <div className="flex flex-col gap-3 pt-2 pb-4">
      <p className="text-sm text-text-2">{t(($) => $.rehearsal.lead)}</p>
      <p className="text-center">
        <span className="block text-2xs text-text-3">{t(($) => $.positions.markPrice)}</span>
        <b data-testid="rehearsed-price" className="text-lg font-semibold">
          {price(ticks)}
        </b>{' '}
        <span className="text-sm text-text-2">{change}</span>
      </p>
      <RehearsalSlider
        label={t(($) => $.positions.markPrice)}
        step={step}
        onStep={setStep}
        said={`${price(ticks)} ${market.quote.code}`}
        warningAt={liquidation === null ? null : placeOf(range, liquidation)}
      />
      <Facts>
        <Fact label={t(($) => $.positions.unrealized)} testId="rehearsed-profit">
          <span className={tone[signOf(money(profit))]}>
            {shown.signed(money(profit), 2)} {market.quote.code}
          </span>
        </Fact>
        <Fact label={t(($) => $.rehearsal.left)}>
          {/* Who is liquidated has nothing left, and owes nothing. */}
          {shown.plain(money(left < 0n ? 0n : left), 2)} {market.quote.code}
        </Fact>
        <Fact label={t(($) => $.rehearsal.marginRatio)} testId="rehearsed-ratio">
          {isOver ? '≥ ' + shown.share('100', 0) : shown.share(String(usedPercent), 0)}
        </Fact>
        {riskRateE4 !== null && (
          <Fact label={t(($) => $.futures.riskRate)} testId="rehearsed-risk">
            {shown.share(formatDecimal(riskRateE4 < 0n ? 0n : riskRateE4, 2), 2)}
          </Fact>
        )}
        <Fact label={t(($) => $.positions.liquidationPrice)}>
          <span className="text-gold-text">{liquidation === null ? '—' : price(liquidation)}</span>
        </Fact>
      </Facts>
      <p role="status" className={`text-center text-sm font-medium ${liquidated ? 'text-down' : 'text-text-2'}`}>
        {t(($) => (liquidated ? $.rehearsal.liquidated : $.rehearsal.stays))}
      </p>
    </div>
  );
}
