/** One line of a text on the screen. What lies in different layers may lie over each other. */
interface Line {
  text: string;
  node: Node;
  left: number;
  top: number;
  right: number;
  bottom: number;
  layer: Element | null;
}

/**
 * What is wrong with the layout of the page as it stands, one line each; empty where nothing is. It runs in the browser,
 * so it must not use anything from outside itself.
 */
export function layoutDefects(): string[] {
  const tolerance = 1.5;
  const root = document.documentElement;
  const defects = new Set<string>();
  if (root.scrollWidth > root.clientWidth) defects.add(`the page is ${root.scrollWidth} px wide`);

  const isHidden = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  /** An amount, a price or a share, with its unit: cut short it says something else. */
  const isNumber = (text: string): boolean => /^[-+−≈~]?\s?\d[\d.,\u00A0\u202F ]*(?:[KM%]|\s?[A-Z]{3,5})?$/.test(text);
  const looksLikeABox = ({ backgroundColor, borderTopWidth }: CSSStyleDeclaration): boolean =>
    !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) || borderTopWidth !== '0px';

  /** Text of so many lines by intent, with an ellipsis at its end. */
  const isClamped = (style: CSSStyleDeclaration): boolean => style.webkitLineClamp !== 'none';

  /** What stays where it is while the rest scrolls lies over it by intent. */
  const layerOf = (from: Element): Element | null => {
    let element: Element | null = from;
    while (element !== null && !/fixed|sticky/.test(getComputedStyle(element).position))
      element = element.parentElement;
    return element ?? from.closest('main, nav');
  };

  /** Looks from a text outwards for the first element that it does not fit into. */
  const judge = (text: string, rect: DOMRect, from: Element): void => {
    let ellipsis = false;
    for (let element: Element | null = from; element !== null && element !== root; element = element.parentElement) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const wide = rect.right > box.right + tolerance || rect.left < box.left - tolerance;
      const tall = rect.bottom > box.bottom + tolerance || rect.top < box.top - tolerance;
      ellipsis ||= style.textOverflow === 'ellipsis';
      if (style.display === 'inline' || style.display === 'contents') continue;
      const scrolls = /auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY);
      const shortened = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + tolerance;
      if (shortened && isNumber(text)) defects.add(`a number is shortened: “${text}”`);
      if (wide && /hidden|clip/.test(style.overflowX) && !ellipsis) defects.add(`cut at the side: “${text}”`);
      else if (tall && /hidden|clip/.test(style.overflowY) && !isClamped(style))
        defects.add(`cut above or below: “${text}”`);
      else if (wide && !scrolls && !ellipsis && looksLikeABox(style)) defects.add(`sticks out at the side: “${text}”`);
      else if (tall && !scrolls && looksLikeABox(style)) defects.add(`sticks out above or below: “${text}”`);
      if (scrolls || style.position === 'fixed') return;
    }
    if (rect.right > root.clientWidth + tolerance && !ellipsis) defects.add(`beyond the edge: “${text}”`);
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (parent === null || text === '' || parent.closest('script, style, option, .sr-only') || isHidden(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    judge(text, range.getBoundingClientRect(), parent);
    const cutOff = parent.closest('.truncate')?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
    // The lines after the last one of a clamped text have a place, but nobody sees them.
    const clamped = isClamped(getComputedStyle(parent))
      ? parent.getBoundingClientRect().bottom
      : Number.POSITIVE_INFINITY;
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (top >= clamped - tolerance) continue;
      lines.push({ text, node, left, top, right: Math.min(right, cutOff), bottom, layer: layerOf(parent) });
    }
  }
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      if (a.node === b.node || a.layer !== b.layer) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > Math.min(a.bottom - a.top, b.bottom - b.top) / 2) {
        defects.add(`“${a.text}” lies over “${b.text}”`);
      }
    }
  }
  return [...defects];
}

/** Every text that somebody sees or hears on the page: what stands there, labels, placeholders, the title. */
export function visibleTexts(): string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style, [data-written]')) texts.push(node.textContent?.trim() ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    for (const name of ['aria-label', 'placeholder', 'title']) {
      const value = element.getAttribute(name);
      if (value !== null) texts.push(value === '' ? `(empty ${name})` : value);
    }
  }
  return texts.filter((text) => text !== '');
}
