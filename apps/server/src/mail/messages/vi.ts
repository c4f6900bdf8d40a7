import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  code: 'Mã xác minh của bạn là {{code}}, có hiệu lực trong 10 phút. Không chia sẻ mã với bất kỳ ai, kể cả nhân viên của chúng tôi.',
  new_device: 'Tài khoản của bạn vừa được đăng nhập trên một thiết bị mới. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
  password_changed:
    'Mật khẩu của bạn đã được thay đổi. Việc rút tiền tạm dừng trong 24 giờ. Nếu không phải bạn, hãy đặt lại mật khẩu ngay.',
  password_reset:
    'Mật khẩu của bạn đã được đặt lại bằng mã xác minh và mọi thiết bị đã bị đăng xuất. Việc rút tiền tạm dừng trong 24 giờ. Nếu không phải bạn, hãy liên hệ bộ phận hỗ trợ khách hàng ngay.',
  device_logged_out: 'Bạn đang đăng nhập trên quá nhiều thiết bị, nên thiết bị lâu không dùng nhất đã bị đăng xuất.',
  logins_guessed:
    'Có người đã nhiều lần thử đăng nhập vào tài khoản của bạn bằng mật khẩu sai. Tài khoản vẫn an toàn khi mật khẩu còn được giữ kín; bạn có thể đăng nhập như bình thường.',
  codes_guessed:
    'Có người đã nhiều lần nhập sai mã xác minh cho tài khoản của bạn và đã bị từ chối. Không chia sẻ mã với bất kỳ ai.',
};
