/**
 * What can be pressed on the page as it stands and is smaller than a finger needs: 44 px each way. Links in the middle of
 * a text are as high as its lines. It runs in the browser, so it must not use
 * anything from outside itself.
 */
export function smallTargets(): string[] {
  const least = 44;
  const tolerance = 0.5;
  /** A word may be as short as the language has it; the standard's own measure holds for it. */
  const leastWord = 24;
  const pressable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="link"]';

  /** Tables are as dense as their numbers, with another way to the same; the mark of the chart's maker is no control. */
  const exempt = '[inert], [aria-hidden="true"], table, [role="table"], #tv-attr-logo';

  const inText = (element: Element): boolean =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);

  /** Whether a touch at this point of the window presses the element, by itself or by its label. */
  const presses = (element: Element, x: number, y: number): boolean => {
    const at = document.elementFromPoint(x, y);
    if (at === null) return false;
    return element.contains(at) || at.closest('label')?.control === element;
  };

  /** How far the place that takes the touch reaches, seen from its middle. */
  const reach = (element: Element, x: number, y: number, across: number, down: number): number => {
    let px = 0;
    while (px < least && presses(element, x + across * px, y + down * px)) px += 1;
    return px;
  };

  const found: string[] = [];
  for (const element of document.querySelectorAll(pressable)) {
    if (element.matches(':disabled') || element.closest(exempt) !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || inText(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    if (box.width >= least - tolerance && box.height >= least - tolerance) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!presses(element, x, y)) continue;
    const wide = Math.max(width, reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) - 1);
    const high = Math.max(height, reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) - 1);
    const leastWide = /\p{L}/u.test(element.textContent ?? '') ? leastWord : least;
    if (wide >= leastWide - 1 && high >= least - 1) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    found.push(
      `${element.tagName.toLowerCase()} “${name.slice(0, 40)}” takes ${Math.round(wide)} × ${Math.round(high)} px`,
    );
  }
  return [...new Set(found)];
}
