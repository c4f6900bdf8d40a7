import type { Rule } from '../finding.ts';

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

const exactVersion = /^\d+\.\d+\.\d+/;

/**
 * The lockfile names the binaries of every platform, not only those that its author's machine could install: `npm ci`
 * refuses one that doesn't.
 */
export const lockfile: Rule = {
  name: 'lockfile',
  check(tree) {
    const text = tree.read('package-lock.json');
    if (text === '') return [];
    const { packages } = JSON.parse(text) as Lockfile;
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.entries(optionalDependencies),
    );
    return wanted
      .filter(
        ([name, version]) =>
          exactVersion.test(version) && !packages[`node_modules/${name}`] && !name.endsWith('-wasm32-wasi'),
      )
      .map(([name]) => ({ file: 'package-lock.json', line: 0, message: `${name} is missing` }));
  },
};
