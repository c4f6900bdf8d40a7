import type { AuditedAct } from '@auric/api/console/audit';
import type { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { saveFile } from '@auric/web/src/ui/actions/save-file.ts';
import { Sheet } from '@auric/web/src/ui/layers/sheet.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { useFailureText } from '@auric/web/src/ui/states/failure-text.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { usePages } from '../../data/use-pages.ts';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid } from '../../kit/data-grid.tsx';
import { MoreRows } from '../../kit/more-rows.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { audit as texts } from '../../texts/audit.ts';
import { ActDetails } from './act-details.tsx';
import { auditColumns } from './audit-columns.tsx';
import { type AuditFilter, askedBy, filterOf } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';

/** What operators did, to be searched and saved. The filter is in the address, so a link shows the same. */
export default function AuditPage() {
  const [address, setAddress] = useSearchParams();
  const [opened, setOpened] = useState<AuditedAct | null>(null);
  const filter = filterOf(address);
  const asked = askedBy(filter);
  const acts = usePages({
    key: [...queryKeys.audit, asked],
    read: ({ signal, ...page }) => api.read('audit', { ...asked, ...page }, { signal }),
  });
  const narrow = (part: Partial<AuditFilter>) => {
    const filled = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== '');
    setAddress(Object.fromEntries(filled), { replace: true });
  };
  return (
    <>
      <PageHead title={texts.title} note={texts.note}>
        <CsvButton filter={filter} />
      </PageHead>
      <AuditFilters filter={filter} onChange={narrow} onClear={() => setAddress({}, { replace: true })} />
      <Panel flush title={texts.title} end={<span className="text-xs text-text-3 tabular-nums">{acts.total}</span>}>
        <Answered to={acts}>
          {(rows) => (
            <DataGrid
              label={texts.title}
              columns={auditColumns}
              rows={rows}
              keyOf={({ id }) => id}
              onOpen={setOpened}
              empty={<EmptyState text={texts.nothing} />}
            />
          )}
        </Answered>
        <MoreRows more={acts.more} coming={acts.moreComes} />
      </Panel>
      <Sheet
        fit
        title={opened === null ? '' : texts.detail.title(opened.id)}
        open={opened !== null}
        onOpenChange={(open) => !open && setOpened(null)}
      >
        {opened !== null && <ActDetails act={opened} />}
      </Sheet>
    </>
  );
}

function CsvButton({ filter }: { filter: AuditFilter }) {
  const failureText = useFailureText();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      saveFile(await api.file('audit/csv', askedBy(filter)));
    } catch (error) {
      toast(failureText(error as ApiError));
    }
    setPending(false);
  };
  return (
    <Button disabled={pending} onClick={() => void save()}>
      <Download size={17} aria-hidden />
      {texts.csv}
    </Button>
  );
}
