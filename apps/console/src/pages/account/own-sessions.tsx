import type { OwnSession } from '@auric/api/console/session';
import type { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { useFailureText } from '@auric/web/src/ui/states/failure-text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Age, Time } from '../../kit/time.tsx';
import { account } from '../../texts/account.ts';

const texts = account.sessions;

/** Where this operator is signed in, and the end of any session but this one. */
export function OwnSessions() {
  const sessions = useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => api.read('session/list', {}, { signal, loader: false }),
  });
  const ending = useEnding();
  return (
    <Panel flush title={texts.title}>
      <Answered to={sessions}>
        {(rows) => <DataGrid label={texts.title} columns={columnsFor(ending)} rows={rows} keyOf={({ id }) => id} />}
      </Answered>
    </Panel>
  );
}

interface Ending {
  /** The session that is being ended; null while none is. */
  readonly id: string | null;
  readonly end: (id: string) => void;
}

function useEnding(): Ending {
  const client = useQueryClient();
  const failureText = useFailureText();
  const [id, setId] = useState<string | null>(null);
  const run = async (session: string) => {
    setId(session);
    try {
      await api.act('session/end', { session });
      toast(texts.ended);
    } catch (error) {
      toast(failureText(error as ApiError));
    }
    await client.invalidateQueries({ queryKey: queryKeys.sessions });
    setId(null);
  };
  return { id, end: (session) => void run(session) };
}

function columnsFor(ending: Ending): readonly GridColumn<OwnSession>[] {
  return [
    {
      name: 'device',
      label: texts.device,
      grow: true,
      cell: ({ device, own }) => (
        <span className="flex items-center gap-2">
          <span className="truncate">{device === '' ? texts.unknown : device}</span>
          {own && <Badge look="good">{texts.own}</Badge>}
        </span>
      ),
    },
    { name: 'address', label: texts.address, cell: ({ address }) => address },
    { name: 'since', label: texts.since, end: true, cell: ({ created_at: at }) => <Time at={at} /> },
    { name: 'active', label: texts.active, end: true, cell: ({ active_at: at }) => <Age at={at} /> },
    {
      name: 'end',
      label: texts.end,
      end: true,
      cell: ({ id, device, address, own }) =>
        !own && (
          <Button
            look="quiet"
            aria-label={texts.endOf(device === '' ? texts.unknown : device, address)}
            disabled={ending.id !== null}
            onClick={() => ending.end(id)}
          >
            {texts.end}
          </Button>
        ),
    },
  ];
}
