import { parseArgs } from 'node:util';
import { routes } from '../../apps/web/src/routes.ts';

export const languages = ['en', 'zh', 'th', 'vi'];
export const themes = ['dark', 'light'] as const;
export const sizes = ['360x640', '390x844', '1440x900'];

export type Theme = (typeof themes)[number];
export type Visitor = 'guest' | 'customer';

/** One picture: a screen, as somebody sees it. */
export interface Shot {
  /** The route's path without `/pages/`. */
  route: string;
  path: string;
  visitor: Visitor;
  lang: string;
  theme: Theme;
  width: number;
  height: number;
  file: string;
}

export interface Choice {
  shots: readonly Shot[];
  concurrency: number;
}

/** Screens for guests that a customer sees differently. */
const differForCustomers = new Set(['/pages/index/index', '/pages/transaction/index', '/pages/setting/setting']);

const help = `npm run screens -- [options]

  --route <part>       routes whose path contains this, such as fund or market/search
  --lang <languages>   ${languages.join(',')} unless given; any of the ten
  --theme <themes>     ${themes.join(',')}
  --size <sizes>       ${sizes.join(',')} unless given; any width x height
  --as <visitors>      guest,customer
  --concurrency <n>    how many pages at once; 2 unless given`;

/** Reads the command line. Throws with the help where it asks for nothing that there is. */
export function chooseShots(args: string[]): Choice {
  const text = { type: 'string' } as const;
  const options = { route: text, lang: text, theme: text, size: text, as: text, concurrency: text } as const;
  const { values } = parseArgs({ args, options: { ...options, help: { type: 'boolean' } } });
  const list = <Value extends string>(given: string | undefined, all: readonly Value[]): readonly Value[] =>
    given === undefined ? all : (given.split(',') as Value[]);
  const shots = list(values.size, sizes).flatMap((size) =>
    list(values.theme, themes).flatMap((theme) =>
      list(values.lang, languages).flatMap((lang) =>
        scenes(values.route ?? '', list(values.as, ['guest', 'customer'])).map((scene) =>
          shotOf(scene, lang, theme, size),
        ),
      ),
    ),
  );
  const concurrency = Number(values.concurrency ?? 2);
  if (values.help === true || shots.length === 0 || !(concurrency >= 1)) throw new Error(help);
  return { shots, concurrency };
}

interface Scene {
  path: string;
  visitor: Visitor;
}

function scenes(part: string, visitors: readonly Visitor[]): Scene[] {
  return routes
    .filter(({ path }) => path.includes(part))
    .flatMap(({ path, auth }) => {
      const seenBy: Visitor[] = auth === 'customer' ? ['customer'] : ['guest'];
      if (differForCustomers.has(path)) seenBy.push('customer');
      return seenBy.filter((visitor) => visitors.includes(visitor)).map((visitor) => ({ path, visitor }));
    });
}

function shotOf({ path, visitor }: Scene, lang: string, theme: Theme, size: string): Shot {
  const [width = 0, height = 0] = size.split('x').map(Number);
  if (!(width > 0 && height > 0) || !themes.includes(theme)) throw new Error(help);
  const route = path.slice('/pages/'.length);
  const file = `${route.replaceAll('/', '-')}.${visitor}.${lang}.${theme}.${size}.png`;
  return { route, path, visitor, lang, theme, width, height, file };
}
