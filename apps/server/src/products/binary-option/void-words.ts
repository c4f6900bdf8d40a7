import type { OptionVoidReason } from '@auric/exchange';

type Words = Readonly<Record<string, string>>;

const strikeLate: Words = {
  en: 'The index was not sound in time for the strike.',
  zh: '指数未能及时恢复有效，无法确定行权价。',
  hk: '指數未能及時恢復有效，無法確定行權價。',
  jp: '行使価格を決める時間内に有効なインデックスがありませんでした。',
  kor: '행사가를 정할 시간 안에 유효한 지수가 없었습니다.',
  vi: 'Chỉ số không hợp lệ kịp thời để xác định giá thực hiện.',
  th: 'ไม่มีดัชนีที่ใช้ได้ทันเวลากำหนดราคาใช้สิทธิ',
  id: 'Indeks tidak layak tepat waktu untuk menentukan harga strike.',
  spa: 'El índice no era sólido a tiempo para el precio de ejercicio.',
  fra: 'L’indice n’était pas fiable à temps pour le prix d’exercice.',
};

const strikeGap: Words = {
  en: 'The index had a gap while the strike was taken.',
  zh: '确定行权价期间指数出现中断。',
  hk: '確定行權價期間指數出現中斷。',
  jp: '行使価格の決定中にインデックスが途切れました。',
  kor: '행사가를 정하는 동안 지수가 끊겼습니다.',
  vi: 'Chỉ số bị gián đoạn khi xác định giá thực hiện.',
  th: 'ดัชนีขาดช่วงขณะกำหนดราคาใช้สิทธิ',
  id: 'Indeks terputus saat harga strike ditentukan.',
  spa: 'El índice tuvo un hueco mientras se tomaba el precio de ejercicio.',
  fra: 'L’indice a été interrompu pendant la prise du prix d’exercice.',
};

const settlementStale: Words = {
  en: 'The index stood still before the settlement.',
  zh: '结算前指数停止更新。',
  hk: '結算前指數停止更新。',
  jp: '判定前にインデックスの更新が止まりました。',
  kor: '정산 전에 지수 업데이트가 멈췄습니다.',
  vi: 'Chỉ số ngừng cập nhật trước khi quyết toán.',
  th: 'ดัชนีหยุดอัปเดตก่อนการสรุปผล',
  id: 'Indeks berhenti diperbarui sebelum penyelesaian.',
  spa: 'El índice dejó de actualizarse antes del vencimiento.',
  fra: 'L’indice ne bougeait plus avant le règlement.',
};

const settlementGap: Words = {
  en: 'The index had a gap before the settlement.',
  zh: '结算前指数出现中断。',
  hk: '結算前指數出現中斷。',
  jp: '判定前にインデックスが途切れました。',
  kor: '정산 전에 지수가 끊겼습니다.',
  vi: 'Chỉ số bị gián đoạn trước khi quyết toán.',
  th: 'ดัชนีขาดช่วงก่อนการสรุปผล',
  id: 'Indeks terputus sebelum penyelesaian.',
  spa: 'El índice tuvo un hueco antes del vencimiento.',
  fra: 'L’indice a été interrompu avant le règlement.',
};

/** Why an option is void, as a sentence in all languages. */
export const voidWords: Readonly<Record<OptionVoidReason, Words>> = {
  strike_late: strikeLate,
  strike_gap: strikeGap,
  settlement_stale: settlementStale,
  settlement_gap: settlementGap,
};
