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

const cell = 'text-right font-medium first:text-left @min-[17rem]:py-2.5 @min-[17rem]:pl-3 @min-[17rem]:first:pl-0';

/** Where there is no room for columns: the bound on a line of its own, and below it both numbers, each under its own name. */
const narrow = {
  row: '@max-[17rem]:flex @max-[17rem]:flex-wrap @max-[17rem]:gap-x-2 @max-[17rem]:gap-y-1.5 @max-[17rem]:py-2.5',
  bound: '@max-[17rem]:basis-full',
  first: '@max-[17rem]:flex-1 @max-[17rem]:basis-16 @max-[17rem]:text-left',
  second: '@max-[17rem]:flex-1 @max-[17rem]:basis-16',
};

/** Up to which value how much margin must remain, and which leverage may be chosen. */
function MarginTiers({ terms: { tiers } }: { terms: ContractTerms }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const bound = (at: number) => {
    const upTo = tiers[at]?.up_to ?? '0';
    if (upTo !== '0') return `≤ ${numbers.plain(upTo, 0)}`;
    return `> ${numbers.plain(tiers[at - 1]?.up_to ?? '0', 0)}`;
  };
  const named = (name: string) => (
    <span className="hidden text-2xs font-normal text-text-3 @max-[17rem]:block">{name}</span>
  );
  return (
    <div className="@container">
      <table aria-label={t(($) => $.fees.marginTiers)} className="mt-3 w-full text-sm @max-[17rem]:block">
        <thead className="@max-[17rem]:hidden">
          <tr className="text-2xs text-text-3">
            {[t(($) => $.fees.upTo), t(($) => $.fees.maintenance), t(($) => $.fees.most)].map((head) => (
              <th key={head} scope="col" className={`${cell} align-bottom leading-tight`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[17rem]:block">
          {tiers.map(({ up_to, maintenance_rate, max_multiple }, at) => (
            <tr key={up_to} className={`border-t border-line ${narrow.row}`}>
              <th scope="row" className={`${cell} ${narrow.bound}`}>
                {bound(at)}
              </th>
              <td className={`${cell} ${narrow.first}`}>
                {named(t(($) => $.fees.maintenance))}
                {numbers.rate(ppmOf(maintenance_rate))}
              </td>
              <td className={`${cell} ${narrow.second}`}>
                {named(t(($) => $.fees.most))}
                {`${max_multiple}×`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
