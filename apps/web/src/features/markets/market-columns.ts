/**
 * The columns that the head and the rows of the table share. On a phone the volume stands under the name; where there
 * is room every number has a column of its own. What holds text is in rem, so that large letters get the room they need; the
 * star and the mark of the coin have one size.
 */
export const marketColumns =
  'grid grid-cols-[52px_minmax(0,1fr)_auto] grid-rows-[1fr_1fr] items-center gap-x-1.5 ' +
  '@min-[18rem]:grid-cols-[52px_minmax(0,1fr)_5rem_4.75rem] ' +
  '@min-[21.5rem]:grid-cols-[52px_minmax(0,1fr)_2.5rem_5rem_4.75rem] ' +
  '@min-[30rem]:grid-cols-[60px_minmax(0,1fr)_5rem_6rem_5.5rem] @min-[30rem]:gap-x-3 ' +
  '@min-[48rem]:grid-cols-[60px_minmax(0,1.4fr)_6rem_6rem_5.5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] ' +
  '@min-[48rem]:grid-rows-1 @min-[48rem]:gap-x-4';

/** Where each cell stands, on a phone and where there is room. */
export const marketCells = {
  star: 'row-span-full',
  pair: 'col-start-2 row-start-1 self-end @min-[48rem]:self-center',
  volume:
    'col-start-2 row-start-2 self-start @min-[48rem]:col-start-9 @min-[48rem]:row-start-1 @min-[48rem]:self-center',
  shape: 'hidden row-span-full @min-[21.5rem]:block @min-[21.5rem]:col-start-3',
  price: 'col-start-3 row-start-1 @min-[18rem]:row-span-full @min-[21.5rem]:col-start-4',
  change:
    'col-start-3 row-start-2 @min-[18rem]:col-start-4 @min-[18rem]:row-start-1 @min-[18rem]:row-span-full @min-[21.5rem]:col-start-5',
  high: 'hidden @min-[48rem]:block @min-[48rem]:col-start-6 row-start-1',
  low: 'hidden @min-[48rem]:block @min-[48rem]:col-start-7 row-start-1',
  base: 'hidden @min-[48rem]:block @min-[48rem]:col-start-8 row-start-1',
} as const;
