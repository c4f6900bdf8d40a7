import { afterAll, expect, vi } from 'vitest';

/**
 * Unit tests of many files share a process, which costs a fifth of a process each. So each file begins with modules
 * of its own, and fails where it leaves anything behind that the next one would find.
 */
vi.resetModules();

const found = traces();

afterAll(() => {
  expect(changesSince(found), 'what the tests of this file have left behind').toEqual([]);
});

/** What all files of a process have in common, by name: globals, the environment, where it stands, who listens to it. */
function traces(): Map<string, unknown> {
  const globals = Object.getOwnPropertyNames(globalThis).map((name): [string, unknown] => [name, valueOf(name)]);
  const variables = Object.entries(process.env).map(([name, value]): [string, unknown] => [
    `process.env.${name}`,
    value,
  ]);
  const listeners = process
    .eventNames()
    .map((name): [string, unknown] => [`listeners of ${String(name)}`, process.listenerCount(name)]);
  return new Map([...globals, ...variables, ...listeners, ['the working directory', process.cwd()]]);
}

/** Where libraries remember, from their first copy on, what they have been told once. */
const ofLibraries = /^(?:__|process\.env\.VIPSHOME$)/;

/** A getter is not read, which may make what it gives; who stubs it puts a value in its place. */
function valueOf(name: string): unknown {
  return Object.getOwnPropertyDescriptor(globalThis, name)?.value;
}

function changesSince(before: ReadonlyMap<string, unknown>): string[] {
  const now = traces();
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => !ofLibraries.test(name) && !Object.is(before.get(name), now.get(name)));
}
