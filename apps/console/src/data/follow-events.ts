import type { ConsoleEvent } from '@auric/api/console/events';
import { queryClient } from '@auric/web/src/data/query-client.ts';
import type { QueryKey } from '@tanstack/react-query';
import { liveLine } from './live.ts';
import { queryKeys } from './query-keys.ts';
import { leaveSeat, lockSeat, useSeat } from './seat.ts';
import { findSeat } from './session.ts';

/** What an event makes old. */
function agedBy(event: ConsoleEvent): QueryKey[] {
  switch (event.type) {
    case 'case':
      return [queryKeys.queues, queryKeys.cases, queryKeys.case(event.id)];
    case 'customer':
      return [queryKeys.customer(event.customer)];
    case 'configuration':
      return [queryKeys.configuration];
    case 'hello':
    case 'session':
    case 'part':
      return [];
  }
}

function heed(event: ConsoleEvent): void {
  for (const queryKey of agedBy(event)) void queryClient.invalidateQueries({ queryKey });
  if (event.type !== 'session') return;
  if (event.state === 'over') leaveSeat();
  else if (event.state === 'locked') lockSeat();
  else void findSeat();
}

/** Keeps the line to the server open while somebody sits here, and what is shown as new as what it tells. */
export function followEvents(): void {
  liveLine.listen(heed);
  let open = false;
  const look = () => {
    const { stage } = useSeat.getState().seat;
    const wanted = stage === 'in' || stage === 'locked';
    if (wanted === open) return;
    open = wanted;
    if (wanted) liveLine.start(() => void queryClient.invalidateQueries());
    else liveLine.stop();
  };
  look();
  useSeat.subscribe(look);
}
