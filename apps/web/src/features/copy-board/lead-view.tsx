import { useTranslation } from 'react-i18next';
import type { Lead, LeadHolding } from '../../data/copy/lead.ts';
import { DetailSection } from '../../kit/detail/detail-page.tsx';
import { CopyRisk } from './copy-risk.tsx';
import { HoldingCard } from './holding-card.tsx';
import { LeadHistory } from './lead-history.tsx';
import { LeadNumbers } from './lead-numbers.tsx';
import { RoiCurve } from './roi-curve.tsx';

interface LeadViewProps {
  lead: Lead;
  positions: readonly LeadHolding[];
}

/** What there is to know of a lead trader before copying them. */
export function LeadView({ lead, positions }: LeadViewProps) {
  const { t } = useTranslation();
  return (
    <>
      <RoiCurve lead={lead} />
      <CopyRisk />
      <section aria-label={t(($) => $.copyTrading.leads)} className="rounded-card border border-line bg-surface-1 px-4">
        <LeadNumbers lead={lead} />
      </section>
      <DetailSection title={t(($) => $.copyTrading.positions)}>
        {positions.length === 0 ? (
          <p className="text-sm text-text-2">{t(($) => $.copyTrading.noPositions)}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {positions.map((holding) => (
              <li key={holding.id}>
                <HoldingCard holding={holding} />
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
      <DetailSection title={t(($) => $.copyTrading.closed)}>
        <LeadHistory lead={lead.id} />
      </DetailSection>
    </>
  );
}
