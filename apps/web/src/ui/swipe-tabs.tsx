import { Tabs } from '@base-ui/react/tabs';
import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { noSwipe, swipe, turnOf, type SwipeEvent } from './swipe-gesture.ts';

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
  const list = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const gesture = useRef(noSwipe);
  const index = tabs.findIndex((tab) => tab.value === value);
  const first = useRef(true);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value]);

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

  const bar = (
    <Tabs.List
      ref={list}
      aria-label={label}
      activateOnFocus
      className="hairline-b scroll-quiet relative flex gap-5 overflow-x-auto"
    >
      {tabs.map((tab) => (
        <Tabs.Tab
          key={tab.value}
          value={tab.value}
          className="grid min-h-11 min-w-6 shrink-0 place-items-center text-sm font-semibold text-text-2 -outline-offset-2 aria-selected:text-text-1"
        >
          {tab.label}
        </Tabs.Tab>
      ))}
      <Tabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-gold transition-all duration-200" />
    </Tabs.List>
  );

  return (
    <Tabs.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      {head(bar)}
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
          {tabs.map((tab) => (
            <Tabs.Panel
              key={tab.value}
              value={tab.value}
              className="animate-[appear_160ms_ease-out] outline-none focus-visible:outline-2 focus-visible:-outline-offset-2"
            >
              {tab.panel}
            </Tabs.Panel>
          ))}
        </div>
      </div>
    </Tabs.Root>
  );
}
