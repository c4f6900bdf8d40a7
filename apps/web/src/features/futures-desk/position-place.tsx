import { memo, useEffect, useRef, useState } from 'react';
import { PositionCard, type PositionCardProps } from './position-card.tsx';
import { isShownAnew } from './shown-anew.ts';

/** So much beyond the edge of the window a position is drawn as if it were in sight. */
const nearby = '200px 0px';

const SteadyCard = memo(
  function SteadyCard({ seen: _seen, ...card }: PositionCardProps & { seen: boolean }) {
    return <PositionCard {...card} />;
  },
  (before, now) => before.market === now.market && before.onAct === now.onAct && !isShownAnew(before, now),
);

/** The place of a position in the list of what is open: out of sight its card stands still. */
export const PositionPlace = memo(function PositionPlace(card: PositionCardProps) {
  const place = useRef<HTMLLIElement>(null);
  const [seen, see] = useState(true);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => see(entry?.isIntersecting ?? true), {
      root: element.closest('main'),
      rootMargin: nearby,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <li ref={place}>
      <SteadyCard {...card} seen={seen} />
    </li>
  );
});
