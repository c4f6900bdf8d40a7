/** What every list says. */
export const lists = {
  next: 'Next row',
  previous: 'Previous row',
  more: 'Load more',
  loading: 'Loading',
  all: 'That is all',
  nothing: 'Nothing here',
  refresh: 'Refresh',
} as const;
