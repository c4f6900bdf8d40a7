import { NavLink } from 'react-router';
import { useQueues } from '../data/use-queues.ts';
import { lookOfQueue } from '../parts/queue-looks.ts';
import { queues as texts } from '../texts/queues.ts';

/** The queues below their overview, each with what waits in it. */
export function QueueLinks() {
  const { data: queues = [] } = useQueues();
  return (
    <ul className="mt-0.5 flex flex-col gap-0.5 max-xl:hidden">
      {queues.map(({ name, open, second }) => (
        <li key={name}>
          <NavLink
            to={`/queues/${name}`}
            className="flex min-h-8 items-center gap-2 rounded-control pr-2.5 pl-10 text-sm text-text-2 hover:bg-surface-2 aria-[current=page]:bg-surface-3 aria-[current=page]:text-text-1"
          >
            <span className="min-w-0 flex-1 truncate">{lookOfQueue(name).title}</span>
            {open + second > 0 && (
              <span className="text-xs tabular-nums">
                {open + second}
                <span className="sr-only"> {texts.waiting}</span>
              </span>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
