const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** What stands around every page. */
export const frame = {
  title: 'Console',
  sandbox: 'Sandbox',
  home: 'Queues',
  navigation: 'Main sections',
  toContent: 'Skip to content',
  search: 'Search or jump to…',
  groups: { work: 'Work', house: 'House', rule: 'Control' },
  locked: 'No access',
  line: {
    live: 'Live',
    connecting: 'Connecting…',
    lost: 'Not live: what you see may be old',
  },
  zone: (zone: string) => `Times in ${zone}`,
  theme: { title: 'Theme', dark: 'Dark', light: 'Light', system: 'As the system' },
  account: 'My account',
  lockNow: 'Lock now',
  logOut: 'Sign out',
  locksIn: (seconds: number) => `Locks in ${seconds} s. Press any key to stay.`,
  notFound: 'There is no such page.',
  toQueues: 'Go to the queues',
  pageFailed: 'This page could not be shown.',
  reload: 'Reload',
  unreachable: 'The server does not answer.',
  forbidden: {
    text: 'Your roles do not reach this. Ask an admin if your work needs it.',
    needs: (roles: readonly string[]) =>
      `This needs the role ${listed.format(roles)}. Ask an admin if your work needs it.`,
  },
  keys: {
    title: 'Keys',
    everywhere: 'Everywhere',
    goTo: 'Go to',
    list: 'List the keys',
    palette: 'Search, or jump to a page',
    lock: 'Lock the console',
  },
  palette: {
    title: 'Search or jump to',
    placeholder: 'A page, a customer’s id, mail, mobile or name, a case (#12)',
    pages: 'Pages',
    queues: 'Queues',
    customers: 'Customers',
    cases: 'Cases',
    acts: 'Acts',
    nothing: (query: string) => `Nothing matches “${query}”.`,
    openCase: (id: string) => `Case #${id}`,
    searching: 'Searching…',
  },
} as const;
