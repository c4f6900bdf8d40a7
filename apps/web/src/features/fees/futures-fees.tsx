import type { ContractTerms } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ppmOf } from '../../data/me/fee-schedule.ts';
import { useFuturesMarkets } from '../../data/positions/use-positions.ts';
import { DetailSection } from '../../kit/detail/detail-page.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

/** What futures cost and how much margin they need, market by market; nothing where there are none. */
export function FuturesFees() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { data: markets = [] } = useFuturesMarkets();
  const [chosen, setChosen] = useState<string | null>(null);
  const terms = (markets.find(({ terms: each }) => String(each.match_id) === chosen) ?? markets[0])?.terms;
  if (terms === undefined) return null;
  return (
    <DetailSection title={t(($) => $.fees.futures)}>
      <p className="text-xs text-text-2">{t(($) => $.fees.futuresRule)}</p>
      <SelectField
        quiet
        label={t(($) => $.orders.market)}
        value={String(terms.match_id)}
        options={markets.map(({ terms: each }) => ({ value: String(each.match_id), label: each.symbol }))}
        onChange={setChosen}
        className="my-3"
      />
      <Facts>
        <Fact label={t(($) => $.orders.maker)}>{numbers.rate(ppmOf(terms.maker_fee))}</Fact>
        <Fact label={t(($) => $.orders.taker)}>{numbers.rate(ppmOf(terms.taker_fee))}</Fact>
        <Fact label={t(($) => $.fees.liquidationFee)}>{numbers.rate(ppmOf(terms.liquidation_fee))}</Fact>
      </Facts>
      <MarginTiers terms={terms} />
    </DetailSection>
  );
}

const cell = 'py-2.5 pl-3 text-right font-medium first:pl-0 first:text-left';

/** Up to which value how much margin must remain, and which leverage may be chosen. */
function MarginTiers({ terms: { tiers } }: { terms: ContractTerms }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const bound = (at: number) => {
    const upTo = tiers[at]?.up_to ?? '0';
    if (upTo !== '0') return `≤ ${numbers.plain(upTo, 0)}`;
    return `> ${numbers.plain(tiers[at - 1]?.up_to ?? '0', 0)}`;
  };
  return (
    <table aria-label={t(($) => $.fees.marginTiers)} className="mt-3 w-full text-sm">
      <thead>
        <tr className="text-2xs text-text-3">
          {[t(($) => $.fees.upTo), t(($) => $.fees.maintenance), t(($) => $.fees.most)].map((head) => (
            <th key={head} scope="col" className={`${cell} align-bottom leading-tight`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ up_to, maintenance_rate, max_multiple }, at) => (
          <tr key={up_to} className="border-t border-line">
            <th scope="row" className={cell}>
              {bound(at)}
            </th>
            <td className={cell}>{numbers.rate(ppmOf(maintenance_rate))}</td>
            <td className={cell}>{`${max_multiple}×`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
