import { type Finding, type Rule, lineOf } from '../finding.ts';
import { isTest } from '../source-tree.ts';

const client = /^apps\/web\/src\/(?!gallery\/|locales\/).+[.]tsx?$/;
/** A text of the catalogue, with an expression in one line in it. */
const said = String.raw`t\(\s*\(\$\)\s*=>(?:[^()]|\([^()]*\))*\)`;
/** Written out beside another value in a template: between them only a sign that parts them in every language. */
const template = /`((?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\})*)`/g;
const expression = /\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g;
const partingSigns = /^(?: · | → | – )*$/;
const besideAnother = new RegExp(String.raw`\{${said}\} \{(?!' '|\.\.\.)|\} \{${said}\}`, 'g');

/**
 * Two texts, or a text and a number, are put together by a text with places for both: which comes first, and what stands
 * between them, is a matter of the language.
 */
export const joinedTexts: Rule = {
  name: 'joined-texts',
  check: (tree) =>
    tree.paths
      .filter((file) => client.test(file) && !isTest(file))
      .flatMap((file): Finding[] => {
        const text = tree.read(file);
        const places = [...joinedTemplates(text), ...[...text.matchAll(besideAnother)].map(({ index }) => index)];
        return places.map((index) => ({
          file,
          line: lineOf(text, index),
          message: 'a text joined in code; give the catalogue one with places, as `joined` has them',
        }));
      }),
};

function joinedTemplates(text: string): number[] {
  const says = new RegExp(String.raw`\$\{\s*${said}`);
  return [...text.matchAll(template)].flatMap(({ index, 1: body = '' }) => {
    const between = body.replace(expression, '');
    return says.test(body) && !partingSigns.test(between) ? [index] : [];
  });
}
