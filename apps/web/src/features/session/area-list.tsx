import { Check } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { areaCodes, matchingAreaCodes, type AreaCode } from '../../data/area-codes.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { IndexBar } from '../../ui/lists/index-bar.tsx';
import { indexGroups } from '../../ui/lists/index-groups.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';

/** The countries and regions with their calling codes: by a search, by the letters at the edge, or by scrolling. */
export function AreaList({ chosen, onChoose }: { chosen: string; onChoose: (code: string) => void }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const areas = useMemo(() => areaCodes(lang), [lang]);
  const groups = useMemo(
    () => indexGroups(matchingAreaCodes(areas, query), (area) => area.name, lang),
    [areas, query, lang],
  );
  const first = groups[0]?.items[0]?.region;
  const marked = groups.flatMap(({ items }) => items).find((area) => area.main && area.code === chosen)?.region;
  const jump = (key: string) =>
    list.current?.querySelector(`[data-index="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'start' });
  return (
    <div onKeyDown={(event) => moveAmong(rowsOf(list.current), event)}>
      <div className="sticky top-0 z-10 bg-surface-0 py-2">
        <SearchField label={t(($) => $.areas.find)} value={query} onChange={setQuery} />
      </div>
      {groups.length === 0 && <EmptyState text={t(($) => $.areas.notFound, { query })} />}
      {query === '' && (
        <div className="sticky top-15 z-[6] h-0">
          <div className="absolute top-2 -right-3.5">
            <IndexBar keys={groups.map((group) => group.key)} onJump={jump} className="h-[min(38rem,100dvh-13rem)]" />
          </div>
        </div>
      )}
      <div ref={list} className={query === '' ? 'pr-6' : ''}>
        {groups.map((group) => (
          <section key={group.key} aria-label={group.key} data-index={group.key} className="scroll-mt-15">
            <h2 className="sticky top-15 z-[5] bg-surface-0 py-1 text-xs font-semibold text-text-3">{group.key}</h2>
            <ul>
              {group.items.map((area) => (
                <li key={area.region}>
                  <AreaRow
                    area={area}
                    chosen={area.region === marked}
                    inTabOrder={area.region === (marked ?? first)}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll('button') ?? [])];
}

/** Two hundred rows are one stop of the Tab key: arrows go on from there, and Enter in the search takes the first. */
function moveAmong(rows: readonly HTMLElement[], event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  const search = currentTarget.querySelector('input');
  const at = rows.indexOf(target);
  if (at === -1 && target !== search) return;
  const targets: Readonly<Record<string, HTMLElement | null | undefined>> = {
    ArrowDown: rows[at + 1],
    ArrowUp: at === 0 ? search : rows[at - 1],
    ...(at === -1 ? {} : { Home: rows[0], End: rows.at(-1) }),
  };
  const next = targets[key];
  if (next) next.focus();
  else if (key === 'Enter' && target === search && search?.value !== '') rows[0]?.click();
  else return;
  event.preventDefault();
}

interface AreaRowProps {
  area: AreaCode;
  chosen: boolean;
  inTabOrder: boolean;
  onChoose: (code: string) => void;
}

function AreaRow({ area, chosen, inTabOrder, onChoose }: AreaRowProps) {
  return (
    <button
      type="button"
      aria-current={chosen}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={() => onChoose(area.code)}
      className={`flex min-h-12 w-full scroll-mt-24 items-center gap-3 text-left text-sm focus-visible:-outline-offset-2 ${chosen ? 'font-semibold text-gold-text' : ''}`}
    >
      <span className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere]">{area.name}</span>
      {chosen && <Check size={16} aria-hidden className="shrink-0 text-gold-text" />}
      <span className={`min-w-12 text-right font-medium ${chosen ? '' : 'text-text-2'}`}>+{area.code}</span>
    </button>
  );
}
