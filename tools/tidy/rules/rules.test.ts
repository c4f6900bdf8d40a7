import { describe, expect, test } from 'vitest';
import type { Rule } from '../finding.ts';
import { treeOf } from '../source-tree.ts';
import { bannedWords } from './banned-words.ts';
import { effectAnswers } from './effect-answers.ts';
import { engineClock } from './engine-clock.ts';
import { exchangePurity } from './exchange-purity.ts';
import { fileNames } from './file-names.ts';
import { fileSize } from './file-size.ts';
import { joinedTexts } from './joined-texts.ts';
import { leftovers } from './leftovers.ts';
import { localeKeys } from './locale-keys.ts';
import { lockfile } from './lockfile.ts';
import { machineTraces } from './machine-traces.ts';
import { productShape } from './product-shape.ts';

const messages = (rule: Rule, files: Record<string, string>) =>
  rule.check(treeOf(files)).map(({ file, line, message }) => `${file}:${line} ${message}`);
import { routePages } from './route-pages.ts';
import { wording } from './wording.ts';

describe('exchange-purity (D34)', () => {
  const file = 'packages/exchange/src/kernel/x.ts';

  test.each([
    'const now = Date.now();',
    'const chance = Math.random();',
    'const root = Math.pow(2, 0.5);',
    'setTimeout(run, 10);',
    "await fetch('x');",
    'process.exit(1);',
    'const t = performance.now();',
    'names.sort((a, b) => a.localeCompare(b));',
    "import { readFileSync } from 'node:fs';",
    "import { z } from 'zod';",
    "const later = await import('zod');",
  ])('refuses %s', (code) => {
    expect(exchangePurity.check(treeOf({ [file]: code }))).toHaveLength(1);
  });

  test.each([
    "import { x } from './y.ts';",
    "export type { Z } from '../z.ts';",
    '// Date.now() would make a replay differ.',
    "const text = 'Date';",
    'book.process(order);',
    'const largest = Math.max(a, b);',
  ])('accepts %s', (code) => {
    expect(exchangePurity.check(treeOf({ [file]: code }))).toEqual([]);
  });

  test('leaves tests and the simulation alone', () => {
    const files = {
      'packages/exchange/src/kernel/x.test.ts': 'Date.now();',
      'packages/exchange/sim/run.ts': 'Date.now();',
    };
    expect(exchangePurity.check(treeOf(files))).toEqual([]);
  });
});

describe('engine-clock', () => {
  test('only the clock itself and tests read the time of the machine', () => {
    const code = 'const at = Date.now();';
    const files = {
      'apps/server/src/engine/port/desk.ts': code,
      'apps/server/src/engine/leadership/clock.ts': code,
      'apps/server/src/engine/port/desk.test.ts': code,
      'apps/server/src/people/login.ts': code,
    };
    expect(messages(engineClock, files)).toEqual([
      'apps/server/src/engine/port/desk.ts:1 Date: ask the clock that is handed in',
    ]);
  });
});

describe('file-names', () => {
  test('kebab-case, no drawers, no barrels', () => {
    const files = [
      'a/goodName.ts',
      'a/utils.ts',
      'a/helpers/x.ts',
      'apps/server/src/engine/index.ts',
      'a/good-name.int.test.ts',
    ];
    expect(messages(fileNames, Object.fromEntries(files.map((file) => [file, ''])))).toEqual([
      'a/goodName.ts:0 the name is not kebab-case',
      'a/helpers/x.ts:0 a drawer; name it after the one concept it holds',
      'a/utils.ts:0 a drawer; name it after the one concept it holds',
      'apps/server/src/engine/index.ts:0 a barrel; import the file that declares it',
    ]);
  });

  test('a page is named by its route, a package has one entry', () => {
    const files = { 'apps/web/src/pages/common/lockMining.tsx': '', 'packages/api/src/index.ts': '' };
    expect(fileNames.check(treeOf(files))).toEqual([]);
  });
});

describe('file-size', () => {
  test('warns above 400 lines', () => {
    const files = { 'a/long.ts': 'x;\n'.repeat(401), 'a/fits.ts': 'x;\n'.repeat(400), 'a/long.md': 'x\n'.repeat(900) };
    expect(fileSize.check(treeOf(files))).toEqual([
      { file: 'a/long.ts', line: 0, message: '401 lines; what is it made of?', warning: true },
    ]);
  });
});

describe('leftovers', () => {
  const marks = { todo: ['TO', 'DO'].join(''), ignore: ['@ts-', 'ignore'].join(''), any: ['as ', 'any'].join('') };

  test.each([`// ${marks.todo} later`, `// ${marks.ignore}`, `const x = y ${marks.any};`, '// ---------- Section'])(
    'refuses %s',
    (code) => {
      expect(leftovers.check(treeOf({ 'a/x.ts': code }))).toHaveLength(1);
    },
  );

  test('lets a test say what the compiler must refuse, and why', () => {
    const claim = ['// @ts-expect', 'error'].join('-');
    expect(leftovers.check(treeOf({ 'a/x.test.ts': `${claim} Ticks are no lots.` }))).toEqual([]);
    expect(leftovers.check(treeOf({ 'a/x.test.ts': claim }))).toHaveLength(1);
    expect(leftovers.check(treeOf({ 'a/x.ts': `${claim} Ticks are no lots.` }))).toHaveLength(1);
  });

  test('refuses a test that is singled out or skipped', () => {
    const code = ['test', 'only'].join('.') + "('x', () => {});";
    expect(leftovers.check(treeOf({ 'a/x.test.ts': code }))).toHaveLength(1);
    expect(leftovers.check(treeOf({ 'a/x.ts': 'list.skip(3);' }))).toEqual([]);
  });
});

describe('banned-words', () => {
  test('the customer’s words stay at the edge', () => {
    const code = 'const id = body.match_id; const lever = 1; const leverage = 2; const cleverOne = 3;';
    expect(messages(bannedWords, { 'packages/exchange/src/x.ts': code, 'packages/api/src/x.ts': code })).toEqual([
      'packages/exchange/src/x.ts:1 lever: say perpetual',
      'packages/exchange/src/x.ts:1 match_id: say market',
    ]);
  });

  test('in every file the field’s spelling', () => {
    const british = ['cancel', 'led'].join('');
    expect(messages(bannedWords, { 'packages/api/src/x.ts': `// was ${british}` })).toHaveLength(1);
    expect(messages(bannedWords, { 'packages/api/src/x.ts': '// was canceled by a cancellation' })).toEqual([]);
  });
});

describe('machine-traces', () => {
  test('no folder of a person, no address of a registry', () => {
    const files = {
      'a.md': 'cd /ho' + 'me/alice/auric',
      'b.ts': "get('https://example.org/home');",
      'package-lock.json': '"resolved"' + ': "https://registry.example/x.tgz"',
    };
    expect(messages(machineTraces, files)).toEqual([
      'a.md:1 /home/alice: an absolute path of one machine',
      'package-lock.json:1 "resolved": "https:: the address of a registry',
    ]);
  });
});

describe('locale-keys', () => {
  test('a text that no screen shows is found', () => {
    const catalogue = `const en = {
  tabs: { home: 'Home', gone: 'Gone: {{x}}' },
  errors: { a_b: 'A', c: "C" },
  rows_one: 'one row',
  rows_other: 'rows',
};`;
    const screen = 'say(t(($) => $.tabs.home), t(($) => $.errors[code]), t(($) => $.rows, { count }));';
    expect(
      messages(localeKeys, {
        'apps/web/src/locales/en/shell.ts': catalogue,
        'apps/web/src/ui/tab-bar.tsx': screen,
      }),
    ).toEqual(['apps/web/src/locales/en/shell.ts:2 tabs.gone: no screen shows it']);
  });

  test('an awaited text may wait, and is no longer awaited once a screen says it', () => {
    const files = {
      'apps/web/src/locales/en/shell.ts': "const en = {\n  common: { purchased: 'Purchase successful' },\n};",
    };
    expect(messages(localeKeys, files)).toEqual([]);
    const screen = 'toast(t(($) => $.common.purchased));';
    expect(messages(localeKeys, { ...files, 'apps/web/src/pages/nft.tsx': screen })).toEqual([
      'apps/web/src/locales/en/shell.ts:2 common.purchased: no longer only awaited by a purchase of a financial product or of an artwork',
    ]);
  });
});

describe('wording', () => {
  const table = 'lang\tnever\tsay\nzh\t提币\t提现\n';
  const found = (file: string, text: string) =>
    messages(wording, { 'docs/wrong-words.tsv': table, [file]: `export const texts = {\n  a: ${text},\n};` });
  const server = (lang: string) => `packages/api/src/errors/messages/${lang}.ts`;

  test.each([
    [server('zh'), "'暂停提币'", 'say 提现'],
    [server('en'), "'Wait {retry_in}'", 'a place for a value is {{name}}'],
    [server('en'), '"Can\'t"', 'an apostrophe is ’'],
    [server('en'), "'Wait...'", 'an ellipsis is …'],
    [server('fra'), "'Prix : {{price}}'", 'a space that doesn’t break'],
    [server('fra'), "'Qui ?'", 'a space that doesn’t break'],
    [server('jp'), "'“A”'", 'quotation marks are 「」'],
    ['apps/web/src/locales/spa/trade.ts', "'“A”'", 'quotation marks are «»'],
    ['apps/server/src/messages/texts/id.ts', "'A\u200b'", 'a hidden character'],
    ['apps/web/src/locales/vi/trade.ts', "'24\u00a0h'", 'a hidden space'],
  ])('%s: %s', (file, text, message) => {
    expect(found(file, text)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    [server('fra'), "'Prix\u00a0: {{price}}, 0,1\u202f%\u202f? «\u00a0A\u00a0»'"],
    [server('en'), "'The 24h “price” can’t wait…'"],
    [server('spa'), "'Superapalanca\u00admiento 24\u00a0h'"],
    ['apps/web/src/locales/en/catalogue.ts', "'Wait...'"],
  ])('%s may say %s', (file, text) => {
    expect(found(file, text)).toEqual([]);
  });
});

describe('lockfile', () => {
  test('names every optional package that is pinned', () => {
    const packages = {
      'node_modules/tool': {
        optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0', fsevents: '~2.3.0' },
      },
      'node_modules/tool-linux': {},
    };
    expect(messages(lockfile, { 'package-lock.json': JSON.stringify({ packages }) })).toEqual([
      'package-lock.json:0 tool-darwin is missing',
    ]);
  });
});

describe('product-shape', () => {
  const folder = 'packages/exchange/src/products/';
  const whole = ['spot', 'commands', 'events', 'rejections', 'state', 'formulas', 'invariants'];
  const product = {
    ...Object.fromEntries(whole.map((part) => [`${folder}spot/${part}.ts`, ''])),
    [`${folder}index.ts`]: '',
  };

  test('a grown file is a folder of the same name', () => {
    const files = { ...product, [`${folder}spot/decide/place-order.ts`]: '', [`${folder}spot/formulas.test.ts`]: '' };
    expect(messages(productShape, files)).toEqual([]);
  });

  test('a missing and a foreign file are found', () => {
    expect(messages(productShape, { ...product, [`${folder}spot/engine.ts`]: '' })).toEqual([
      `${folder}spot/:0 decide.ts is missing`,
      `${folder}spot/engine:0 not one of spot, commands, events, rejections, state, decide, formulas, invariants`,
    ]);
  });
});

describe('route-pages', () => {
  test('a row without a page and a page without a row are found', () => {
    const rows = "[{ path: '/pages/index/index', tab: null },\n{ path: '/pages/fund/assets' }]";
    const files = {
      'apps/web/src/products/spot.ts': rows,
      'apps/web/src/pages/index/index.tsx': '',
      'apps/web/src/pages/x.tsx': '',
    };
    expect(messages(routePages, files)).toEqual([
      'apps/web/src/products/spot.ts:2 /pages/fund/assets has no page; it would be apps/web/src/pages/fund/assets.tsx',
      'apps/web/src/pages/x.tsx:0 no row of a product leads here',
    ]);
  });
});

describe('joined-texts', () => {
  const file = 'apps/web/src/trading/x.tsx';

  test.each([
    'const label = `${t(($) => $.trade.price)} ${unit}`;',
    'const label = `${t(($) => $.trade.fee)}: ${rate}`;',
    'const label = `${t(($) => (buying ? $.trade.buy : $.trade.sell))} (${count})`;',
    "const tab = `${t(($) => $.trade.open)}${count === 0 ? '' : ` (${count})`} now`;",
    'const line = <p>{t(($) => $.trade.fee)} {rate}</p>;',
    'const line = <p>{amount} {t(($) => $.trade.total)}</p>;',
  ])('refuses %s', (code) => {
    expect(joinedTexts.check(treeOf({ [file]: code }))).toHaveLength(1);
  });

  test.each([
    'const label = t(($) => $.joined.inUnit, { what: t(($) => $.trade.price), unit });',
    'const badge = `${t(($) => $.trade.limit)} · ${t(($) => $.trade.buy)}`;',
    'const way = `${t(($) => $.accountKinds[from])} → ${t(($) => $.accountKinds[to])}`;',
    'const address = `${base}/${path}`;',
    "const gap = <p>{t(($) => $.a.b)} {' '}</p>;",
  ])('accepts %s', (code) => {
    expect(joinedTexts.check(treeOf({ [file]: code }))).toEqual([]);
  });
});

describe('effect-answers', () => {
  const file = 'apps/web/src/pages/x.tsx';

  test.each([
    'useEffect(() => end.current?.scrollIntoView(), []);',
    'useLayoutEffect(() => list.scrollTo(0, 0), [tab]);',
    'useEffect(\n  () => row.current?.scrollBy({ top: 1 }),\n  [],\n);',
  ])('refuses %s', (code) => {
    expect(effectAnswers.check(treeOf({ [file]: code }))).toHaveLength(1);
  });

  test.each([
    'useEffect(() => {\n  end.current?.scrollIntoView();\n}, []);',
    'useEffect(() => heading.current?.focus(), []);',
    'const go = () => list.scrollTo(0, 0);',
  ])('accepts %s', (code) => {
    expect(effectAnswers.check(treeOf({ [file]: code }))).toEqual([]);
  });
});
