export interface DifferentLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** What became of the lines of a text: the longest common lines stay, the others were removed or added. */
export function lineDifference(before: string, after: string): DifferentLine[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const common = commonLengths(old, fresh);
  const lines: DifferentLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [left, right] = [old[i], fresh[j]];
    if (left !== undefined && left === right) {
      lines.push({ kind: 'same', text: left });
      [i, j] = [i + 1, j + 1];
    } else if (
      left !== undefined &&
      (right === undefined || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      lines.push({ kind: 'removed', text: left });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: right ?? '' });
      j += 1;
    }
  }
  return lines;
}

/** How many lines the ends of both texts have in common, from each place on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: fresh.length + 1 }, () => 0));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--) {
      const longer = Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
      lengths[i]![j] = old[i] === fresh[j] ? lengthAt(lengths, i + 1, j + 1) + 1 : longer;
    }
  return lengths;
}

function lengthAt(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}
