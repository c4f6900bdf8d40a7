import { parseArgs } from 'node:util';
import { Failure } from '../../tools/setup/failure.mjs';
import { type Scene, scenes, type Visitor } from './scenes.ts';

export const languages = ['en', 'zh', 'th', 'vi'];
export const themes = ['dark', 'light'] as const;
export const sizes = ['360x640', '390x844', '1440x900'];

export type Theme = (typeof themes)[number];

/** One picture: a screen, as somebody sees it. */
export interface Shot {
  scene: Scene;
  /** The route's path without `/pages/`. */
  route: string;
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
  const visitors = list<Visitor>(values.as, ['guest', 'customer']);
  const wanted = scenes.filter(
    ({ row, visitor }) => row.path.includes(values.route ?? '') && visitors.includes(visitor),
  );
  const shots = list(values.size, sizes).flatMap((size) =>
    list(values.theme, themes).flatMap((theme) =>
      list(values.lang, languages).flatMap((lang) => wanted.map((scene) => shotOf(scene, lang, theme, size))),
    ),
  );
  const concurrency = Number(values.concurrency ?? 2);
  if (values.help === true || shots.length === 0 || !(concurrency >= 1)) throw new Failure(help);
  return { shots, concurrency };
}

function shotOf(scene: Scene, lang: string, theme: Theme, size: string): Shot {
  const [width = 0, height = 0] = size.split('x').map(Number);
  if (!(width > 0 && height > 0) || !themes.includes(theme)) throw new Failure(help);
  const route = scene.row.path.slice('/pages/'.length);
  const file = `${route.replaceAll('/', '-')}.${scene.visitor}.${lang}.${theme}.${size}.png`;
  return { scene, route, lang, theme, width, height, file };
}
