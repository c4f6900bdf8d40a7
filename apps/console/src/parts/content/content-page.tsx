import { contentKinds } from '@auric/api';
import type { ListedContent } from '@auric/api/console/content';
import { foldedText } from '@auric/web/src/data/folded-text.ts';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { SearchField } from '@auric/web/src/ui/fields/search-field.tsx';
import { Switch } from '@auric/web/src/ui/fields/switch.tsx';
import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { useState } from 'react';
import { useMay } from '../../data/seat.ts';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { AddText } from './add-text.tsx';
import { content as texts } from './texts.ts';
import { useContentList } from './use-content.ts';

const heads = texts.columns;

const columns: readonly GridColumn<ListedContent>[] = [
  { name: 'title', label: heads.title, grow: true, cell: ({ title }) => title },
  { name: 'key', label: heads.key, cell: ({ key }) => <span className="text-text-3">{key}</span> },
  { name: 'state', label: heads.state, cell: (item) => <State item={item} /> },
  {
    name: 'languages',
    label: heads.languages,
    end: true,
    cell: ({ lacking }) =>
      lacking.length === 0 ? (
        <span className="text-text-3">{texts.complete}</span>
      ) : (
        <Badge look="bad">{texts.lacks(lacking)}</Badge>
      ),
  },
];

function State({ item: { shown, mode, upcoming, proposed } }: { item: ListedContent }) {
  return (
    <span className="flex gap-1">
      {!shown && <Badge>{texts.hidden}</Badge>}
      {mode === 'sandbox' && <Badge>{texts.sandboxOnly}</Badge>}
      {upcoming > 0 && <Badge look="gold">{texts.upcoming(upcoming)}</Badge>}
      {proposed.length > 0 && <Badge look="gold">{texts.proposed(proposed)}</Badge>}
    </span>
  );
}

/** Every text of the house, by kind; what lacks a language says so. */
export default function ContentPage() {
  const list = useContentList();
  const mayAdd = useMay('content/create');
  const [query, setQuery] = useState('');
  const [lackingOnly, setLackingOnly] = useState(false);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHead title={texts.title} note={texts.note}>
        {mayAdd && (
          <Button look="primary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )}
      </PageHead>
      <div className="mb-4 flex max-w-3xl flex-wrap items-center gap-4">
        <SearchField label={texts.search} value={query} onChange={setQuery} />
        <Switch label={texts.lackingOnly} checked={lackingOnly} onChange={setLackingOnly} />
      </div>
      <Answered to={list}>{(items) => <Kinds items={itemsFor(items, query, lackingOnly)} />}</Answered>
      <AddText open={adding} onOpenChange={setAdding} />
    </>
  );
}

function itemsFor(items: readonly ListedContent[], query: string, lackingOnly: boolean): readonly ListedContent[] {
  const wanted = foldedText(query.trim());
  return items.filter(
    ({ title, key, lacking }) => foldedText(`${title} ${key}`).includes(wanted) && (!lackingOnly || lacking.length > 0),
  );
}

function Kinds({ items }: { items: readonly ListedContent[] }) {
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  if (items.length === 0) return <EmptyState text={texts.nothing} />;
  return (
    <div className="flex flex-col gap-4">
      {contentKinds
        .filter((kind) => byKind.has(kind))
        .map((kind) => (
          <Panel key={kind} flush title={texts.kinds[kind]}>
            <DataGrid
              label={texts.kinds[kind]}
              columns={columns}
              rows={byKind.get(kind) ?? []}
              keyOf={({ id }) => id}
              to={({ id }) => `/content/${id}`}
            />
          </Panel>
        ))}
    </div>
  );
}
