import { prepareInTurn } from './prepare-in-turn.mjs';

/**
 * @typedef {import('./stages.mjs').Stage} Stage
 * @typedef {import('./stages.mjs').Need} Need
 */

/**
 * Runs stages beside each other: in their order, but none waits for one that can't run yet. A stage can run when what it
 * needs is prepared, nothing runs that it may not run beside, and fewer than `atOnce` run. What the stages need is
 * prepared from the beginning, beside the stages that do without.
 *
 * @param {readonly Stage[]} stages
 * @param {{
 *   atOnce: number,
 *   prepare: (need: Need) => Promise<void>,
 *   run: (stage: Stage, unprepared: unknown) => Promise<void>,
 *   isEnding?: () => boolean,
 * }} how `run` is told why something that the stage needs could not be prepared, and rejects only to give up everything;
 *   once `isEnding`, nothing more is begun
 */
export async function schedule(stages, { atOnce, prepare, run, isEnding = () => false }) {
  const preparations = prepareInTurn([...new Set(stages.flatMap(needsOf))], prepare);
  const waiting = [...stages];
  /** @type {Map<Stage, Promise<unknown>>} */
  const running = new Map();

  const canRun = (/** @type {Stage} */ stage) =>
    running.size < atOnce &&
    preparations.areSettled(needsOf(stage)) &&
    ![...running.keys()].some((other) => excludes(stage, other) || excludes(other, stage));
  while (waiting.length > 0 && !isEnding()) {
    const index = waiting.findIndex(canRun);
    const [stage] = index < 0 ? [] : waiting.splice(index, 1);
    if (stage)
      running.set(
        stage,
        run(stage, preparations.errorOf(needsOf(stage))).then(() => running.delete(stage)),
      );
    else await Promise.race([...running.values(), ...preparations.underWay()]);
  }
  await Promise.all(running.values());
}

/** @param {Stage} stage */
const needsOf = ({ needs = [] }) => needs;

/** @param {Stage} one @param {Stage} other */
const excludes = ({ notBeside = [] }, other) => notBeside.includes(other.name);
