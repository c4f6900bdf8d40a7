import { create } from 'zustand';

export const toastMs = 1500;

/** One message at a time; a newer one takes the place of the older. */
export const useToast = create<{ text: string | null; id: number }>(() => ({ text: null, id: 0 }));

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says something for a moment. Longer texts stay a little longer: they are to be read. What is being said already is not
 * said again: an answer and a push may tell the same news.
 */
export function toast(text: string): void {
  if (text === '') return;
  clearTimeout(timer);
  useToast.setState((before) => (before.text === text ? before : { text, id: before.id + 1 }));
  timer = setTimeout(() => useToast.setState({ text: null }), Math.max(toastMs, text.length * 45));
}
