/**
 * The journeys that passed only when they were tried again, out of what Playwright prints at its end.
 *
 * @param {string} output
 * @returns {string[]}
 */
export function secondTries(output) {
  const lines = output.split('\n');
  const begin = lines.findIndex((line) => /^ {2}\d+ flaky$/.test(line));
  if (begin === -1) return [];
  const end = lines.findIndex((line, index) => index > begin && !line.startsWith('    '));
  return lines.slice(begin + 1, end === -1 ? undefined : end).map((line) => line.trim());
}
