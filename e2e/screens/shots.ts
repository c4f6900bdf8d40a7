import { parseArgs } from 'node:util';
import { Failure } from '../../tools/setup/failure.mjs';
import { type Scene, scenes, type Visitor } from './scenes.ts';
import { stateScenes } from './states.ts';

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

/** Which pages of the console, in which themes; it has one language and one size. */
export interface DeskChoice {
  route: string;
  themes: readonly Theme[];
}

export interface Choice {
  shots: readonly Shot[];
  desk: DeskChoice;
  concurrency: number;
}

const help = `npm run screens -- [options]

  --route <part>       routes whose path contains this, such as fund or market/search
  --lang <languages>   ${languages.join(',')} unless given; any of the ten
  --theme <themes>     ${themes.join(',')}
  --size <sizes>       ${sizes.join(',')} unless given; any width x height
  --as <visitors>      guest,customer,newcomer, or operator for the console
  --state <part>       moments whose name contains this; 'none' for the screens as they open, 'any' for the others
  --concurrency <n>    how many pages at once; 2 unless given`;

/** Reads the command line. Throws with the help where it asks for nothing that there is. */
export function chooseShots(args: string[]): Choice {
  const text = { type: 'string' } as const;
  const options = {
    route: text,
    lang: text,
    theme: text,
    size: text,
    as: text,
    state: text,
    concurrency: text,
  } as const;
  const { values } = parseArgs({ args, options: { ...options, help: { type: 'boolean' } } });
  const list = <Value extends string>(given: string | undefined, all: readonly Value[]): readonly Value[] =>
    given === undefined ? all : (given.split(',') as Value[]);
  const visitors = list<Visitor | 'operator'>(values.as, ['guest', 'customer', 'newcomer', 'operator']);
  const wanted = [...scenes, ...stateScenes].filter(
    ({ row, visitor, state }) =>
      row.path.includes(values.route ?? '') && visitors.includes(visitor) && isWanted(state?.name, values.state),
  );
  const shots = list(values.size, sizes).flatMap((size) =>
    list(values.theme, themes).flatMap((theme) =>
      list(values.lang, languages).flatMap((lang) =>
        wanted
          .filter(({ state }) => state?.phoneOnly !== true || parseInt(size, 10) < desktopPx)
          .map((scene) => shotOf(scene, lang, theme, size)),
      ),
    ),
  );
  const atDesk = visitors.includes('operator') && (values.state ?? 'none') === 'none';
  const desk = { route: values.route ?? '', themes: atDesk ? list(values.theme, themes) : [] };
  const concurrency = Number(values.concurrency ?? 2);
  if (values.help === true || shots.length + desk.themes.length === 0 || !(concurrency >= 1)) throw new Failure(help);
  return { shots, desk, concurrency };
}

/** From this width on a window is no phone's. */
const desktopPx = 1024;

function isWanted(state: string | undefined, part: string | undefined): boolean {
  if (part === undefined) return true;
  if (part === 'none' || state === undefined) return part === 'none' && state === undefined;
  return part === 'any' || state.includes(part);
}

function shotOf(scene: Scene, lang: string, theme: Theme, size: string): Shot {
  const [width = 0, height = 0] = size.split('x').map(Number);
  if (!(width > 0 && height > 0) || !themes.includes(theme)) throw new Failure(help);
  const route = scene.row.path.replace(/^\/(?:pages\/)?/, '');
  const name = [route, scene.state?.name].filter((part) => part !== undefined).join(' ');
  const file = `${name.replaceAll(/[/ ]/g, '-')}.${scene.visitor}.${lang}.${theme}.${size}.png`;
  return { scene, route, lang, theme, width, height, file };
}
