import { expect, test } from 'vitest';
import { type Audit, planVisits, tongues, type Visit } from './looks.ts';
import { type Scene, scenes } from './screens/scenes.ts';
import { sizes, themes } from './screens/shots.ts';

const nameOf = ({ row, visitor }: Scene) => `${row.path} ${visitor}`;
const seen = (visits: readonly Visit[], what: (visit: Visit) => string) => new Set(visits.map(what)).size;
const pairs = themes.length * sizes.length;

test('rotated, every screen is seen once in each language, in every theme with every size', () => {
  const visits = planVisits(scenes, 'rotated');
  expect(visits).toHaveLength(scenes.length * tongues.length);
  for (const scene of scenes) {
    const own = visits.filter((visit) => nameOf(visit.scene) === nameOf(scene));
    expect(seen(own, ({ tongue }) => tongue)).toBe(tongues.length);
    expect(seen(own, ({ theme, size }) => `${theme} ${size}`)).toBe(pairs);
  }
});

test('rotated, every language meets every theme with every size', () => {
  const visits = planVisits(scenes, 'rotated');
  for (const tongue of tongues) {
    const own = visits.filter((visit) => visit.tongue === tongue);
    expect(seen(own, ({ theme, size }) => `${theme} ${size}`)).toBe(pairs);
  }
});

test('whole, every look of every screen is seen once', () => {
  const visits = planVisits(scenes, 'whole');
  const looks = seen(visits, ({ scene, tongue, theme, size }) => `${nameOf(scene)} ${tongue} ${theme} ${size}`);
  expect(looks).toBe(scenes.length * tongues.length * pairs);
  expect(visits).toHaveLength(looks);
});

test.each(['rotated', 'whole'] as const)(
  '%s, accessibility is audited in one theme, contrast in the other one, targets on one phone',
  (matrix) => {
    const visits = planVisits(scenes, matrix);
    for (const scene of scenes) {
      const own = visits.filter((visit) => nameOf(visit.scene) === nameOf(scene));
      const audited = (audit: Audit) => own.filter(({ audits }) => audits.includes(audit));
      expect([...audited('accessibility'), ...audited('contrast')].map(({ theme }) => theme).toSorted()).toEqual(
        [...themes].toSorted(),
      );
      expect(audited('accessibility')).toHaveLength(1);
      expect(audited('targets').map(({ size }) => size)).toEqual([expect.not.stringContaining('1440')]);
    }
  },
);
