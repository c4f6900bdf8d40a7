/** Texts by their keys, nested. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** All texts of a tree by their paths, as `trade.bookView.asks`. */
export function leavesOf(tree: TextTree, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : [...leavesOf(value, `${path}${key}.`)],
    ),
  );
}
