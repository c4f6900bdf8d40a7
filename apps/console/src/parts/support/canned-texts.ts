import type { Language } from '@auric/api';

export type CannedName = 'greeting' | 'looking' | 'transaction' | 'never' | 'more';

/** What is answered often, as it is said in each language of the customers. */
export const cannedAnswers: Readonly<Record<Language, Readonly<Record<CannedName, string>>>> = {
  en: {
    greeting: 'Hello, thank you for writing. How can I help you?',
    looking: 'I am looking into this for you. Please give me a few minutes.',
    transaction: 'Please send me the transaction id (TxID) and the network that you used.',
    never: 'Please note: we never ask for your password, verification codes or recovery codes.',
    more: 'Is there anything else that I can do for you?',
  },
  zh: {
    greeting: '您好，感谢您的来信。请问有什么可以帮您？',
    looking: '正在为您核实，请稍候几分钟。',
    transaction: '请提供交易哈希 (TxID) 以及您使用的网络。',
    never: '温馨提示：我们绝不会向您索要密码、验证码或恢复码。',
    more: '请问还有其他可以帮您的吗？',
  },
  hk: {
    greeting: '您好，感謝您的查詢。請問有甚麼可以幫到您？',
    looking: '正在為您核實，請稍候幾分鐘。',
    transaction: '請提供交易雜湊 (TxID) 以及您使用的網絡。',
    never: '溫馨提示：我們絕不會向您索取密碼、驗證碼或復原碼。',
    more: '請問還有其他可以幫到您的嗎？',
  },
  jp: {
    greeting: 'お問い合わせありがとうございます。どのようなご用件でしょうか。',
    looking: 'ただいま確認しております。数分お待ちください。',
    transaction: '取引ID（TxID）とご利用のネットワークをお知らせください。',
    never: '当社がパスワード、認証コード、リカバリーコードをお尋ねすることはありません。',
    more: 'ほかにお手伝いできることはございますか。',
  },
  kor: {
    greeting: '안녕하세요, 문의해 주셔서 감사합니다. 무엇을 도와드릴까요?',
    looking: '확인하고 있습니다. 몇 분만 기다려 주세요.',
    transaction: '거래 ID(TxID)와 사용하신 네트워크를 알려 주세요.',
    never: '당사는 비밀번호, 인증 코드, 복구 코드를 절대 묻지 않습니다.',
    more: '더 도와드릴 일이 있을까요?',
  },
  vi: {
    greeting: 'Xin chào, cảm ơn bạn đã liên hệ. Tôi có thể giúp gì cho bạn?',
    looking: 'Tôi đang kiểm tra giúp bạn. Vui lòng đợi vài phút.',
    transaction: 'Vui lòng gửi mã giao dịch (TxID) và mạng bạn đã dùng.',
    never: 'Lưu ý: chúng tôi không bao giờ hỏi mật khẩu, mã xác minh hoặc mã khôi phục của bạn.',
    more: 'Tôi có thể giúp gì thêm cho bạn không?',
  },
  th: {
    greeting: 'สวัสดีค่ะ ขอบคุณที่ติดต่อเรา มีอะไรให้ช่วยไหมคะ',
    looking: 'กำลังตรวจสอบให้คุณ กรุณารอสักครู่',
    transaction: 'กรุณาส่งหมายเลขธุรกรรม (TxID) และเครือข่ายที่คุณใช้',
    never: 'โปรดทราบ: เราไม่เคยขอรหัสผ่าน รหัสยืนยัน หรือรหัสกู้คืนของคุณ',
    more: 'มีอะไรให้ช่วยเพิ่มเติมไหมคะ',
  },
  id: {
    greeting: 'Halo, terima kasih sudah menghubungi kami. Ada yang bisa saya bantu?',
    looking: 'Saya sedang memeriksanya. Mohon tunggu beberapa menit.',
    transaction: 'Mohon kirim ID transaksi (TxID) dan jaringan yang Anda gunakan.',
    never: 'Harap diingat: kami tidak pernah meminta kata sandi, kode verifikasi, atau kode pemulihan Anda.',
    more: 'Ada lagi yang bisa saya bantu?',
  },
  spa: {
    greeting: 'Hola, gracias por escribirnos. ¿En qué puedo ayudarte?',
    looking: 'Lo estoy revisando. Dame unos minutos, por favor.',
    transaction: 'Envíame el identificador de la transacción (TxID) y la red que usaste, por favor.',
    never: 'Recuerda: nunca te pediremos tu contraseña ni tus códigos de verificación o de recuperación.',
    more: '¿Puedo ayudarte en algo más?',
  },
  fra: {
    greeting: 'Bonjour, merci de nous avoir écrit. Comment puis-je vous aider\u00a0?',
    looking: 'Je vérifie cela pour vous. Merci de patienter quelques minutes.',
    transaction: 'Merci de m’envoyer l’identifiant de la transaction (TxID) et le réseau utilisé.',
    never: 'Rappel\u00a0: nous ne demandons jamais votre mot de passe, ni vos codes de vérification ou de secours.',
    more: 'Puis-je faire autre chose pour vous\u00a0?',
  },
};
