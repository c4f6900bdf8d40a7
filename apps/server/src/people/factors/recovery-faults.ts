import type { Language } from '@auric/api';
import { type RecoveryFault, recoveryFaults } from '@auric/api/console/recovery';

/** A word that was sent, where it is one of those that refuse; null where it isn't. */
export function recoveryFaultOf(word: unknown): RecoveryFault | null {
  return recoveryFaults.find((fault) => fault === word) ?? null;
}

/** Why access is refused, as the customer reads it after "Reason:", in full sentences. */
export const recoveryFaultTexts: Readonly<Record<RecoveryFault, Readonly<Record<Language, string>>>> = {
  person_unproven: {
    en: 'We could not confirm that the request comes from you.',
    zh: '我们无法确认该申请由您本人提出。',
    hk: '我們無法確認該申請由您本人提出。',
    jp: 'ご本人からの申請であることを確認できませんでした。',
    kor: '회원님 본인이 신청하셨는지 확인할 수 없었습니다.',
    vi: 'Chúng tôi không thể xác nhận rằng chính bạn đã gửi yêu cầu này.',
    th: 'เราไม่สามารถยืนยันได้ว่าคำขอนี้มาจากคุณ',
    id: 'Kami tidak dapat memastikan bahwa permintaan ini berasal dari Anda.',
    spa: 'No pudimos confirmar que la solicitud sea tuya.',
    fra: 'Nous n’avons pas pu confirmer que la demande vient bien de vous.',
  },
  more_needed: {
    en: 'We need to know more. Please describe what happened and when you last logged in.',
    zh: '我们需要了解更多情况，请说明发生了什么以及您最近一次登录的时间。',
    hk: '我們需要了解更多情況，請說明發生了甚麼事以及您最近一次登入的時間。',
    jp: '詳しい情報が必要です。何が起きたか、最後にログインした日時をご記入ください。',
    kor: '더 자세한 정보가 필요합니다. 어떤 일이 있었는지, 마지막으로 언제 로그인하셨는지 알려 주세요.',
    vi: 'Chúng tôi cần thêm thông tin. Vui lòng mô tả điều đã xảy ra và lần gần nhất bạn đăng nhập.',
    th: 'เราต้องการข้อมูลเพิ่มเติม กรุณาอธิบายว่าเกิดอะไรขึ้นและคุณเข้าสู่ระบบครั้งล่าสุดเมื่อใด',
    id: 'Kami memerlukan informasi lebih lanjut. Jelaskan apa yang terjadi dan kapan Anda terakhir kali masuk.',
    spa: 'Necesitamos saber más. Describe qué ocurrió y cuándo iniciaste sesión por última vez.',
    fra: 'Il nous faut plus d’informations. Décrivez ce qui s’est passé et la date de votre dernière connexion.',
  },
  identity_missing: {
    en: 'Your identity has not been verified, so there is nothing we could compare your request with.',
    zh: '您尚未完成身份认证，我们没有可供核对的资料。',
    hk: '您尚未完成身份認證，我們沒有可供核對的資料。',
    jp: '本人確認がお済みでないため、申請内容を照合できる情報がありません。',
    kor: '본인 인증이 완료되지 않아 신청 내용을 대조할 자료가 없습니다.',
    vi: 'Bạn chưa xác minh danh tính nên chúng tôi không có thông tin để đối chiếu yêu cầu.',
    th: 'คุณยังไม่ได้ยืนยันตัวตน เราจึงไม่มีข้อมูลสำหรับตรวจสอบคำขอของคุณ',
    id: 'Identitas Anda belum diverifikasi, sehingga tidak ada data untuk mencocokkan permintaan Anda.',
    spa: 'Tu identidad no está verificada, así que no tenemos con qué comparar tu solicitud.',
    fra: 'Votre identité n’a pas été vérifiée : nous n’avons rien à quoi comparer votre demande.',
  },
  misuse_suspected: {
    en: 'There are signs that somebody else is asking for access to your account.',
    zh: '有迹象表明，可能是他人在申请访问您的账户。',
    hk: '有跡象顯示，可能是他人在申請存取您的帳戶。',
    jp: '第三者がお客様のアカウントへのアクセスを申請している可能性があります。',
    kor: '다른 사람이 회원님의 계정에 대한 접근을 신청한 정황이 있습니다.',
    vi: 'Có dấu hiệu người khác đang yêu cầu quyền truy cập tài khoản của bạn.',
    th: 'พบสัญญาณว่าอาจมีผู้อื่นขอเข้าถึงบัญชีของคุณ',
    id: 'Ada tanda bahwa orang lain meminta akses ke akun Anda.',
    spa: 'Hay indicios de que otra persona está pidiendo acceso a tu cuenta.',
    fra: 'Des signes indiquent qu’une autre personne demande l’accès à votre compte.',
  },
};
