import type { FoundCustomer } from '@auric/api/console/customers';
import { SearchField } from '@auric/web/src/ui/fields/search-field.tsx';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { UserSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { usePages } from '../../data/use-pages.ts';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { MoreRows } from '../../kit/more-rows.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Time } from '../../kit/time.tsx';
import { useSettled } from '../../kit/use-settled.ts';
import { customers as texts } from '../../texts/customers.ts';
import { identityText } from './identity-text.ts';
import { StandingBadges } from './standing-badges.tsx';

const heads = texts.columns;
const columns: readonly GridColumn<FoundCustomer>[] = [
  { name: 'id', label: heads.id, cell: ({ id }) => id },
  { name: 'account', label: heads.account, cell: ({ account }) => account || '–' },
  { name: 'nickname', label: heads.nickname, cell: ({ nickname }) => nickname || '–' },
  { name: 'mail', label: heads.mail, grow: true, cell: ({ email }) => email || '–' },
  { name: 'mobile', label: heads.mobile, cell: ({ mobile }) => mobile || '–' },
  {
    name: 'identity',
    label: heads.identity,
    cell: ({ identity_state: state, identity_level: level }) => identityText(state, level),
  },
  { name: 'standing', label: heads.standing, cell: (found) => <StandingBadges {...found} /> },
  { name: 'since', label: heads.since, end: true, cell: ({ created_at: at }) => <Time at={at} /> },
];

const typingMs = 250;

/** Finds customers. What was searched for is in the address, so the way back finds it again. */
export default function CustomersPage() {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(() => address.get('q') ?? '');
  const query = useSettled(typed.trim(), typingMs);
  useEffect(() => {
    setAddress(query === '' ? {} : { q: query }, { replace: true });
  }, [query, setAddress]);
  return (
    <>
      <PageHead title={texts.title} note={texts.note} />
      <div className="mb-4 flex max-w-xl">
        <SearchField label={texts.search} value={typed} onChange={setTyped} autoFocus />
      </div>
      {query === '' ? <EmptyState icon={UserSearch} text={texts.begin} /> : <Found query={query} />}
    </>
  );
}

function Found({ query }: { query: string }) {
  const found = usePages({
    key: [...queryKeys.customers, query],
    read: ({ signal, ...page }) => api.read('customers', { query, ...page }, { signal }),
  });
  return (
    <Panel flush title={texts.found(found.total)}>
      <Answered to={found}>
        {(rows) => (
          <DataGrid
            label={texts.title}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            to={({ id }) => `/customers/${id}`}
            empty={<EmptyState text={texts.nothing(query)} />}
          />
        )}
      </Answered>
      <MoreRows more={found.more} coming={found.moreComes} />
    </Panel>
  );
}
