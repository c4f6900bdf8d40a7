import { ChevronRight } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';

interface SlidesProps {
  label: string;
  slides: readonly { key: string | number; content: ReactNode }[];
}

/** A few cards in the place of one: a swipe or the button turns to the next, and nothing turns by itself. */
export function Slides({ label, slides }: SlidesProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const turnTo = (slide: number) => {
    const element = strip.current;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollTo({ left: slide * element.clientWidth, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <section aria-label={label} className="relative rounded-card border border-line bg-surface-1">
      <ul
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
        className="scroll-quiet flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card"
      >
        {slides.map(({ key, content }, slide) => (
          <li key={key} inert={slide !== shown} className="flex w-full shrink-0 snap-start">
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <span aria-hidden className="absolute inset-x-0 bottom-1.5 flex justify-center gap-1">
            {slides.map(({ key }, slide) => (
              <span key={key} className={`h-1 w-3 rounded-full ${slide === shown ? 'bg-gold' : 'bg-surface-3'}`} />
            ))}
          </span>
          <span className="absolute inset-y-0 right-0 grid place-items-center">
            <IconButton label={t(($) => $.parts.nextSlide)} onClick={() => turnTo((shown + 1) % slides.length)}>
              <ChevronRight size={18} aria-hidden />
            </IconButton>
          </span>
          <span role="status" className="sr-only">
            {t(($) => $.parts.slide, { place: shown + 1, count: slides.length })}
          </span>
        </>
      )}
    </section>
  );
}
