import type { Language } from '@auric/api';
import { type DepositFault, depositFaults } from '@auric/api/deposit/values';

/** A word that was sent, where it is one of those that reject; null where it isn't. */
export function depositFaultOf(word: unknown): DepositFault | null {
  return depositFaults.find((fault) => fault === word) ?? null;
}

/** Why a deposit or a claim is rejected, as the customer reads it, in full sentences; empty for no fault. */
export function faultText(fault: string, lang: Language): string {
  const known = depositFaultOf(fault);
  return known === null ? '' : depositFaultTexts[known][lang];
}

export const depositFaultTexts: Readonly<Record<DepositFault, Readonly<Record<Language, string>>>> = {
  not_arrived: {
    en: 'The payment has not arrived with us.',
    zh: '我们未收到该笔款项。',
    hk: '我們未收到該筆款項。',
    jp: 'お支払いの着金を確認できませんでした。',
    kor: '입금 내역이 확인되지 않았습니다.',
    vi: 'Chúng tôi chưa nhận được khoản thanh toán này.',
    th: 'เรายังไม่ได้รับการชำระเงินนี้',
    id: 'Pembayaran belum kami terima.',
    spa: 'No hemos recibido el pago.',
    fra: 'Nous n’avons pas reçu le paiement.',
  },
  voucher_unclear: {
    en: 'The voucher can’t be read. Please upload a clear picture that shows amount, time and payer.',
    zh: '凭证无法辨认，请上传能看清金额、时间和付款人的图片。',
    hk: '憑證無法辨認，請上傳能看清金額、時間和付款人的圖片。',
    jp: '証明書類を判読できません。金額・日時・支払人がはっきり写った画像をアップロードしてください。',
    kor: '증빙을 확인할 수 없습니다. 금액, 시간, 송금인이 잘 보이는 사진을 업로드해 주세요.',
    vi: 'Không đọc được chứng từ. Vui lòng tải lên ảnh rõ nét có số tiền, thời gian và người chuyển.',
    th: 'อ่านหลักฐานไม่ได้ กรุณาอัปโหลดรูปที่เห็นจำนวนเงิน เวลา และผู้โอนชัดเจน',
    id: 'Bukti tidak terbaca. Unggah gambar jelas yang memuat jumlah, waktu, dan pengirim.',
    spa: 'El comprobante no se puede leer. Sube una imagen clara con el monto, la hora y quien paga.',
    fra: 'Le justificatif est illisible. Envoyez une image nette où figurent le montant, l’heure et le payeur.',
  },
  amount_differs: {
    en: 'The amount of the payment is another than the one that was declared.',
    zh: '实际付款金额与申报金额不符。',
    hk: '實際付款金額與申報金額不符。',
    jp: 'お支払い金額が申告された金額と異なります。',
    kor: '실제 송금 금액이 신고한 금액과 다릅니다.',
    vi: 'Số tiền thanh toán khác với số tiền đã khai báo.',
    th: 'จำนวนเงินที่ชำระไม่ตรงกับที่แจ้งไว้',
    id: 'Jumlah pembayaran berbeda dari yang dilaporkan.',
    spa: 'El monto del pago no coincide con el declarado.',
    fra: 'Le montant du paiement ne correspond pas à celui déclaré.',
  },
  not_ours: {
    en: 'The transaction did not pay to an address of yours with us.',
    zh: '该笔交易并非付至您在本平台的地址。',
    hk: '該筆交易並非付至您在本平台的地址。',
    jp: 'この取引は当社のお客様のアドレス宛てではありません。',
    kor: '해당 거래는 회원님의 입금 주소로 전송되지 않았습니다.',
    vi: 'Giao dịch này không gửi đến địa chỉ nạp của bạn tại đây.',
    th: 'ธุรกรรมนี้ไม่ได้ส่งมายังที่อยู่ฝากของคุณกับเรา',
    id: 'Transaksi ini tidak dikirim ke alamat deposit Anda di sini.',
    spa: 'La transacción no se envió a una dirección tuya con nosotros.',
    fra: 'La transaction n’a pas été envoyée à l’une de vos adresses chez nous.',
  },
  paid_by_another: {
    en: 'The payment came from an account that is not in your name.',
    zh: '该款项来自非您本人名下的账户。',
    hk: '該款項來自非您本人名下的帳戶。',
    jp: 'ご本人名義ではない口座からのお支払いでした。',
    kor: '본인 명의가 아닌 계좌에서 송금되었습니다.',
    vi: 'Khoản thanh toán đến từ tài khoản không đứng tên bạn.',
    th: 'เงินโอนมาจากบัญชีที่ไม่ใช่ชื่อของคุณ',
    id: 'Pembayaran berasal dari rekening yang bukan atas nama Anda.',
    spa: 'El pago procede de una cuenta que no está a tu nombre.',
    fra: 'Le paiement provient d’un compte qui n’est pas à votre nom.',
  },
};
