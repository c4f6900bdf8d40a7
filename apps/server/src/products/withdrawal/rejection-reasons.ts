import type { Language } from '@auric/api';
import { type WithdrawalFault, withdrawalFaults } from '@auric/api/console/withdrawals';

/** Why a withdrawal was rejected, as its customer reads it: full sentences. */
export const rejectionReasons: Readonly<Record<WithdrawalFault, Readonly<Record<Language, string>>>> = {
  address_listed: {
    en: 'We can’t send to this address. Please use another one.',
    zh: '我们无法向该地址转出，请更换其他地址。',
    hk: '我們無法向該地址轉出，請更換其他地址。',
    jp: 'このアドレスには送金できません。別のアドレスをご利用ください。',
    kor: '이 주소로는 보낼 수 없습니다. 다른 주소를 사용해 주세요.',
    vi: 'Chúng tôi không thể gửi đến địa chỉ này. Vui lòng dùng địa chỉ khác.',
    th: 'เราไม่สามารถส่งไปยังที่อยู่นี้ได้ กรุณาใช้ที่อยู่อื่น',
    id: 'Kami tidak dapat mengirim ke alamat ini. Silakan gunakan alamat lain.',
    spa: 'No podemos enviar a esta dirección. Usa otra.',
    fra: 'Nous ne pouvons pas envoyer à cette adresse. Utilisez-en une autre.',
  },
  owner_unconfirmed: {
    en: 'We could not confirm that you asked for it. Please contact customer service.',
    zh: '我们无法确认该申请由您本人提交，请联系客服。',
    hk: '我們無法確認該申請由您本人提交，請聯絡客服。',
    jp: 'ご本人による申請であることを確認できませんでした。サポートにお問い合わせください。',
    kor: '본인이 신청했는지 확인할 수 없습니다. 고객센터에 문의해 주세요.',
    vi: 'Chúng tôi không xác nhận được yêu cầu này do bạn gửi. Vui lòng liên hệ hỗ trợ khách hàng.',
    th: 'เราไม่สามารถยืนยันได้ว่าคุณเป็นผู้ส่งคำขอ กรุณาติดต่อฝ่ายบริการลูกค้า',
    id: 'Kami tidak dapat memastikan bahwa Anda yang memintanya. Hubungi layanan pelanggan.',
    spa: 'No pudimos confirmar que lo solicitaste tú. Contacta con atención al cliente.',
    fra: 'Nous n’avons pas pu confirmer que la demande venait de vous. Contactez le service client.',
  },
  card_refused: {
    en: 'The bank did not accept the payment. Please check the details of your card.',
    zh: '银行未接受该笔付款，请检查银行卡信息。',
    hk: '銀行未接受該筆付款，請檢查銀行卡資料。',
    jp: '銀行が入金を受け付けませんでした。カード情報をご確認ください。',
    kor: '은행에서 입금을 거절했습니다. 카드 정보를 확인해 주세요.',
    vi: 'Ngân hàng không nhận khoản thanh toán. Vui lòng kiểm tra thông tin thẻ.',
    th: 'ธนาคารไม่รับการชำระเงิน กรุณาตรวจสอบข้อมูลบัตร',
    id: 'Bank tidak menerima pembayaran. Periksa data kartu Anda.',
    spa: 'El banco no aceptó el pago. Revisa los datos de tu tarjeta.',
    fra: 'La banque a refusé le paiement. Vérifiez les informations de votre carte.',
  },
  name_differs: {
    en: 'The name on the card differs from your verified name.',
    zh: '银行卡姓名与您的认证姓名不一致。',
    hk: '銀行卡姓名與您的認證姓名不一致。',
    jp: 'カードの名義が本人確認済みの氏名と一致しません。',
    kor: '카드 명의가 인증된 이름과 다릅니다.',
    vi: 'Tên trên thẻ khác với tên đã xác minh của bạn.',
    th: 'ชื่อบนบัตรไม่ตรงกับชื่อที่ยืนยันไว้',
    id: 'Nama di kartu berbeda dari nama Anda yang terverifikasi.',
    spa: 'El nombre de la tarjeta no coincide con tu nombre verificado.',
    fra: 'Le nom sur la carte diffère de votre nom vérifié.',
  },
  not_possible_now: {
    en: 'It can’t be sent at the moment. Please try again later.',
    zh: '目前无法转出，请稍后再试。',
    hk: '目前無法轉出，請稍後再試。',
    jp: '現在は送金できません。しばらくしてからもう一度お試しください。',
    kor: '지금은 보낼 수 없습니다. 나중에 다시 시도해 주세요.',
    vi: 'Hiện không thể gửi. Vui lòng thử lại sau.',
    th: 'ขณะนี้ไม่สามารถส่งได้ กรุณาลองอีกครั้งภายหลัง',
    id: 'Saat ini tidak dapat dikirim. Silakan coba lagi nanti.',
    spa: 'No se puede enviar en este momento. Inténtalo más tarde.',
    fra: 'L’envoi est impossible pour le moment. Réessayez plus tard.',
  },
};

const faults: ReadonlySet<string> = new Set(withdrawalFaults);

/** The word of a rejection, or null where it is none of ours. */
export function withdrawalFaultOf(value: unknown): WithdrawalFault | null {
  return typeof value === 'string' && faults.has(value) ? (value as WithdrawalFault) : null;
}

/** The sentence of a rejection in a language; empty where no word was given. */
export function rejectionOf(fault: string, lang: Language): string {
  const word = withdrawalFaultOf(fault);
  return word === null ? '' : rejectionReasons[word][lang];
}
