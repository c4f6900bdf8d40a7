import { Check } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useApp } from '../../data/app-store.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { IndexBar } from '../../ui/lists/index-bar.tsx';
import { indexGroups, type IndexGroup } from '../../ui/lists/index-groups.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

export interface ChoiceRow {
  key: string;
  /** What it is found and sorted by. */
  name: string;
  /** What it says at its end, as a calling code. */
  note?: ReactNode;
}

interface ChoicePageProps<Row extends ChoiceRow> {
  title: string;
  findLabel: string;
  /** The rows that a search finds; all of them for the empty one. */
  find: (query: string) => readonly Row[];
  notFound: (query: string) => string;
  chosen: string | undefined;
  onChoose: (row: Row) => void;
}

/** A page to choose one of many: by a search, by the letters at the edge, or by scrolling. */
export function ChoicePage<Row extends ChoiceRow>(props: ChoicePageProps<Row>) {
  const { title, findLabel, find, notFound, chosen, onChoose } = props;
  const lang = useApp((state) => state.lang);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => indexGroups(find(query), ({ name }) => name, lang), [find, query, lang]);
  const rows = groups.flatMap(({ items }) => items);
  const inTabOrder = (rows.find(({ key }) => key === chosen) ?? rows[0])?.key;
  const jump = (key: string) =>
    list.current?.querySelector(`[data-index="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'start' });
  return (
    <Page>
      <NavBar title={title} />
      <div onKeyDown={(event) => moveAmong(rowsOf(list.current), event)}>
        <div className="sticky top-0 z-10 bg-surface-0 py-2">
          <SearchField label={findLabel} value={query} onChange={setQuery} />
        </div>
        {groups.length === 0 && <EmptyState text={notFound(query)} />}
        {query === '' && <Letters keys={groups.map((group) => group.key)} onJump={jump} />}
        <div ref={list} className={query === '' ? 'pr-6' : ''}>
          {groups.map((group) => (
            <Group key={group.key} group={group} chosen={chosen} inTabOrder={inTabOrder} onChoose={onChoose} />
          ))}
        </div>
      </div>
    </Page>
  );
}

function Letters({ keys, onJump }: { keys: readonly string[]; onJump: (key: string) => void }) {
  return (
    <div className="sticky top-15 z-[6] h-0">
      <div className="absolute top-2 -right-3.5">
        <IndexBar keys={keys} onJump={onJump} className="h-[min(38rem,100dvh-13rem)]" />
      </div>
    </div>
  );
}

interface GroupProps<Row> {
  group: IndexGroup<Row>;
  chosen: string | undefined;
  inTabOrder: string | undefined;
  onChoose: (row: Row) => void;
}

function Group<Row extends ChoiceRow>({ group, chosen, inTabOrder, onChoose }: GroupProps<Row>) {
  return (
    <section aria-label={group.key} data-index={group.key} className="scroll-mt-15">
      <h2 className="sticky top-15 z-[5] bg-surface-0 py-1 text-xs font-semibold text-text-3">{group.key}</h2>
      <ul>
        {group.items.map((row) => (
          <li key={row.key}>
            <button
              type="button"
              aria-current={row.key === chosen}
              tabIndex={row.key === inTabOrder ? 0 : -1}
              onClick={() => onChoose(row)}
              className="flex min-h-12 w-full scroll-mt-24 items-center gap-3 text-left text-sm -outline-offset-2 aria-[current=true]:font-semibold aria-[current=true]:text-gold-text"
            >
              <span className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere]">{row.name}</span>
              {row.key === chosen && <Check size={16} aria-hidden className="shrink-0 text-gold-text" />}
              {row.note !== undefined && (
                <span className={`min-w-12 text-right font-medium ${row.key === chosen ? '' : 'text-text-2'}`}>
                  {row.note}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll('button') ?? [])];
}

/** Hundreds of rows are one stop of the Tab key: arrows go on from there, and Enter in the search takes the first. */
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
