import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RehearsalSheet } from './rehearsal-sheet.tsx';
import { ticksOfMark } from './rehearsal-range.ts';
import type { OpeningView } from './use-opening.ts';

interface OpeningRehearsalProps {
  market: Market;
  contract: FuturesMarket;
  opening: OpeningView;
}

/** Lets what the ticket would open be looked at under other prices, before it is opened. */
export function OpeningRehearsal({ market, contract, opening: { numbers, outlook } }: OpeningRehearsalProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (outlook === null) return null;
  return (
    <>
      <Button look="link" size="tight" className="-my-1.5 self-center text-xs" onClick={() => setOpen(true)}>
        {t(($) => $.rehearsal.title)}
      </Button>
      <RehearsalSheet
        market={market}
        numbers={numbers}
        holding={outlook.holding}
        from={ticksOfMark(contract.mark.mark_price, market.priceDecimals)}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
