const digestPattern = /^[0-9a-f]{32}$/;

/** Whether a text is a digest or a reference made of one: 32 hex digits, in lower case alone, so that each has one spelling. */
export function isDigest(text: string): boolean {
  return digestPattern.test(text);
}
