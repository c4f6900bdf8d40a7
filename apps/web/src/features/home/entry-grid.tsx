import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { groups } from './entries.ts';
import { frontRow, FrontSkeletons } from './entry-grid-skeleton.tsx';
import { ActTile, EntryTile } from './entry-tile.tsx';
import { useEntries } from './use-entries.ts';

const fours = 'grid grid-cols-[repeat(auto-fill,minmax(max(4.5rem,22%),1fr))] gap-y-2';

/** The products at hand; the tenth place opens all of them. */
export function EntryGrid() {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { data: entries, error, refetch } = useEntries();
  if (entries === undefined && error !== null)
    return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  return (
    <nav aria-label={t(($) => $.home.services)}>
      <ul className={frontRow}>
        {entries?.front.map((entry) => (
          <li key={entry.id}>
            <EntryTile entry={entry} />
          </li>
        )) ?? <FrontSkeletons />}
        <li>
          <ActTile icon={Ellipsis} text={t(($) => $.home.entries.more)} onClick={() => setAll(true)} />
        </li>
      </ul>
      <Sheet title={t(($) => $.home.allServices)} open={all} onOpenChange={setAll}>
        {groups.map((group) => (
          <section key={group} className="pb-4">
            <h3 className="py-2 text-xs font-semibold text-text-3">{t(($) => $.home.groups[group])}</h3>
            <ul className={fours}>
              {entries?.all
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <li key={entry.id}>
                    <EntryTile entry={entry} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Sheet>
    </nav>
  );
}
