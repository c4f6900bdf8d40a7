import type { NewsItem } from '@auric/api';
import { Megaphone, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { NewsCard } from './news-card.tsx';

/** Something that all should know, once. */
export function Announcement({ item, onDismiss }: { item: NewsItem; onDismiss: () => void }) {
  const { t } = useTranslation();
  return (
    <aside aria-label={item.title} className="relative rounded-card border border-line bg-surface-1">
      <NewsCard item={item} icon={Megaphone} />
      <span className="absolute top-0 right-0">
        <IconButton label={t(($) => $.common.close)} onClick={onDismiss}>
          <X size={18} aria-hidden />
        </IconButton>
      </span>
    </aside>
  );
}
