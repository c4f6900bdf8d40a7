import { type Finding, matchingLines, type Rule } from '../finding.ts';

const homes = /(?<![\w.~-])\/(home|Users|root|work|mnt|private)\/[\w.-]+/;
const registry = /"resolved":\s*"https?:|\bregistry\s*=\s*https?:|_authToken/;
const binary = /\.(png|jpe?g|webp|gif|ico|woff2?|zst)$/;

/** Nothing tells on which machine it was made: no absolute paths of a person's folder, no registry's address. */
export const machineTraces: Rule = {
  name: 'machine-traces',
  check: (tree) =>
    tree.paths
      .filter((file) => !binary.test(file) && !file.startsWith('tools/tidy/rules/'))
      .flatMap((file): Finding[] => [
        ...matchingLines(file, tree.read(file), homes, (found) => `${found}: an absolute path of one machine`),
        ...matchingLines(file, tree.read(file), registry, (found) => `${found}: the address of a registry`),
      ]),
};
