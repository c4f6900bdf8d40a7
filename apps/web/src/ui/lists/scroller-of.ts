/** The element that scrolls what stands in `element`; the document's own where nothing nearer does. */
export function scrollerOf(element: HTMLElement): HTMLElement {
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.documentElement;
}
