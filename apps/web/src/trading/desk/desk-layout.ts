/** Rows of each side of the book. */
export const narrowDepth = 8;

/**
 * The geometry that the desk shares with its skeleton. Ticket and book stand beside each other as long as the text
 * leaves room: with very large letters one below the other. They wrap by themselves, at 17rem with their gap: asking a
 * container for its width would lay out all that is live in it a second time.
 */
export const narrowDesk = {
  page: 'mx-auto w-full max-w-3xl px-4 pb-6 [@media(min-height:700px)]:pt-2',
  columns:
    'flex flex-wrap items-start gap-3 *:min-w-0 [&>:first-child]:flex-[59_1_9.5875rem] [&>:last-child]:flex-[41_1_6.6625rem]',
} as const;

export const deskColumns =
  'grid h-full min-h-160 max-xl:min-h-[53rem] grid-cols-[minmax(0,1fr)_clamp(12.5rem,19vw,17rem)_clamp(15rem,24vw,20rem)] gap-1 px-1 pb-1';
/**
 * Beside the book there is room for the table of the own orders from 1280 pixels on. Below, it lies under chart and book,
 * which get the height that the book needs, and the page scrolls.
 */
export const deskRows =
  'grid-rows-[auto_minmax(0,3fr)_minmax(0,2fr)] max-xl:grid-rows-[auto_minmax(33.75rem,3fr)_minmax(15rem,2fr)]';
export const deskBook = 'xl:row-span-2';
export const deskOrders = 'max-xl:col-span-2';
export const deskHead = 'col-span-3 px-3';
export const deskSide = 'row-span-2 flex min-h-0 flex-col gap-1 overflow-y-auto';
export const deskPanel =
  'min-h-0 overflow-y-auto rounded-control border border-line bg-surface-1 p-3 [--sheet-surface:var(--surface-1)]';
