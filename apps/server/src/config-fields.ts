import { z } from 'zod';

/** One setting: the environment variable that sets it, what its text must look like, and its value without one. */
export interface Field<T> {
  env: string;
  schema: z.ZodType<T, string>;
  fallback: T;
}

export type Fields = Record<string, Field<unknown>>;
export type Values<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** A whole number between `min` and `max`, in the unit that the variable's name ends with. */
export function whole(env: string, fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER): Field<number> {
  const words = `must be a whole number from ${min} to ${max}`;
  const schema = z
    .string()
    .regex(/^\d{1,16}$/, words)
    .transform(Number)
    .refine((value) => value >= min && value <= max, words);
  return { env, schema, fallback };
}

/** The same field, null where it is not set. */
export function optional<T>({ env, schema }: Field<T>): Field<T | null> {
  return { env, schema, fallback: null };
}

/** A span of time, set in seconds and read in milliseconds. */
export function seconds(env: string, fallback: number, min = 1): Field<number> {
  const field = whole(env, fallback, min, 1_000_000_000);
  const milliseconds = (value: number) => value * 1000;
  return { env, schema: field.schema.transform(milliseconds), fallback: milliseconds(fallback) };
}

/** An amount of whole USDT, read as bigint. */
export function wholeUsdt(env: string, fallback: bigint): Field<bigint> {
  const schema = z
    .string()
    .regex(/^\d{1,12}$/, 'must be whole USDT')
    .transform(BigInt);
  return { env, schema, fallback };
}

export function oneOf<const T extends readonly [string, ...string[]]>(
  env: string,
  values: T,
  fallback: T[number],
): Field<T[number]> {
  const schema = z.string().refine((value) => values.includes(value), `must be one of ${values.join(', ')}`);
  return { env, schema: schema.transform((value) => value as T[number]), fallback };
}

export function text(env: string, fallback: string, lengthMax = 200): Field<string> {
  return { env, schema: z.string().max(lengthMax, `must have at most ${lengthMax} characters`), fallback };
}

/** An absolute address such as `https://exchange.example`; only its origin counts. Empty for none. */
export function origins(env: string): Field<string[]> {
  const schema = z.string().transform((value, context) => {
    const found = value.split(',').map((part) => part.trim());
    const parsed = found.map((part) => (URL.canParse(part) ? new URL(part).origin : 'null'));
    if (parsed.includes('null'))
      context.addIssue({ code: 'custom', message: 'must be addresses such as https://a.example' });
    return parsed;
  });
  return { env, schema, fallback: [] };
}

/** Reads `fields` from `environment`; an empty variable counts as absent. Adds what is wrong to `problems`. */
export function readFields<F extends Fields>(fields: F, environment: NodeJS.ProcessEnv, problems: string[]): Values<F> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const set = environment[field.env]?.trim() ?? '';
    if (set === '') return [name, field.fallback];
    const parsed = field.schema.safeParse(set);
    if (parsed.success) return [name, parsed.data];
    problems.push(`${field.env} ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
    return [name, field.fallback];
  });
  return Object.fromEntries(entries) as Values<F>;
}
