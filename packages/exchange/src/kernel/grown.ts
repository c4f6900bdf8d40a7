/** A copy of a column with room for `index`, at least twice as long. */
export function grownTo(column: Int32Array<ArrayBuffer>, index: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(column.length * 2, index + 1));
  larger.set(column);
  return larger;
}
