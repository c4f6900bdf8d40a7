import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { useInsurance } from '../../data/positions/use-insights.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatDate } from '../../locales/time-format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { InsightCurve } from './insight-curve.tsx';

const cell = 'py-2.5 pl-3 text-right font-medium first:pl-0 first:text-left';

/** What the insurance fund has, day by day, and what came in and went out. */
export function InsuranceFund() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const { data, error, refetch } = useInsurance();
  if (data === undefined)
    return error === null ? (
      <SkeletonRows rows={6} />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  const points = data.map(({ time, balance }) => ({ at: time, value: balance }));
  return (
    <>
      <p className="text-xs text-text-2">{t(($) => $.insights.insuranceHint)}</p>
      {data.length === 0 && <EmptyState text={t(($) => $.insights.noPoints)} />}
      <InsightCurve
        label={t(($) => $.insights.insurance)}
        points={points}
        valueText={(value) => `${numbers.fixed(value, 2)} USDT`}
      />
      {data.length > 0 && (
        <table aria-label={t(($) => $.insights.insurance)} className="w-full text-xs">
          <thead>
            <tr className="text-2xs text-text-3">
              {[
                t(($) => $.insights.day),
                t(($) => $.insights.received),
                t(($) => $.insights.paid),
                t(($) => $.joined.inUnit, { what: t(($) => $.insights.balance), unit: 'USDT' }),
              ].map((head) => (
                <th key={head} scope="col" className={`${cell} align-bottom leading-tight`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.toReversed().map(({ time, received, paid, balance }) => (
              <tr key={time} className="border-t border-line">
                <th scope="row" className={cell}>
                  {formatDate(time, lang)}
                </th>
                <td className={cell}>{numbers.signed(received, 2)}</td>
                <td className={cell}>{numbers.signed(paid === '0' ? '0' : `-${paid}`, 2)}</td>
                <td className={cell}>{numbers.fixed(balance, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
