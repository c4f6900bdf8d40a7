import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/actions/icon-button.tsx';

/** Both sides of the book, or one of them with more of its levels. */
export type BookView = 'both' | 'asks' | 'bids';

const next: Readonly<Record<BookView, BookView>> = { both: 'bids', bids: 'asks', asks: 'both' };

/** Which of its two halves the drawing shows in the colours of the sides. */
const lit: Readonly<Record<BookView, readonly [asks: boolean, bids: boolean]>> = {
  both: [true, true],
  asks: [true, false],
  bids: [false, true],
};

/** Goes through the views of the book; its name says which one is shown. */
export function BookViewButton({ shown, onChange }: { shown: BookView; onChange: (view: BookView) => void }) {
  const { t } = useTranslation();
  const [asks, bids] = lit[shown];
  const fill = (on: boolean, colour: string) => (on ? colour : 'var(--text-3)');
  return (
    <IconButton
      label={t(($) => $.trade.bookView[shown])}
      onClick={() => onChange(next[shown])}
      className="bg-surface-2"
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
        <rect x="1" y="1" width="7" height="7" rx="1.5" fill={fill(asks, 'var(--down)')} />
        <rect x="1" y="10" width="7" height="7" rx="1.5" fill={fill(bids, 'var(--up)')} />
        {[1.5, 6, 10.5, 15].map((y) => (
          <rect key={y} x="10.5" y={y} width="6.5" height="1.6" rx="0.8" fill="var(--text-3)" />
        ))}
      </svg>
    </IconButton>
  );
}
