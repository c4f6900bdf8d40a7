import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface TabListProps<Value extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** The tabs and their panels find each other by ids that begin with it. */
  id: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

export const tabId = (id: string, value: string): string => `${id}-tab-${value}`;
export const panelId = (id: string, value: string): string => `${id}-panel-${value}`;

/** Where a key leads from the tab at `index`; undefined where it is no key of tabs. From the last on to the first. */
function keyLeadsTo(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The tabs over panels: one stop for the Tab key, arrows turn them, and the chosen one stays in sight. */
export function TabList<Value extends string>({ label, id, tabs, value, onChange }: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex((tab) => tab.value === value);
  useLayoutEffect(() => {
    const element = list.current;
    const chosen = element?.children[index];
    if (element === null || !(chosen instanceof HTMLElement)) return;
    element.scrollLeft = chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2;
  }, [index]);
  const turn = (event: KeyboardEvent) => {
    const next = keyLeadsTo(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onChange(tab.value);
    const button = list.current?.children[next];
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="fade-end scroll-quiet relative -mx-2.5 flex gap-5 overflow-x-auto bg-[linear-gradient(var(--line))] bg-[length:calc(100%-1.25rem)_1px] bg-bottom bg-no-repeat px-2.5"
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          id={tabId(id, tab.value)}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? panelId(id, tab.value) : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={turn}
          className="relative grid min-h-11 min-w-6 shrink-0 border-b-2 border-transparent place-items-center text-sm font-semibold text-text-2 -outline-offset-2 before:absolute before:inset-y-0 before:-inset-x-2.5 aria-selected:border-gold aria-selected:text-text-1"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
