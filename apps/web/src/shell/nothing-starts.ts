import { reloadForChunk, reloadMayHelp } from './chunk-failure.ts';

/**
 * Not even the texts of the app have come. One reload, and then a way to try again: in English, as the line for browsers
 * without scripts is, because no other language is there.
 */
export function tellThatNothingStarts(): void {
  if (reloadMayHelp()) return reloadForChunk();
  const page = document.getElementById('root');
  if (page === null) return;
  const text = document.createElement('p');
  text.textContent = 'The app could not be loaded.';
  const again = document.createElement('button');
  again.textContent = 'Try again';
  again.className = 'min-h-11 rounded-control bg-gold px-4 text-sm font-semibold text-on-gold';
  again.addEventListener('click', () => location.reload());
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.className = 'grid h-dvh place-content-center justify-items-center gap-4 text-center';
  box.append(text, again);
  page.replaceChildren(box);
}
