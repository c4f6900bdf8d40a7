import type { Language } from '@auric/api';
import type { AdjustmentWord } from '@auric/api/console/customers';

/** Why operators correct a balance, as the customer reads it: full sentences. */
export const adjustmentWordTexts: Readonly<Record<AdjustmentWord, Readonly<Record<Language, string>>>> = {
  correction: {
    en: 'A wrong booking was corrected.',
    zh: '更正了一笔错误入账。',
    hk: '更正了一筆錯誤入帳。',
    jp: '誤った記帳を訂正しました。',
    kor: '잘못된 기장을 정정했습니다.',
    vi: 'Một bút toán sai đã được sửa.',
    th: 'แก้ไขรายการบัญชีที่ไม่ถูกต้องแล้ว',
    id: 'Pencatatan yang salah telah dikoreksi.',
    spa: 'Se corrigió un asiento erróneo.',
    fra: 'Une écriture erronée a été rectifiée.',
  },
  duplicate: {
    en: 'Something was booked twice; the second booking was reversed.',
    zh: '同一笔款项被重复入账，已冲销重复部分。',
    hk: '同一筆款項被重複入帳，已沖銷重複部分。',
    jp: '二重に記帳されていたため、重複分を取り消しました。',
    kor: '중복 기장된 내역을 취소했습니다.',
    vi: 'Một khoản đã được ghi hai lần; lần ghi trùng đã được hủy.',
    th: 'มีรายการถูกบันทึกซ้ำ จึงได้กลับรายการที่ซ้ำแล้ว',
    id: 'Ada transaksi yang tercatat dua kali; pencatatan gandanya telah dibatalkan.',
    spa: 'Una operación se registró dos veces; se anuló el duplicado.',
    fra: 'Une opération avait été comptabilisée deux fois ; le doublon a été annulé.',
  },
  compensation: {
    en: 'This compensates for a fault of ours.',
    zh: '这是对我方失误的补偿。',
    hk: '這是對我方失誤的補償。',
    jp: '当社の不手際に対する補償です。',
    kor: '당사 과실에 대한 보상입니다.',
    vi: 'Đây là khoản bồi thường cho lỗi của chúng tôi.',
    th: 'เป็นการชดเชยสำหรับความผิดพลาดของเรา',
    id: 'Ini adalah kompensasi atas kesalahan kami.',
    spa: 'Es una compensación por un error nuestro.',
    fra: 'Il s’agit d’une compensation pour une erreur de notre part.',
  },
  recovery: {
    en: 'A deposit that had not arrived in your account was credited by hand.',
    zh: '一笔未能自动到账的充值已由人工入账。',
    hk: '一筆未能自動到帳的充值已由人工入帳。',
    jp: '自動で反映されなかった入金を手動で反映しました。',
    kor: '자동으로 반영되지 않은 입금을 수동으로 반영했습니다.',
    vi: 'Một khoản nạp chưa vào tài khoản đã được ghi có thủ công.',
    th: 'เงินฝากที่ยังไม่เข้าบัญชีได้ถูกบันทึกเข้าด้วยตนเองแล้ว',
    id: 'Deposit yang belum masuk ke akun Anda telah dikreditkan secara manual.',
    spa: 'Se abonó manualmente un depósito que no había llegado a tu cuenta.',
    fra: 'Un dépôt qui n’était pas arrivé sur votre compte a été crédité manuellement.',
  },
};
