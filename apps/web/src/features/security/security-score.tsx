import type { Profile } from '@auric/api';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { type Factors, isOn, protections } from './protections.ts';

/** How well the account is protected, and the one thing that is worth most to do next. */
export function SecurityScore({ factors, profile }: { factors: Factors; profile: Profile }) {
  const { t } = useTranslation();
  const open = protections.filter(({ id }) => !isOn(id, factors, profile));
  const [next] = open;
  const done = protections.length - open.length;
  const Icon = next === undefined ? ShieldCheck : ShieldAlert;
  return (
    <section className="rounded-card border border-line bg-surface-1 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <span
          aria-hidden
          className={`grid size-12 shrink-0 place-items-center rounded-full ${next === undefined ? 'bg-good/12 text-good' : 'bg-gold-soft text-gold-text'}`}
        >
          <Icon size={26} strokeWidth={1.75} />
        </span>
        <div className="min-w-[min(100%,9rem)] flex-1">
          <p className="text-base font-semibold [overflow-wrap:anywhere]">
            {next === undefined
              ? t(($) => $.security.allSet)
              : t(($) => $.security.score, { count: done, all: protections.length })}
          </p>
          <div aria-hidden className="mt-2 flex gap-1">
            {protections.map(({ id }, index) => (
              <span
                key={id}
                className={`h-1.5 flex-1 rounded-full ${index < done ? (next === undefined ? 'bg-good' : 'bg-gold') : 'bg-surface-3'}`}
              />
            ))}
          </div>
        </div>
      </div>
      {next !== undefined && (
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-xs font-semibold text-text-3">{t(($) => $.security.next)}</p>
          <p className="mt-1 text-sm font-semibold">{t(($) => $.security[next.id])}</p>
          <p className="mt-1 text-sm text-text-2">{t(($) => $.security[next.why])}</p>
          <ButtonLink to={next.path} look="primary" className="mt-3 w-full">
            {t(($) => $.security.setUp)}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
