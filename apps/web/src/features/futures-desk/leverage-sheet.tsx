import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { OwnFutures } from '../../data/positions/use-positions.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import type { FuturesDesk } from './use-futures-ticket.ts';
import type { OpeningView } from './use-opening.ts';

interface LeverageProps extends FuturesDesk {
  opening: OpeningView;
  contract: FuturesMarket;
}

/** Margin mode and leverage in a word each, and the sheet that changes them. */
export function LeverageButton(props: LeverageProps) {
  const { ticket, opening } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-testid="leverage"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-0 flex-[1_1_auto] items-center justify-between gap-1 rounded-control bg-surface-2 pr-1.5 pl-2.5 text-xs font-medium min-[380px]:pr-2 min-[380px]:pl-3 min-[380px]:text-sm"
      >
        <span className="truncate">
          {t(($) => $.joined.valued, {
            what: t(($) => $.positions[opening.mode]),
            value: `${Math.min(ticket.leverage, opening.leverageMost)}×`,
          })}
        </span>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-text-3" />
      </button>
      <Sheet fit title={t(($) => $.positions.leverage)} open={open} onOpenChange={setOpen}>
        <LeverageForm {...props} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function LeverageForm({ ticket, change, opening, contract, onDone }: LeverageProps & { onDone: () => void }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { leverageMost, own } = opening;
  const leverage = Math.min(ticket.leverage, leverageMost);
  const tier = contract.terms.tiers.findLast(({ max_multiple: most }) => most >= leverage);
  const max = contract.terms.max_multiple;
  return (
    <div className="flex flex-col gap-4 pb-4">
      <Choice<'isolated' | 'cross'>
        label={t(($) => $.positions.marginMode)}
        value={opening.mode}
        onChange={(mode) => change({ mode })}
        options={[
          { value: 'isolated', label: t(($) => $.positions.isolated) },
          { value: 'cross', label: t(($) => $.positions.cross) },
        ]}
      />
      <p className="text-xs text-text-2">
        {t(($) => (opening.mode === 'cross' ? $.futures.crossNote : $.futures.isolatedNote))}
      </p>
      <p className="text-center text-2xl font-bold">{leverage}×</p>
      <input
        type="range"
        min={1}
        max={leverageMost}
        value={leverage}
        aria-label={t(($) => $.positions.leverage)}
        aria-valuetext={`${leverage}×`}
        onChange={(event) => change({ leverage: Number(event.target.value), percent: 0 })}
        className="h-11 w-full cursor-pointer touch-pan-y accent-gold"
      />
      <div className="flex flex-wrap gap-1">
        {contract.terms.multiples
          .filter((multiple) => multiple <= leverageMost)
          .map((multiple) => (
            <Button
              key={multiple}
              size="tight"
              aria-pressed={multiple === leverage}
              className={`flex-1 ${multiple === leverage ? 'outline-2 -outline-offset-2 outline-gold' : ''}`}
              onClick={() => change({ leverage: multiple, percent: 0 })}
            >
              {multiple}×
            </Button>
          ))}
      </div>
      {tier !== undefined && tier.up_to !== '0' && (
        <Facts>
          <Fact label={t(($) => $.futures.largest, { multiple: leverage })}>{numbers.plain(tier.up_to, 0)} USDT</Fact>
        </Facts>
      )}
      {own !== null && leverageMost < max && <LimitNote account={own.account} leverageMost={leverageMost} />}
      <p className="text-xs text-text-2">{t(($) => $.futures.leverageNote)}</p>
      <Button look="primary" onClick={onDone}>
        {t(($) => $.futures.take)}
      </Button>
    </div>
  );
}

/** Why there is no more leverage, which leads to the quiz for as long as that wasn't passed. */
function LimitNote({ account, leverageMost }: { account: OwnFutures['account']; leverageMost: number }) {
  const { t } = useTranslation();
  const note = t(($) => (account.newcomer_until > 0 ? $.futures.newcomer : $.futures.quizFirst), {
    multiple: leverageMost,
  });
  const look = 'rounded-control bg-gold-soft px-3 py-2 text-xs text-gold-text';
  if (account.quiz_passed) return <p className={look}>{note}</p>;
  return (
    <Link to="/pages/transaction/super_leverage" className={`flex min-h-11 items-center justify-between gap-2 ${look}`}>
      {note}
      <ChevronRight size={16} aria-hidden className="shrink-0" />
    </Link>
  );
}
