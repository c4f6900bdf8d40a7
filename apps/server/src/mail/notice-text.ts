import type { Language } from '@auric/api';

/** What a customer is told about the access to the account without having asked. */
export const noticeKinds = [
  'new_device',
  'password_changed',
  'password_reset',
  'device_logged_out',
  'logins_guessed',
  'codes_guessed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const texts: Readonly<Record<Language, Readonly<Record<NoticeKind, string>>>> = {
  en: {
    new_device: 'Your account was logged in to on a new device. If this was not you, change your password at once.',
    password_changed:
      'Your password was changed. Withdrawals are paused for 24 hours. If this was not you, reset your password at once.',
    password_reset:
      'Your password was reset with a verification code, and all devices were logged out. Withdrawals are paused for 24 hours. If this was not you, contact support at once.',
    device_logged_out: 'You are logged in on too many devices, so the one not used for longest was logged out.',
    logins_guessed:
      'Somebody has tried to log in to your account with wrong passwords. Your account is safe as long as your password is secret; you can log in as usual.',
    codes_guessed:
      'Somebody has entered wrong verification codes for your account. They were turned away. Never share a code with anyone.',
  },
  zh: {
    new_device: '您的账户在新设备上登录。如非本人操作，请立即修改密码。',
    password_changed: '您的登录密码已修改，24 小时内暂停提现。如非本人操作，请立即重置密码。',
    password_reset:
      '您的登录密码已通过验证码重置，所有设备均已退出登录，24 小时内暂停提现。如非本人操作，请立即联系客服。',
    device_logged_out: '您登录的设备过多，最久未使用的一台已退出登录。',
    logins_guessed: '有人多次用错误的密码尝试登录您的账户。只要密码未泄露，您的账户就是安全的，您可以照常登录。',
    codes_guessed: '有人为您的账户多次输入错误的验证码，已被拒绝。请勿将验证码告诉任何人。',
  },
  hk: {
    new_device: '您的帳戶在新裝置上登入。如非本人操作，請立即更改密碼。',
    password_changed: '您的登入密碼已更改，24 小時內暫停提現。如非本人操作，請立即重設密碼。',
    password_reset: '您的登入密碼已透過驗證碼重設，所有裝置均已登出，24 小時內暫停提現。如非本人操作，請立即聯絡客服。',
    device_logged_out: '您登入的裝置過多，最久未使用的一部已登出。',
    logins_guessed: '有人多次以錯誤密碼嘗試登入您的帳戶。只要密碼沒有外洩，您的帳戶就是安全的，您可以如常登入。',
    codes_guessed: '有人為您的帳戶多次輸入錯誤的驗證碼，已被拒絕。請勿將驗證碼告訴任何人。',
  },
  th: {
    new_device: 'มีการเข้าสู่ระบบบัญชีของคุณจากอุปกรณ์ใหม่ หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที',
    password_changed: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว ระงับการถอนเป็นเวลา 24 ชั่วโมง หากไม่ใช่คุณ โปรดรีเซ็ตรหัสผ่านทันที',
    password_reset:
      'รหัสผ่านของคุณถูกรีเซ็ตด้วยรหัสยืนยัน และทุกอุปกรณ์ออกจากระบบแล้ว ระงับการถอนเป็นเวลา 24 ชั่วโมง หากไม่ใช่คุณ โปรดติดต่อฝ่ายสนับสนุนทันที',
    device_logged_out: 'คุณเข้าสู่ระบบในอุปกรณ์มากเกินไป อุปกรณ์ที่ไม่ได้ใช้นานที่สุดจึงถูกออกจากระบบ',
    logins_guessed:
      'มีผู้พยายามเข้าสู่ระบบบัญชีของคุณด้วยรหัสผ่านที่ผิดหลายครั้ง บัญชีของคุณปลอดภัยตราบใดที่รหัสผ่านยังเป็นความลับ คุณเข้าสู่ระบบได้ตามปกติ',
    codes_guessed: 'มีผู้กรอกรหัสยืนยันผิดหลายครั้งสำหรับบัญชีของคุณและถูกปฏิเสธแล้ว ห้ามบอกรหัสกับผู้อื่น',
  },
  jp: {
    new_device:
      '新しい端末からお客様のアカウントにログインがありました。心当たりがない場合は、すぐにパスワードを変更してください。',
    password_changed:
      'パスワードが変更されました。24時間は出金できません。心当たりがない場合は、すぐにパスワードを再設定してください。',
    password_reset:
      '認証コードによりパスワードが再設定され、すべての端末がログアウトされました。24時間は出金できません。心当たりがない場合は、すぐにサポートへご連絡ください。',
    device_logged_out: 'ログイン中の端末が上限を超えたため、最も長く使われていない端末をログアウトしました。',
    logins_guessed:
      '何者かが誤ったパスワードでお客様のアカウントへのログインを繰り返し試みました。パスワードが漏れていない限りアカウントは安全で、通常どおりログインできます。',
    codes_guessed:
      '何者かがお客様のアカウントで誤った認証コードを繰り返し入力したため、拒否しました。コードは誰にも教えないでください。',
  },
  kor: {
    new_device: '새 기기에서 회원님의 계정에 로그인했습니다. 본인이 아니라면 즉시 비밀번호를 변경하세요.',
    password_changed:
      '비밀번호가 변경되었습니다. 24시간 동안 출금이 중단됩니다. 본인이 아니라면 즉시 비밀번호를 재설정하세요.',
    password_reset:
      '인증 코드로 비밀번호가 재설정되어 모든 기기에서 로그아웃되었습니다. 24시간 동안 출금이 중단됩니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
    device_logged_out: '로그인된 기기가 너무 많아 가장 오래 사용하지 않은 기기를 로그아웃했습니다.',
    logins_guessed:
      '누군가 잘못된 비밀번호로 회원님의 계정에 여러 번 로그인을 시도했습니다. 비밀번호가 노출되지 않았다면 계정은 안전하며 평소처럼 로그인할 수 있습니다.',
    codes_guessed:
      '누군가 회원님의 계정에 잘못된 인증 코드를 여러 번 입력하여 차단했습니다. 코드를 누구에게도 알려주지 마세요.',
  },
  fra: {
    new_device:
      'Une connexion à votre compte a eu lieu sur un nouvel appareil. Si ce n’était pas vous, changez immédiatement votre mot de passe.',
    password_changed:
      'Votre mot de passe a été modifié. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, réinitialisez-le immédiatement.',
    password_reset:
      'Votre mot de passe a été réinitialisé avec un code de vérification et tous les appareils ont été déconnectés. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, contactez immédiatement le support.',
    device_logged_out:
      'Vous êtes connecté sur trop d’appareils : celui qui n’a pas servi depuis le plus longtemps a été déconnecté.',
    logins_guessed:
      'Quelqu’un a essayé plusieurs fois de se connecter à votre compte avec de mauvais mots de passe. Votre compte est en sécurité tant que votre mot de passe reste secret, et vous pouvez vous connecter comme d’habitude.',
    codes_guessed:
      'Quelqu’un a saisi plusieurs codes de vérification erronés pour votre compte ; ils ont été refusés. Ne communiquez jamais un code à personne.',
  },
  spa: {
    new_device:
      'Se inició sesión en su cuenta desde un dispositivo nuevo. Si no fue usted, cambie su contraseña de inmediato.',
    password_changed:
      'Su contraseña ha cambiado. Los retiros quedan en pausa durante 24 horas. Si no fue usted, restablézcala de inmediato.',
    password_reset:
      'Su contraseña se restableció con un código de verificación y se cerró la sesión en todos los dispositivos. Los retiros quedan en pausa durante 24 horas. Si no fue usted, póngase en contacto con soporte de inmediato.',
    device_logged_out:
      'Tiene la sesión iniciada en demasiados dispositivos, por lo que se cerró en el que llevaba más tiempo sin usar.',
    logins_guessed:
      'Alguien ha intentado iniciar sesión en su cuenta con contraseñas incorrectas. Su cuenta está segura mientras su contraseña sea secreta, y puede iniciar sesión como siempre.',
    codes_guessed:
      'Alguien ha introducido códigos de verificación incorrectos para su cuenta y fueron rechazados. No comparta nunca un código con nadie.',
  },
  vi: {
    new_device:
      'Tài khoản của bạn vừa được đăng nhập trên một thiết bị mới. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    password_changed:
      'Mật khẩu của bạn đã được thay đổi. Việc rút tiền tạm dừng trong 24 giờ. Nếu không phải bạn, hãy đặt lại mật khẩu ngay.',
    password_reset:
      'Mật khẩu của bạn đã được đặt lại bằng mã xác minh và mọi thiết bị đã bị đăng xuất. Việc rút tiền tạm dừng trong 24 giờ. Nếu không phải bạn, hãy liên hệ bộ phận hỗ trợ ngay.',
    device_logged_out: 'Bạn đang đăng nhập trên quá nhiều thiết bị, nên thiết bị lâu không dùng nhất đã bị đăng xuất.',
    logins_guessed:
      'Có người đã nhiều lần thử đăng nhập vào tài khoản của bạn bằng mật khẩu sai. Tài khoản vẫn an toàn khi mật khẩu còn được giữ kín; bạn có thể đăng nhập như bình thường.',
    codes_guessed:
      'Có người đã nhiều lần nhập sai mã xác minh cho tài khoản của bạn và đã bị từ chối. Không chia sẻ mã với bất kỳ ai.',
  },
  id: {
    new_device: 'Akun Anda baru saja dimasuki dari perangkat baru. Jika bukan Anda, segera ganti kata sandi.',
    password_changed:
      'Kata sandi Anda telah diubah. Penarikan ditunda selama 24 jam. Jika bukan Anda, segera atur ulang kata sandi.',
    password_reset:
      'Kata sandi Anda telah diatur ulang dengan kode verifikasi dan semua perangkat telah keluar. Penarikan ditunda selama 24 jam. Jika bukan Anda, segera hubungi dukungan.',
    device_logged_out:
      'Akun Anda masuk di terlalu banyak perangkat, sehingga perangkat yang paling lama tidak dipakai dikeluarkan.',
    logins_guessed:
      'Seseorang berkali-kali mencoba masuk ke akun Anda dengan kata sandi yang salah. Akun Anda aman selama kata sandi tetap rahasia; Anda bisa masuk seperti biasa.',
    codes_guessed:
      'Seseorang berkali-kali memasukkan kode verifikasi yang salah untuk akun Anda dan telah ditolak. Jangan berikan kode kepada siapa pun.',
  },
};

/** The sentences of a notice. */
export function noticeText(kind: NoticeKind, lang: Language): string {
  return texts[lang][kind];
}
