/** What a strange text may bring along, in characters. */
const lengthMax = 4_000;

/** Marks that turn the direction of writing, or can't be seen: a name with them passes for another sentence. */
const unseen = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A text of somebody else as it may stand in a message: line breaks stay, what can't be seen goes, and it has an end. */
export function plainText(text: string, most = lengthMax): string {
  const lines = text.slice(0, most * 2).replaceAll(/\r\n?|\u2028|\u2029/g, '\n');
  return lines
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(unseen, ''))
    .join('\n')
    .slice(0, most);
}
