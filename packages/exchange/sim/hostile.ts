import type { Command } from '../src/index.ts';
import type { Random } from './random.ts';

/** Numbers at and beyond every edge: signs, fractions, 2^31, 2^53, 2^63, what isn't a number (D15, D16, D42). */
const numbers = [
  0,
  -0,
  -1,
  0.5,
  1,
  3,
  7,
  1e9,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 45,
  2 ** 45 + 1,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -(2 ** 53),
] as const;
const amounts = [
  0n,
  -1n,
  1n,
  2n ** 31n,
  2n ** 53n - 1n,
  2n ** 53n,
  2n ** 61n,
  2n ** 61n + 1n,
  2n ** 63n,
  2n ** 64n + 5n,
] as const;
const words = [
  '',
  'x',
  '__proto__',
  'constructor',
  'toString',
  'BUY',
  'none',
  '０',
  '"\\\n€😀',
  'a'.repeat(200),
  'mirrored \u202e',
] as const;

function hostileList(random: Random, list: readonly number[]): number[] {
  const result = [...list];
  switch (random.below(5)) {
    case 0:
      result.push(random.pick(numbers));
      break;
    case 1:
      result.pop();
      break;
    case 2:
      result.push(...list);
      break;
    case 3:
      for (let level = 0; level < 51; level++) result.push(1 + level, 1);
      break;
    default:
      if (result.length > 0) result[random.below(result.length)] = random.pick(numbers);
  }
  return result;
}

/** The same command with one field replaced by something that no honest client sends. */
export function hostile(random: Random, command: Command): Command {
  const fields = Object.entries(command).filter(([name]) => name !== 'type');
  if (fields.length === 0) return command;
  const [name, value] = random.pick(fields) as [string, unknown];
  let replacement: unknown = value;
  if (typeof value === 'number') replacement = random.pick(numbers);
  else if (typeof value === 'bigint') replacement = random.pick(amounts);
  else if (typeof value === 'string') replacement = random.pick(words);
  else if (typeof value === 'boolean') replacement = !value;
  else if (Array.isArray(value)) replacement = hostileList(random, value as number[]);
  return { ...command, [name]: replacement };
}
