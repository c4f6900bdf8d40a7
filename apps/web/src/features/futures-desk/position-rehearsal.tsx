import { useMemo } from 'react';
import { contractNumbers } from '../../data/futures/contract-numbers.ts';
import { holdingOf } from '../../data/futures/holding.ts';
import { useOwnFutures } from '../../data/futures/use-own-futures.ts';
import { useFuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import type { Position } from '../../data/positions/position.ts';
import { RehearsalSheet } from './rehearsal-sheet.tsx';
import { ticksOfMark } from './rehearsal-range.ts';

interface PositionRehearsalProps {
  position: Position;
  market: Market;
  open: boolean;
  onClose: () => void;
}

/** What would become of an open position at other prices. */
export function PositionRehearsal({ position, market, open, onClose }: PositionRehearsalProps) {
  const { data: own } = useOwnFutures();
  const contract = useFuturesMarket(market.id);
  const numbers = useMemo(() => contract && contractNumbers(contract.terms, market), [contract, market]);
  const held = own?.positions.find(({ id }) => id === position.id);
  if (numbers === undefined || own === undefined || held === undefined) return null;
  return (
    <RehearsalSheet
      market={market}
      numbers={numbers}
      holding={holdingOf(numbers, held, own)}
      from={ticksOfMark(position.markPrice, market.priceDecimals)}
      open={open}
      onClose={onClose}
    />
  );
}
