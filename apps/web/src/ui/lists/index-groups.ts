import { languageTags, type Language } from '@auric/api';

export interface IndexGroup<Item> {
  /** What the index bar shows for the group. */
  key: string;
  items: Item[];
}

/** Sorts by name as the language sorts and groups by what its readers look for first: a letter, a sound, strokes. */
export function indexGroups<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  lang: Language,
): IndexGroup<Item>[] {
  const collator = new Intl.Collator(collationOf[lang] ?? languageTags[lang]);
  const keyOf = indexKeyOf(lang, collator);
  const sorted = [...items].sort((one, other) => collator.compare(nameOf(one), nameOf(other)));
  const groups: IndexGroup<Item>[] = [];
  for (const item of sorted) {
    const key = keyOf(nameOf(item));
    const group = groups.find((each) => each.key === key);
    if (group === undefined) groups.push({ key, items: [item] });
    else group.items.push(item);
  }
  return groups;
}

const collationOf: Partial<Record<Language, string>> = { zh: 'zh-Hans-u-co-pinyin', hk: 'zh-Hant-u-co-stroke' };

function indexKeyOf(lang: Language, collator: Intl.Collator): (name: string) => string {
  if (lang === 'zh') return bucketOf(pinyinFirsts, collator);
  if (lang === 'hk') return bucketOf(strokeFirsts, collator);
  if (lang === 'jp') return kanaKey(collator);
  if (lang === 'kor') return hangulKey;
  if (lang === 'th') return thaiKey;
  return latinKey;
}

/** The first character of each pinyin letter in pinyin order; no syllable begins with I, U or V. */
const pinyinFirsts: readonly (readonly [key: string, first: string])[] = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '丌'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '他'],
  ['W', '屲'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
];

/** The first character of each number of strokes in stroke order, as CLDR's index of Traditional Chinese has them. */
const strokeFirsts: readonly (readonly [key: string, first: string])[] = '一丁丈不且丞串並亭乘乾傀亂僎僵儐償叢嚥勸儷'
  .split('')
  .map((first, index) => [String(index + 1), first] as const);

/** The last bucket whose first character is not behind the name. */
function bucketOf(firsts: readonly (readonly [key: string, first: string])[], collator: Intl.Collator) {
  return (name: string): string => {
    if (!/^\p{Script=Han}/u.test(name)) return '#';
    return firsts.findLast(([, first]) => collator.compare(first, name) <= 0)?.[0] ?? firsts[0]?.[0] ?? '#';
  };
}

const kanaRows = 'あかさたなはまやらわ'.split('');

function kanaKey(collator: Intl.Collator): (name: string) => string {
  return (name) => {
    if (/^\p{Script=Han}/u.test(name)) return '漢';
    return kanaRows.findLast((first) => collator.compare(first, name) <= 0) ?? '#';
  };
}

const hangulInitials = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ'.split('');
const firstSyllable = 0xac00;
const syllablesPerInitial = 588;

/** The initial consonant; doubled ones stand with the single ones. */
function hangulKey(name: string): string {
  return hangulInitials[Math.floor(((name.codePointAt(0) ?? 0) - firstSyllable) / syllablesPerInitial)] ?? '#';
}

/** The first consonant: vowels that are written before it are sounded and sorted after it. */
function thaiKey(name: string): string {
  return /^[เแโใไ]?([ก-ฮ])/.exec(name)?.[1] ?? '#';
}

/** The first letter without its accents. The Vietnamese Đ is none: it is a letter, and stays one. */
function latinKey(name: string): string {
  const letter = name.normalize('NFD')[0]?.toUpperCase() ?? '#';
  return /\p{L}/u.test(letter) ? letter : '#';
}
