/** Excel takes a file for UTF-8 where it begins with this. */
export const byteOrderMark = '\uFEFF';

export type CsvCell = string | number | boolean;

/** A number stays one: a minus is no formula. */
const numeric = /^-?[0-9]+(?:\.[0-9]+)?$/;
/** What a spreadsheet would take for a formula, also behind blanks. */
const formula = /^\s*[=+\-@\t\r]/;
const special = /[",\r\n]/;

/**
 * A cell as RFC 4180 writes it. Text that a spreadsheet would run as a formula begins with an apostrophe, so that it stays
 * text.
 */
export function csvCell(value: CsvCell): string {
  const text = String(value);
  const harmless = formula.test(text) && !numeric.test(text) ? `'${text}` : text;
  return special.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A moment as ISO 8601 in UTC. */
export function csvTime(at: number): string {
  return new Date(at).toISOString();
}
