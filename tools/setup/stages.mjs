/**
 * What `npm test` runs, cheap and telling stages first. `needs` names what is prepared before: the built web client,
 * a Chromium. A stage that takes longer than `minutes` hangs and fails.
 *
 * @typedef {{ name: string, command: string[], needs?: ('web client' | 'chromium')[], minutes?: number }} Stage
 * @type {Stage[]}
 */
export const stages = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--format=unix'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'tidy', command: ['node', 'tools/tidy/run.ts'] },
  {
    name: 'boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'bench', 'e2e', 'tools'],
  },
  { name: 'dead-code', command: ['knip'] },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'simulation', command: ['node', 'packages/exchange/sim/run.ts', '--short', '--require-coverage'] },
  { name: 'integration', command: ['vitest', 'run', '--project', 'integration'], minutes: 9 },
  { name: 'kill', command: ['node', 'apps/server/src/engine/rigs/kill-loop.ts', '--rounds', '5'] },
  { name: 'size', command: ['size-limit'], needs: ['web client'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    needs: ['web client', 'chromium'],
    minutes: 20,
  },
];
