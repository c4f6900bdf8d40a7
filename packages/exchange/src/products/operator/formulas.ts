/** What an act announces is done at once: from then on it can neither fail nor be done any more. */
export const actLifeMs = 3_600_000;

const wordPattern = /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)*$/;
/** Control characters, the marks that turn the direction of writing, and halves of characters. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const wordMax = 64;
const subjectMax = 128;
const reasonMax = 500;

/** Whether a text is a stable word such as `customer.freeze`. */
export function isWord(text: string): boolean {
  return text.length <= wordMax && wordPattern.test(text);
}

/** Whether a text may name what an act is about. */
export function isSubject(text: string): boolean {
  return text.length > 0 && text.length <= subjectMax && !unprintable.test(text);
}

/** Whether a text may be a reason: several lines, at most 500 characters. */
export function isReason(text: string): boolean {
  return text.length <= reasonMax && !unprintable.test(text.replaceAll('\n', ''));
}
