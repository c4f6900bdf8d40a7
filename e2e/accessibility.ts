import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** `contrast`: what alone may differ in the other theme. */
export type Audit = 'everything' | 'contrast';

interface Asked {
  audit?: Audit;
  /** Only the rules of these standards; all that there are where none is named. */
  standards?: string[];
}

/** The violations of the accessibility rules on a page as it stands, one line each. */
export async function accessibilityDefects(
  page: Page,
  { audit = 'everything', standards }: Asked = {},
): Promise<string[]> {
  // What merges the results of frames opens a blank page for it, which takes as long as the rules themselves.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  if (audit === 'contrast') axe.withRules('color-contrast');
  else if (standards !== undefined) axe.withTags(standards);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}
