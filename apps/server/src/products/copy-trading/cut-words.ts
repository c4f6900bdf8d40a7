import { type ErrorTexts, isErrorCode, type Language, languages, loadErrorTexts } from '@auric/api';

type Words = Readonly<Record<string, string>>;

/** Why something was copied with less, or not at all, in all languages. */
export type CutWords = (reason: string) => Words;

const depth: Words = {
  en: 'Not enough stood in the book near the mark price for everybody who copies',
  zh: '标记价格附近的盘口深度不足以满足所有跟单者',
  hk: '標記價格附近的盤口深度不足以滿足所有跟單者',
  jp: 'マーク価格付近の板が、コピーする全員には足りませんでした',
  kor: '마크 가격 근처의 호가가 카피하는 모두에게 충분하지 않았습니다',
  vi: 'Sổ lệnh gần giá đánh dấu không đủ cho tất cả người sao chép',
  th: 'คำสั่งใกล้ราคา Mark มีไม่พอสำหรับผู้คัดลอกทุกคน',
  id: 'Order book di dekat harga mark tidak cukup untuk semua penyalin',
  spa: 'No había suficiente en el libro cerca del precio de marca para todos los que copian',
  fra: 'Le carnet près du prix de marquage ne suffisait pas pour tous ceux qui copient',
};

const followAmount: Words = {
  en: 'The rest of your copy amount is in use',
  zh: '您的跟单金额余额不足',
  hk: '您的跟單金額餘額不足',
  jp: 'コピー金額の残りが足りませんでした',
  kor: '카피 금액의 남은 금액이 부족했습니다',
  vi: 'Số tiền sao chép của bạn không còn đủ',
  th: 'จำนวนเงินคัดลอกของคุณเหลือไม่พอ',
  id: 'Sisa dana copy trading Anda tidak cukup',
  spa: 'El resto de tu monto de copia está en uso',
  fra: 'Le reste de votre montant de copie est utilisé',
};

const tooSmall: Words = {
  en: 'By your settings the copy would be less than one lot',
  zh: '按您的设置，跟单数量不足一手',
  hk: '按您的設定，跟單數量不足一手',
  jp: '設定ではコピーが1ロットに満たなくなります',
  kor: '설정에 따르면 카피가 1랏보다 작습니다',
  vi: 'Theo cài đặt của bạn, bản sao nhỏ hơn một lot',
  th: 'ตามการตั้งค่าของคุณ จำนวนที่คัดลอกน้อยกว่าหนึ่งล็อต',
  id: 'Menurut pengaturan Anda, salinan kurang dari satu lot',
  spa: 'Según tu configuración, la copia sería menor que un lote',
  fra: 'Selon vos réglages, la copie serait inférieure à un lot',
};

const own: ReadonlyMap<string, Words> = new Map([
  ['depth', depth],
  ['follow_amount', followAmount],
  ['copy_too_small', tooSmall],
]);

/** Bounds of copying have words of their own, all else is the sentence of the refusal that an order would have met. */
export async function cutWords(): Promise<CutWords> {
  const texts = await Promise.all(languages.map(async (lang) => [lang, await loadErrorTexts(lang)] as const));
  return (reason) => own.get(reason) ?? sentenceOf(texts, reason);
}

/** One with numbers in it says nothing without them. */
function sentenceOf(texts: readonly (readonly [Language, ErrorTexts])[], reason: string): Words {
  const hasNumbers = isErrorCode(reason) && texts.some(([, sentences]) => sentences[reason].includes('{'));
  const code = isErrorCode(reason) && !hasNumbers ? reason : 'unavailable';
  return Object.fromEntries(texts.map(([lang, sentences]) => [lang, sentences[code]]));
}
