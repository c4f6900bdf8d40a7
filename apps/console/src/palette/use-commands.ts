import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../data/api.ts';
import { queryKeys } from '../data/query-keys.ts';
import { useMe } from '../data/seat.ts';
import { lockNow, logOut } from '../data/session.ts';
import { useQueues } from '../data/use-queues.ts';
import { pages } from '../pages/pages.ts';
import { lookOfQueue } from '../parts/queue-looks.ts';
import { setTheme } from '../shell/theme.ts';
import { frame } from '../texts/frame.ts';
import { caseNumberIn, type Command, findCommands } from './command.ts';
import { useSettled } from '../kit/use-settled.ts';

const texts = frame.palette;
const customersShown = 6;
const typingMs = 200;

/** What the palette offers for a query: pages, queues and acts at once, customers as the server finds them. */
export function useCommands(query: string): { commands: Command[]; searching: boolean } {
  const { calls } = useMe();
  const go = useGo();
  const { data: queues = [] } = useQueues();
  const fixed: Command[] = [
    ...pages.flatMap(({ path, title, nav, needs }): Command[] => {
      const listed = nav !== undefined || path === '/account';
      if (!listed || (needs !== undefined && !calls.includes(needs))) return [];
      return [{ id: path, group: texts.pages, label: title, ...(nav && { keys: `g ${nav.key}` }), run: go(path) }];
    }),
    ...queues.map(({ name }): Command => {
      const { title, note } = lookOfQueue(name);
      return { id: `queue ${name}`, group: texts.queues, label: title, note, run: go(`/queues/${name}`) };
    }),
    { id: 'lock', group: texts.acts, label: frame.lockNow, keys: 'g l', run: () => void lockNow() },
    { id: 'dark', group: texts.acts, label: `${frame.theme.title}: ${frame.theme.dark}`, run: () => setTheme('dark') },
    {
      id: 'light',
      group: texts.acts,
      label: `${frame.theme.title}: ${frame.theme.light}`,
      run: () => setTheme('light'),
    },
    { id: 'out', group: texts.acts, label: frame.logOut, run: () => void logOut() },
  ];
  const named = useCaseCommand(query);
  const customers = useCustomerCommands(query);
  return { commands: [...named, ...findCommands(fixed, query), ...customers.commands], searching: customers.searching };
}

function useGo(): (path: string) => () => void {
  const navigate = useNavigate();
  return (path) => () => void navigate(path);
}

/** The case that is named by its number; which queue it is in the server knows. */
function useCaseCommand(query: string): Command[] {
  const { calls } = useMe();
  const go = useGo();
  const id = caseNumberIn(query);
  const { data } = useQuery({
    queryKey: queryKeys.case(id ?? 0),
    queryFn: ({ signal }) => api.read('cases/one', { id: id ?? 0 }, { signal, loader: false }),
    enabled: id !== null && calls.includes('cases/one'),
  });
  if (id === null || data === undefined) return [];
  const note = `${lookOfQueue(data.queue).title}${data.customer === null ? '' : ` · ${data.customer.name}`}`;
  const run = go(`/queues/${data.queue}/${id}`);
  return [{ id: `case ${id}`, group: texts.cases, label: texts.openCase(String(id)), note, run }];
}

function useCustomerCommands(query: string): { commands: Command[]; searching: boolean } {
  const { calls } = useMe();
  const go = useGo();
  const asked = useSettled(query.trim(), typingMs);
  const enabled = asked.length > 0 && caseNumberIn(asked) === null && calls.includes('customers');
  const { data, isFetching } = useQuery({
    queryKey: [...queryKeys.customers, asked, 'palette'],
    queryFn: ({ signal }) => api.read('customers', { query: asked, limit: customersShown }, { signal, loader: false }),
    enabled,
  });
  const commands = (enabled ? (data?.data ?? []) : []).map((found): Command => {
    const names = [found.account, found.email, found.mobile, found.nickname].filter((name) => name !== '');
    const [label = `#${found.id}`, ...others] = names;
    return {
      id: `customer ${found.id}`,
      group: texts.customers,
      label,
      note: [found.id, ...others].join(' · '),
      run: go(`/customers/${found.id}`),
    };
  });
  return { commands, searching: isFetching };
}
