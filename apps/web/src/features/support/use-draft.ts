import { create } from 'zustand';
import { useApp } from '../../data/app-store.ts';

/** What is being written, kept while one looks at another page; whoever comes after another customer finds none. */
const useDrafts = create<{ text: string }>(() => ({ text: '' }));

useApp.subscribe((now, before) => {
  if (now.token !== before.token) useDrafts.setState({ text: '' });
});

export function useDraft(): [string, (text: string) => void] {
  return [useDrafts((state) => state.text), (text) => useDrafts.setState({ text })];
}
