import { loadErrorTexts } from '@auric/api';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { useOffers } from '../../data/me/offers.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import type { Entry } from './entries.ts';
import { tileShape as shape } from './tile-skeleton.tsx';

function Face({ icon: Icon, text, faint = false }: { icon: LucideIcon; text: string; faint?: boolean }) {
  return (
    <>
      <span
        aria-hidden
        className={`grid size-11 shrink-0 place-items-center rounded-card bg-surface-2 ${faint ? 'text-text-3' : 'text-text-1'}`}
      >
        <Icon size={20} strokeWidth={1.7} />
      </span>
      <span
        className={`max-w-full text-2xs leading-tight hyphens-auto [overflow-wrap:anywhere] ${faint ? 'text-text-3' : 'text-text-2'}`}
      >
        {text}
      </span>
    </>
  );
}

/** A product: the way to its screen, or the word that there is none yet, or why it isn't for this customer. */
export function EntryTile({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const offered = useOffers()(entry.offer);
  const text = t(($) => $.home.entries[entry.id]);
  if (entry.to !== null && offered !== 'yes') {
    const code = offered === 'off' ? 'not_offered' : 'not_available_in_country';
    const explain = async () => toast((await loadErrorTexts(useApp.getState().lang))[code]);
    return (
      <button type="button" onClick={() => void explain()} className={shape}>
        <Face icon={entry.icon} text={text} faint />
      </button>
    );
  }
  if (entry.to !== null) {
    return (
      <Link to={entry.to} className={shape}>
        <Face icon={entry.icon} text={text} />
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => toast(t(($) => $.common.development))} className={shape}>
      <Face icon={entry.icon} text={text} />
    </button>
  );
}

/** A tile that does something on this page. */
export function ActTile({ icon, text, onClick }: { icon: LucideIcon; text: string; onClick: () => void }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onClick} className={shape}>
      <Face icon={icon} text={text} />
    </button>
  );
}
