import { useTranslation } from 'react-i18next';
import { netResult } from '../../data/positions/net-result.ts';
import { settlementAsset, type Position } from '../../data/positions/position.ts';
import { CopyMark } from '../../kit/copy-trading/copy-mark.tsx';
import { CopyFact } from '../../kit/detail/copy-fact.tsx';
import { DetailSection } from '../../kit/detail/detail-page.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { ProfitText } from '../../kit/money/profit-text.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { PositionFills } from './position-fills.tsx';
import { PositionFunding } from './position-funding.tsx';
import { ResultParts } from './result-parts.tsx';
import { usePositionWords } from './use-position-words.ts';

/** All that is known of one position: its numbers, what it has come to, and its life, trade by trade. */
export function PositionDetails({ position }: { position: Position }) {
  const { t } = useTranslation();
  const said = usePositionWords()(position);
  const { id, symbol, market, side, isOpen } = position;
  return (
    <div className="flex flex-col gap-5 pb-3">
      <div>
        <p className="mt-1 mb-2 flex flex-wrap items-center gap-2">
          <b className="text-lg font-semibold">{symbol}</b>
          <Badge look={side === 'long' ? 'up' : 'down'}>{said.kind}</Badge>
        </p>
        {isOpen && <CopyMark position={id} />}
        <Facts>
          {!isOpen && <Fact label={t(($) => $.orders.state)}>{said.closedBy}</Fact>}
          <Fact label={t(($) => $.positions.lots)}>{said.lots}</Fact>
          <Fact label={t(($) => $.positions.entryPrice)}>{said.entry}</Fact>
          {isOpen ? (
            <OpenFacts position={position} />
          ) : (
            <Fact label={t(($) => $.positions.closePrice)}>{said.close}</Fact>
          )}
          <Fact label={t(($) => $.positions.realized)} strong>
            <ProfitText amount={netResult(position)} />
          </Fact>
          <ResultParts position={position} />
          <Fact label={t(($) => $.positions.openedAt)}>{said.openedAt}</Fact>
          {!isOpen && <Fact label={t(($) => $.positions.closedAt)}>{said.closedAt}</Fact>}
          <CopyFact label={t(($) => $.positions.number)} text={String(id)} />
        </Facts>
      </div>
      <DetailSection title={t(($) => $.positions.life)}>
        <PositionFills position={id} />
      </DetailSection>
      <DetailSection title={t(($) => $.positions.funding)}>
        <PositionFunding position={id} />
      </DetailSection>
      <ButtonLink to={`/pages/transaction/contract?match_id=${market}`}>{t(($) => $.positions.goTrade)}</ButtonLink>
    </div>
  );
}

function OpenFacts({ position }: { position: Position }) {
  const { t } = useTranslation();
  const said = usePositionWords()(position);
  const inQuote = (what: string) => t(($) => $.joined.inUnit, { what, unit: settlementAsset });
  return (
    <>
      <Fact label={t(($) => $.positions.markPrice)}>{said.mark}</Fact>
      <Fact label={t(($) => $.positions.liquidationPrice)}>{said.liquidation}</Fact>
      <Fact label={inQuote(t(($) => $.positions.margin))}>{said.margin}</Fact>
      <Fact label={inQuote(t(($) => $.positions.initialMargin))}>{said.initialMargin}</Fact>
      <Fact label={t(($) => $.orders.protection)}>{said.stops}</Fact>
      <Fact label={t(($) => $.positions.unrealized)} strong>
        <ProfitText amount={position.unrealized} />
      </Fact>
    </>
  );
}
