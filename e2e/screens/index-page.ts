/** A picture of the folder, and in what it differs from others. */
export interface Picture {
  file: string;
  route: string;
  state: string;
  visitor: string;
  lang: string;
  theme: string;
  width: number;
  height: number;
}

/** The filters of the page, in their order, and what each picture answers to them. */
const facets = {
  route: (shot: Picture) => shot.route,
  state: (shot: Picture) => shot.state,
  visitor: (shot: Picture) => shot.visitor,
  language: (shot: Picture) => shot.lang,
  theme: (shot: Picture) => shot.theme,
  size: (shot: Picture) => `${shot.width}×${shot.height}`,
} as const;

const names = Object.keys(facets) as (keyof typeof facets)[];

/** A page with all pictures and a filter for everything in which they differ. It needs no server. */
export function indexPage(shots: readonly Picture[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>${style}</style>
<form>
  <strong id="count"></strong>
  ${names.map((name) => filter(name, shots)).join('\n  ')}
</form>
<main>
  ${shots.map(picture).join('\n  ')}
</main>
<script>${script}</script>
</html>
`;
}

function filter(name: keyof typeof facets, shots: readonly Picture[]): string {
  const values = [...new Set(shots.map(facets[name]))];
  const options = ['', ...values].map(
    (value) => `<option value="${value}">${value === '' ? `any ${name}` : value}</option>`,
  );
  return `<select name="${name}" aria-label="${name}">${options.join('')}</select>`;
}

function picture(shot: Picture): string {
  const data = names.map((name) => `data-${name}="${facets[name](shot)}"`).join(' ');
  const caption = names.map((name) => facets[name](shot)).join(' · ');
  return `<figure ${data}><a href="${shot.file}"><img src="${shot.file}" alt="" loading="lazy" width="${shot.width}" height="${shot.height}"></a><figcaption>${caption}</figcaption></figure>`;
}

const style = `
body { margin: 0; background: #777; font: 13px system-ui, sans-serif; }
form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 16px; background: #fff; }
main { display: flex; flex-wrap: wrap; gap: 16px; padding: 16px; align-items: flex-start; }
figure { margin: 0; }
figure[hidden] { display: none; }
img { display: block; width: auto; height: 420px; }
figcaption { padding-top: 4px; max-width: 280px; color: #fff; }
`;

/** The choice is kept in the address, so that it survives a reload and can be passed on. */
const script = `
const form = document.querySelector('form');
const wanted = new URLSearchParams(location.hash.slice(1));
for (const select of form.elements) if (wanted.has(select.name)) select.value = wanted.get(select.name);
function apply() {
  const chosen = [...form.elements].filter(({ value }) => value !== '');
  let shown = 0;
  for (const figure of document.querySelectorAll('figure')) {
    figure.hidden = chosen.some(({ name, value }) => figure.dataset[name] !== value);
    if (!figure.hidden) shown += 1;
  }
  document.querySelector('#count').textContent = shown + ' pictures';
  history.replaceState(null, '', '#' + new URLSearchParams(chosen.map(({ name, value }) => [name, value])));
}
form.addEventListener('change', apply);
apply();
`;
