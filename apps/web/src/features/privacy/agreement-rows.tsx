import type { Agreement } from '@auric/api';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { formatTime } from '../../locales/time-format.ts';

/** When an agreement was agreed to, or since when it waits. */
function useStateOf(agreement: Agreement): string {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { version, since, agreed_version, agreed_at } = agreement;
  if (agreed_version >= version) return t(($) => $.privacy.agreed, { version, time: formatTime(agreed_at, lang) });
  if (agreed_version > 0) return t(($) => $.privacy.newVersion, { version, time: formatTime(since, lang) });
  return t(($) => $.privacy.notAgreed);
}

function AgreementRow({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation();
  const state = useStateOf(agreement);
  return (
    <Link
      to={`/pages/common/article?key=${agreement.key}`}
      className="flex min-h-14 w-full items-center gap-3 px-4 py-2 focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 flex-1 text-sm font-medium [overflow-wrap:anywhere]">
        {t(($) => $.content[agreement.key])}
        <span className="block text-xs font-normal text-text-2">{state}</span>
      </span>
      <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-text-3" />
    </Link>
  );
}

/** Agreements, each leading to its text, with what the customer has said to it. */
export function AgreementRows({ agreements }: { agreements: readonly Agreement[] }) {
  return (
    <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface-1">
      {agreements.map((agreement) => (
        <AgreementRow key={agreement.key} agreement={agreement} />
      ))}
    </div>
  );
}
