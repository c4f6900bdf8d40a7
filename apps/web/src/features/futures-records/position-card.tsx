import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { netResult } from '../../data/positions/net-result.ts';
import { settlementAsset, type Position } from '../../data/positions/position.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { ProfitText } from '../../kit/money/profit-text.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { ResultParts } from './result-parts.tsx';
import { usePositionWords } from './use-position-words.ts';

interface PositionCardProps {
  position: Position;
  onDetails: (position: Position) => void;
}

const columns = 'mt-2 @min-[16rem]:grid-cols-3';

/** A position on a phone: an open one at its mark, one that is over with what it has come to and why. */
export function PositionCard({ position, onDetails }: PositionCardProps) {
  const { t } = useTranslation();
  const said = usePositionWords()(position);
  const { id, symbol, side, isOpen } = position;
  return (
    <article data-position={id} className="@container relative rounded-card border border-line bg-surface-1 p-3">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <div className="flex min-w-0 flex-[1_1_6.5rem] flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            aria-label={t(($) => $.joined.valued, { what: t(($) => $.positions.details), value: `${symbol} ${id}` })}
            onClick={() => onDetails(position)}
            className="font-semibold after:absolute after:inset-0 after:rounded-card"
          >
            {symbol}
          </button>
          <Badge look={side === 'long' ? 'up' : 'down'}>{said.kind}</Badge>
        </div>
        <span className="ml-auto flex items-center text-sm font-semibold">
          <ProfitText amount={isOpen ? position.unrealized : netResult(position)} />
          <ChevronRight size={14} aria-hidden className="text-text-3" />
        </span>
      </div>
      <Facts look="grid" className={columns}>
        <Fact label={t(($) => $.positions.lots)}>{said.lots}</Fact>
        <Fact label={t(($) => $.positions.entryPrice)}>{said.entry}</Fact>
        {isOpen ? (
          <>
            <Fact label={t(($) => $.positions.markPrice)}>{said.mark}</Fact>
            <Fact label={t(($) => $.joined.inUnit, { what: t(($) => $.positions.margin), unit: settlementAsset })}>
              {said.margin}
            </Fact>
            <Fact label={t(($) => $.positions.liquidationPrice)}>{said.liquidation}</Fact>
            <Fact label={t(($) => $.orders.protection)}>{said.stops}</Fact>
          </>
        ) : (
          <>
            <Fact label={t(($) => $.positions.closePrice)}>{said.close}</Fact>
            <ResultParts position={position} />
          </>
        )}
      </Facts>
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-2xs text-text-3">
        <time dateTime={new Date(isOpen ? position.openedAt : position.closedAt).toISOString()}>
          {isOpen ? said.openedAt : said.closedAt}
        </time>
        {!isOpen && <span>{said.closedBy}</span>}
      </p>
    </article>
  );
}
