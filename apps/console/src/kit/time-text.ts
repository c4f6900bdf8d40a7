/**
 * A time as operators of all countries read it alike: the largest unit first, 24 hours, in the zone of the desk. 11/12 is
 * November in one office and December in the next.
 */
export function timeText(at: number): string {
  const date = new Date(at);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(padded).join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(padded).join(':')}`;
}

const padded = (part: number): string => String(part).padStart(2, '0');
