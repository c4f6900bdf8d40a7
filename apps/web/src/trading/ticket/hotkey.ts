/** What a key does on the desk. */
export type Hotkey =
  | { act: 'side'; side: 'buy' | 'sell' }
  | { act: 'orderType'; orderType: 'limit' | 'market' }
  | { act: 'percent'; percent: number }
  | { act: 'focus'; field: 'target_price' | 'amount' }
  | { act: 'repeat' | 'search' | 'list' };

/** The keys, in the order in which they are listed; the texts of the catalogue have the names of the rows. */
export const hotkeys = {
  buy: { keys: ['b'], does: { act: 'side', side: 'buy' } },
  sell: { keys: ['s'], does: { act: 'side', side: 'sell' } },
  limit: { keys: ['l'], does: { act: 'orderType', orderType: 'limit' } },
  market: { keys: ['m'], does: { act: 'orderType', orderType: 'market' } },
  price: { keys: ['p'], does: { act: 'focus', field: 'target_price' } },
  amount: { keys: ['a'], does: { act: 'focus', field: 'amount' } },
  quarter: { keys: ['1'], does: { act: 'percent', percent: 25 } },
  half: { keys: ['2'], does: { act: 'percent', percent: 50 } },
  threeQuarters: { keys: ['3'], does: { act: 'percent', percent: 75 } },
  all: { keys: ['4'], does: { act: 'percent', percent: 100 } },
  repeat: { keys: ['r'], does: { act: 'repeat' } },
  search: { keys: ['/'], does: { act: 'search' } },
  list: { keys: ['?'], does: { act: 'list' } },
} as const satisfies Record<string, { keys: readonly string[]; does: Hotkey }>;

/** What is known of a press: the key, and where and how it was pressed. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  repeat: boolean;
  /** The focus is where keys write, or choose. */
  inField: boolean;
  /** Something lies over the page and takes the keys. */
  covered: boolean;
}

/**
 * What a press does; null for one that isn't meant for the desk. No key sends an order: Enter is left to the field and
 * the button that have the focus, with all that they ask.
 */
export function hotkeyOf(press: KeyPress): Hotkey | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || press.repeat) return null;
  if (press.inField || press.covered) return null;
  const key = press.key.toLowerCase();
  const found = Object.values(hotkeys).find(({ keys }) => keys.some((each) => each === key));
  return found?.does ?? null;
}
