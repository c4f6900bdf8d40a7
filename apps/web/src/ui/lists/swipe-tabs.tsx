import { useId, useRef, type PointerEvent, type ReactNode } from 'react';
import { noSwipe, swipe, turnOf, type SwipeEvent } from './swipe-gesture.ts';
import { panelId, tabId, TabList } from './tab-list.tsx';

export interface SwipeTab<Value extends string> {
  value: Value;
  label: ReactNode;
  panel: ReactNode;
}

interface SwipeTabsProps<Value extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly SwipeTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Puts the tabs into a head, as one that stays in place. */
  head?: (tabs: ReactNode) => ReactNode;
  className?: string;
}

/** Beyond the first and the last panel a swipe is held back: there is nothing to come. */
const heldBack = 0.25;

/** Tabs whose panels turn by a swipe, a tap or the arrow keys. What scrolls sideways inside says `data-no-swipe`. */
export function SwipeTabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  head = (list) => list,
  className = '',
}: SwipeTabsProps<Value>) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const gesture = useRef(noSwipe);
  const index = tabs.findIndex((tab) => tab.value === value);
  const shown = tabs[index];

  const follow = (event: SwipeEvent) => {
    gesture.current = swipe(gesture.current, event);
    const element = stage.current;
    if (element === null) return;
    const distance = gesture.current.phase === 'sideways' ? gesture.current.distance : 0;
    const beyond = (distance > 0 && index === 0) || (distance < 0 && index === tabs.length - 1);
    element.style.transform = distance === 0 ? '' : `translateX(${distance * (beyond ? heldBack : 1)}px)`;
  };
  const at = (type: 'touch' | 'move', event: PointerEvent) =>
    follow({ type, x: event.clientX, y: event.clientY, at: event.timeStamp });
  const end = (event: PointerEvent) => {
    const next = tabs[index + turnOf(gesture.current, event.timeStamp)];
    follow({ type: 'cancel' });
    if (next !== undefined && next.value !== value) onChange(next.value);
  };

  return (
    <div className={className}>
      {head(<TabList label={label} id={id} tabs={tabs} value={value} onChange={onChange} />)}
      <div
        className="touch-pan-y overflow-x-clip"
        onPointerDown={(event) => {
          const inner = event.target instanceof Element && event.target.closest('[data-no-swipe]') !== null;
          if (event.pointerType !== 'mouse' && event.isPrimary && !inner) at('touch', event);
        }}
        onPointerMove={(event) => at('move', event)}
        onPointerUp={end}
        onPointerCancel={() => follow({ type: 'cancel' })}
      >
        <div ref={stage}>
          {shown !== undefined && (
            <div
              key={shown.value}
              id={panelId(id, shown.value)}
              role="tabpanel"
              aria-labelledby={tabId(id, shown.value)}
              tabIndex={0}
              className="animate-[appear_160ms_ease-out] focus-visible:-outline-offset-2"
            >
              {shown.panel}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
