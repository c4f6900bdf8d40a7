/** A name of the wire as words: `second_factor` is `Second factor`. */
export function spoken(name: string): string {
  const words = name.replaceAll(/[._/-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
