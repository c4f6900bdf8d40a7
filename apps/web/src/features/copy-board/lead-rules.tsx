import { useTranslation } from 'react-i18next';
import { settlementAsset } from '../../data/positions/position.ts';
import { DetailSection } from '../../kit/detail/detail-page.tsx';
import { useNumbers } from '../../locales/number-format.ts';

const usdtDecimals = 2;

/** What is asked of who wants to lead, and what everybody sees of them from then on. */
export function LeadRules({ balanceLeast, shareMost }: { balanceLeast: string; shareMost: string }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const rules = [
    t(($) => $.copyTrading.ruleIdentity),
    t(($) => $.copyTrading.ruleBalance, {
      amount: numbers.plain(balanceLeast, usdtDecimals),
      asset: settlementAsset,
    }),
    t(($) => $.copyTrading.ruleFollows),
    t(($) => $.copyTrading.ruleShare, { percent: numbers.share(shareMost, usdtDecimals, 0) }),
  ];
  return (
    <>
      <DetailSection title={t(($) => $.copyTrading.rules)}>
        <ul className="list-disc pl-5 text-sm text-text-2">
          {rules.map((rule) => (
            <li key={rule} className="py-1">
              {rule}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-xs text-text-3">{t(($) => $.copyTrading.ruleAtOnce)}</p>
      </DetailSection>
      <DetailSection title={t(($) => $.copyTrading.public)}>
        <p className="text-sm text-text-2">{t(($) => $.copyTrading.publicText)}</p>
      </DetailSection>
    </>
  );
}
