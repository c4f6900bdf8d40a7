import type { ConfiguredThing } from '@auric/api/console/configuration';
import { foldedText } from '@auric/web/src/data/folded-text.ts';
import { SearchField } from '@auric/web/src/ui/fields/search-field.tsx';
import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { useState } from 'react';
import { useConfiguration } from '../../data/use-configuration.ts';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { spoken } from '../../kit/spoken.ts';
import { configuration as texts } from '../../texts/configuration.ts';

const columns: readonly GridColumn<ConfiguredThing>[] = [
  { name: 'title', label: texts.columns.title, grow: true, cell: ({ title }) => title },
  { name: 'summary', label: texts.columns.summary, end: true, cell: ({ summary }) => summary },
  {
    name: 'upcoming',
    label: texts.columns.upcoming,
    end: true,
    cell: ({ upcoming }) => upcoming.length > 0 && <Badge look="gold">{texts.upcoming(upcoming.length)}</Badge>,
  },
];

const withoutSummary = columns.filter(({ name }) => name !== 'summary');

/** All settings, in their groups. */
export default function ConfigurationPage() {
  const [query, setQuery] = useState('');
  const configuration = useConfiguration();
  return (
    <>
      <PageHead title={texts.title} note={texts.note} />
      <div className="mb-4 flex max-w-xl">
        <SearchField label={texts.search} value={query} onChange={setQuery} />
      </div>
      <Answered to={configuration}>{(things) => <Groups things={things} query={query.trim()} />}</Answered>
    </>
  );
}

function Groups({ things, query }: { things: readonly ConfiguredThing[]; query: string }) {
  const wanted = foldedText(query);
  const found = things.filter(({ title, group }) => foldedText(`${title} ${spoken(group)}`).includes(wanted));
  if (things.length === 0) return <EmptyState text={texts.none} />;
  if (found.length === 0) return <EmptyState text={texts.nothing(query)} />;
  return (
    <div className="gap-4 xl:columns-2">
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, own]) => (
        <Panel key={group} flush title={spoken(group)} className="mb-4 break-inside-avoid">
          <DataGrid
            label={spoken(group)}
            columns={own.some(({ summary }) => summary !== '') ? columns : withoutSummary}
            rows={own}
            keyOf={({ subject }) => subject}
            to={({ subject }) => `/configuration/${subject}`}
          />
        </Panel>
      ))}
    </div>
  );
}
