import { languages, type Language } from '@auric/api';
import type { Scene } from './screens/scenes.ts';
import { sizes, themes, type Theme } from './screens/shots.ts';

/** Stands for the language that nobody speaks; the client believes it is English. */
export const pseudo = 'pseudo';
export type Tongue = Language | typeof pseudo;
export const tongues: readonly Tongue[] = [...languages, pseudo];

/** Every look of every screen, or so many of them that each language, theme and size is met. */
export type Matrix = 'whole' | 'rotated';

/** What takes long and does not depend on the language; nor on the theme, but for the contrast of the other one. */
export type Audit = 'accessibility' | 'contrast' | 'targets';

/** A screen in one look. */
export interface Visit {
  scene: Scene;
  tongue: Tongue;
  theme: Theme;
  size: string;
  audits: readonly Audit[];
}

/** From this width on nobody points with a finger. */
const desktopPx = 1024;

const pairs = sizes.flatMap((size) => themes.map((theme) => ({ size, theme })));

/**
 * The visits of a run. Rotated, a screen is seen once in each language; themes and sizes turn with the languages, for each
 * screen from another start, so that it meets every pair of them, and every language does on one screen or another.
 */
export function planVisits(scenes: readonly Scene[], matrix: Matrix): Visit[] {
  return scenes.flatMap((scene, turn) => {
    const looks = tongues.flatMap((tongue, index) =>
      pairs
        .filter((_, pair) => matrix === 'whole' || pair === (index + turn) % pairs.length)
        .map((pair) => ({ scene, tongue, ...pair })),
    );
    const start = turn % looks.length;
    const turned = [...looks.slice(start), ...looks.slice(0, start)];
    return turned.map((look, index) => ({ ...look, audits: auditsOf(look, turned.slice(0, index)) }));
  });
}

type Shown = Pick<Visit, 'theme' | 'size'>;

/** At the first look that tells, which is of another language for the next screen, so that none has all the work: accessibility once, contrast in the other theme, targets once on a phone. */
function auditsOf(look: Shown, before: readonly Shown[]): Audit[] {
  const isPhone = ({ size }: Shown): boolean => parseInt(size, 10) < desktopPx;
  return [
    ...(before.length === 0 ? (['accessibility'] as const) : []),
    ...(before.length > 0 && !before.some(({ theme }) => theme === look.theme) ? (['contrast'] as const) : []),
    ...(isPhone(look) && !before.some(isPhone) ? (['targets'] as const) : []),
  ];
}
