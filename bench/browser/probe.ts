/** How a page felt, as its own browser measured it. Times in ms. */
export interface Felt {
  firstPaint: number;
  largestPaint: number;
  /** What was painted then, to know what the number is about. */
  largestElement: string;
  layoutShift: number;
  longTasks: number[];
  /** The duration of each interaction, from the input to the next paint; those below 16 ms count as 16. */
  interactions: number[];
  /** The parts of the longest interaction. */
  slowest: { event: string; waited: number; handled: number; painted: number } | null;
}

/** The probe inside of the page; `restart` forgets interactions and long tasks, not what was painted. */
export interface Probe {
  read(): Felt;
  restart(): void;
}

/**
 * Runs in the page before anything else, so it must not use anything from outside itself. The definitions are those of
 * the web-vitals library: the last largest paint before an input, the largest window of layout shifts, interactions
 * grouped by their id.
 */
export function installProbe(): void {
  interface EventEntry extends PerformanceEventTiming {
    interactionId: number;
  }
  interface ShiftEntry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
  }
  interface PaintEntry extends PerformanceEntry {
    element: Element | null;
  }
  const shortestReported = 16;
  let [firstPaint, largestPaint, largestElement] = [0, 0, ''];
  let layoutShift = 0;
  let session = { value: 0, first: 0, last: 0 };
  let longTasks: number[] = [];
  let interactions = new Map<number, number>();
  let slowest: Felt['slowest'] = null;
  let countedBefore = 0;
  const counted = (): number => (performance as unknown as { interactionCount?: number }).interactionCount ?? 0;

  const observe = <Entry extends PerformanceEntry>(options: object, take: (entry: Entry) => void): void => {
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take));
    observer.observe({ buffered: true, ...options });
  };
  observe({ type: 'paint' }, (entry) => {
    if (entry.name === 'first-contentful-paint') firstPaint = entry.startTime;
  });
  observe<PaintEntry>({ type: 'largest-contentful-paint' }, ({ startTime, element }) => {
    largestPaint = startTime;
    largestElement = `<${element?.tagName.toLowerCase()}> ${element?.textContent?.trim().slice(0, 40)}`;
  });
  // A window of shifts ends a second after the last, and after five at most.
  observe<ShiftEntry>({ type: 'layout-shift' }, ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - session.last < 1000 && startTime - session.first < 5000;
    session = {
      value: goesOn ? session.value + value : value,
      first: goesOn ? session.first : startTime,
      last: startTime,
    };
    layoutShift = Math.max(layoutShift, session.value);
  });
  observe({ type: 'longtask' }, ({ duration }) => longTasks.push(duration));
  observe<EventEntry>({ type: 'event', durationThreshold: shortestReported }, (entry) => {
    if (entry.interactionId === 0) return;
    const before = interactions.get(entry.interactionId) ?? 0;
    if (entry.duration <= before) return;
    interactions.set(entry.interactionId, entry.duration);
    if (entry.duration < Math.max(...interactions.values())) return;
    slowest = {
      event: entry.name,
      waited: entry.processingStart - entry.startTime,
      handled: entry.processingEnd - entry.processingStart,
      painted: entry.startTime + entry.duration - entry.processingEnd,
    };
  });

  const probe: Probe = {
    read() {
      const reported = [...interactions.values()];
      const unreported = Math.max(0, counted() - countedBefore - reported.length);
      const all = [...reported, ...Array.from({ length: unreported }, () => shortestReported)];
      return { firstPaint, largestPaint, largestElement, layoutShift, longTasks, interactions: all, slowest };
    },
    restart() {
      [longTasks, interactions, slowest, countedBefore] = [[], new Map(), null, counted()];
    },
  };
  Object.assign(globalThis, { auricProbe: probe });
}
