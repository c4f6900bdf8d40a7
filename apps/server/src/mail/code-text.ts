import type { Language } from '@auric/api';

const texts: Readonly<Record<Language, string>> = {
  zh: '您的验证码是 {{code}}，10 分钟内有效。请勿告诉任何人，包括客服人员。',
  en: 'Your verification code is {{code}}. It is valid for 10 minutes. Never share it with anyone, including our staff.',
  hk: '您的驗證碼是 {{code}}，10 分鐘內有效。請勿告訴任何人，包括客服人員。',
  th: 'รหัสยืนยันของคุณคือ {{code}} ใช้ได้ภายใน 10 นาที ห้ามบอกรหัสนี้กับผู้อื่น รวมถึงเจ้าหน้าที่ของเรา',
  jp: '認証コードは {{code}} です。有効期限は10分です。当社スタッフを含め、誰にも教えないでください。',
  kor: '인증번호는 {{code}}이며 10분간 유효합니다. 당사 직원을 포함해 누구에게도 알려주지 마세요.',
  fra: 'Votre code de vérification est {{code}}. Il est valable 10 minutes. Ne le communiquez à personne, pas même à notre équipe.',
  spa: 'Su código de verificación es {{code}}. Es válido durante 10 minutos. No lo comparta con nadie, tampoco con nuestro personal.',
  vi: 'Mã xác minh của bạn là {{code}}, có hiệu lực trong 10 phút. Không chia sẻ mã với bất kỳ ai, kể cả nhân viên của chúng tôi.',
  id: 'Kode verifikasi Anda adalah {{code}}, berlaku selama 10 menit. Jangan berikan kepada siapa pun, termasuk staf kami.',
};

/** The sentence that carries a verification code. */
export function codeText(code: string, lang: Language): string {
  return texts[lang].replace('{{code}}', code);
}
