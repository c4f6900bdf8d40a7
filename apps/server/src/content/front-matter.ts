/** A file of text: what stands above it, by name, and the text. */
export interface FrontMatter {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
}

const head = /^---\n((?:[a-z]+: .*\n)*)---\n/;

/** Reads lines of `name: value` between two lines of three hyphens, and the text below them. Throws where there are none. */
export function readFrontMatter(text: string): FrontMatter {
  const match = head.exec(text);
  if (match === null) throw new Error('The text does not begin with its front matter.');
  const lines = (match[1] ?? '').split('\n').filter((line) => line !== '');
  const fields = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return { fields: Object.fromEntries(fields) as Record<string, string>, body: text.slice(match[0].length).trim() };
}
