const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as a field of the browser has it: the day, or the day and the minute, by the clock of the device. */
export function localText(at: number, withTime: boolean): string {
  const date = new Date(at);
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return withTime ? `${day}T${two(date.getHours())}:${two(date.getMinutes())}` : day;
}

/** The instant (ms) of what such a field holds; a day begins at its midnight. Null where it holds none. */
export function instantOf(text: string): number | null {
  const [, year, month, day, hours = '0', minutes = '0'] =
    /^(\d{4,6})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes));
  return date.getMonth() === Number(month) - 1 && date.getDate() === Number(day) ? date.getTime() : null;
}
