import type { Language } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { indexGroups } from './index-groups.ts';

const keys = (names: readonly string[], lang: Language): string[] =>
  indexGroups(names, (name) => name, lang).map(({ key, items }) => `${key} ${items.join(' ')}`);

describe('groups of an index', () => {
  it('are letters without accents, in the order of the language', () => {
    expect(keys(['Zambia', 'Åland', 'Angola', 'Brazil'], 'en')).toEqual(['A Åland Angola', 'B Brazil', 'Z Zambia']);
    expect(keys(['Égypte', 'Espagne', 'Danemark'], 'fra')).toEqual(['D Danemark', 'E Égypte Espagne']);
  });

  it('keep the Vietnamese Đ behind D', () => {
    expect(keys(['Ấn Độ', 'Đức', 'Djibouti', 'Úc'], 'vi')).toEqual(['A Ấn Độ', 'D Djibouti', 'Đ Đức', 'U Úc']);
  });

  it('are pinyin letters in Simplified Chinese', () => {
    expect(keys(['中国', '德国', '法国', '冈比亚', '马来西亚', '阿富汗', '日本', '牙买加'], 'zh')).toEqual([
      'A 阿富汗',
      'D 德国',
      'F 法国',
      'G 冈比亚',
      'M 马来西亚',
      'R 日本',
      'Y 牙买加',
      'Z 中国',
    ]);
  });

  it('begin with the very character that opens them', () => {
    expect(keys(['八', '阿'], 'zh')).toEqual(['A 阿', 'B 八']);
    expect(keys(['丁', '一'], 'hk')).toEqual(['1 一', '2 丁']);
  });

  it('are numbers of strokes in Traditional Chinese', () => {
    expect(keys(['德國', '中國', '不丹', '羅馬尼亞', '日本'], 'hk')).toEqual([
      '4 不丹 中國 日本',
      '15 德國',
      '20 羅馬尼亞',
    ]);
  });

  it('are rows of kana, and kanji behind them, in Japanese', () => {
    expect(keys(['中国', 'ガーナ', 'アイスランド', 'バーレーン', '日本'], 'jp')).toEqual([
      'あ アイスランド',
      'か ガーナ',
      'は バーレーン',
      '漢 中国 日本',
    ]);
  });

  it('are initial consonants in Korean and Thai', () => {
    expect(keys(['대한민국', '독일', '가나', '일본'], 'kor')).toEqual(['ㄱ 가나', 'ㄷ 대한민국 독일', 'ㅇ 일본']);
    expect(keys(['ไทย', 'เยอรมนี', 'กรีซ'], 'th')).toEqual(['ก กรีซ', 'ท ไทย', 'ย เยอรมนี']);
  });

  it('gather what begins with no letter', () => {
    expect(keys(['3 Islands', '42'], 'en')).toEqual(['# 3 Islands 42']);
    expect(keys([], 'en')).toEqual([]);
  });
});
