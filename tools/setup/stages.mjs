/**
 * What `npm test` runs, cheap and telling stages first, of the others the longest: the shorter ones fill what is left of
 * the time when one of these has ended. `needs` names what is prepared before:
 * the built clients, a Chromium. `notBeside` names stages that may not run at the same time, from whichever side it is
 * said. A stage that takes longer than `minutes` hangs and fails. `onRequest`: not part of `npm test`.
 *
 * @typedef {'clients' | 'chromium'} Need
 * @typedef {{ name: string, command: string[], needs?: Need[], notBeside?: string[], minutes?: number,
 *   onRequest?: boolean }} Stage
 * @type {Stage[]}
 */
export const stages = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'tidy', command: ['node', 'tools/tidy/run.ts'] },
  {
    name: 'boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'bench', 'e2e', 'tools'],
  },
  { name: 'dead-code', command: ['knip'] },
  { name: 'types', command: ['tsc', '-b'] },
  // Both take all cores there are.
  { name: 'lint', command: ['oxlint', '--format=unix'], notBeside: ['types'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project=journeys'],
    needs: ['clients', 'chromium'],
    minutes: 40,
  },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit'] },
  // Its servers hand out the client, which must not be swapped under them.
  { name: 'integration', command: ['vitest', 'run', '--project', 'integration'], needs: ['clients'], minutes: 40 },
  { name: 'simulation', command: ['node', 'packages/exchange/sim/run.ts', '--short', '--require-coverage'] },
  { name: 'kill', command: ['node', 'apps/server/src/engine/rigs/kill-loop.ts', '--rounds', '5'] },
  // Every screen in every look: an hour, so only who asks for it by name gets it.
  {
    name: 'matrix',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project=matrix'],
    needs: ['clients', 'chromium'],
    minutes: 120,
    onRequest: true,
  },
  { name: 'size', command: ['size-limit'], needs: ['clients'] },
];
