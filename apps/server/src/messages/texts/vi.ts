import type { MessageTexts } from '../texts.ts';

export const texts: MessageTexts = {
  code: [
    'Mã xác minh',
    'Mã xác minh của bạn là {{code}}, có hiệu lực trong 10 phút. Không chia sẻ mã với bất kỳ ai, kể cả nhân viên của chúng tôi.',
  ],
  mail: {
    open: 'Mở ứng dụng',
    freeze: 'Không phải bạn? Đóng băng tài khoản',
    phrase: 'Mã chống lừa đảo của bạn',
    stop: 'Bạn có thể chọn thông báo muốn nhận trong Cài đặt, Thông báo.',
  },
  kinds: {
    welcome: [
      'Chào mừng bạn',
      'Tài khoản của bạn đã được mở. Hãy thiết lập xác thực hai yếu tố trước khi nạp tiền: tài khoản vẫn là của bạn dù ai đó biết mật khẩu.',
    ],
    new_device: [
      'Đăng nhập trên thiết bị mới',
      'Tài khoản của bạn vừa được đăng nhập trên một thiết bị mới. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    ],
    password_changed: [
      'Mật khẩu đã thay đổi',
      'Mật khẩu của bạn đã được thay đổi. Việc rút tiền tạm dừng trong 24 giờ. Nếu không phải bạn, hãy đặt lại mật khẩu ngay.',
    ],
    password_reset: [
      'Mật khẩu đã được đặt lại',
      'Mật khẩu của bạn đã được đặt lại bằng mã xác minh và mọi thiết bị đã bị đăng xuất. Việc rút tiền tạm dừng trong 24 giờ. Nếu không phải bạn, hãy liên hệ bộ phận hỗ trợ khách hàng ngay.',
    ],
    pay_password_changed: [
      'Mật khẩu giao dịch đã thay đổi',
      'Mật khẩu giao dịch của bạn đã được thay đổi. Việc rút tiền tạm dừng trong 24 giờ. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
    ],
    device_logged_out: [
      'Một thiết bị đã bị đăng xuất',
      'Bạn đang đăng nhập trên quá nhiều thiết bị, nên thiết bị lâu không dùng nhất đã bị đăng xuất.',
    ],
    logins_guessed: [
      'Có người nhập sai mật khẩu của bạn',
      'Có người đã nhiều lần thử đăng nhập vào tài khoản của bạn bằng mật khẩu sai. Tài khoản vẫn an toàn khi mật khẩu còn được giữ kín; bạn có thể đăng nhập như bình thường.',
    ],
    codes_guessed: [
      'Có người nhập sai mã của bạn',
      'Có người đã nhiều lần nhập sai mã xác minh cho tài khoản của bạn và đã bị từ chối. Không chia sẻ mã với bất kỳ ai.',
    ],
    factors_guessed: [
      'Mã 2FA sai cho tài khoản của bạn',
      'Có người biết mật khẩu của bạn đã nhập sai mã 2FA nhiều lần và bị từ chối. Hãy đổi mật khẩu ngay.',
    ],
    recovery_codes_renewed: [
      'Mã khôi phục mới',
      'Đã tạo mã khôi phục mới cho tài khoản của bạn; các mã cũ không còn dùng được. Tạm ngừng rút tiền trong 24 giờ. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
    ],
    account_frozen_by_owner: [
      'Tài khoản đã bị đóng băng',
      'Tài khoản của bạn đã được đóng băng bằng liên kết chúng tôi gửi. Mọi thiết bị đã đăng xuất, không ai có thể đăng nhập, giao dịch hay rút tiền. Để mở lại, hãy gửi yêu cầu trên trang đăng nhập.',
    ],
    pay_password_set: [
      'Đã đặt mật khẩu giao dịch',
      'Tài khoản của bạn đã được đặt mật khẩu giao dịch. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
    ],
    recovery_asked: [
      'Yêu cầu khôi phục truy cập',
      'Có người dùng mật khẩu của bạn để yêu cầu bộ phận hỗ trợ khách hàng khôi phục truy cập tài khoản. Nếu không phải bạn, hãy đóng băng tài khoản ngay và đổi mật khẩu.',
    ],
    recovery_refused: [
      'Yêu cầu truy cập bị từ chối',
      'Yêu cầu khôi phục truy cập của bạn bị từ chối. Lý do: {{reason}} Bạn có thể gửi lại trên trang đăng nhập.',
    ],
    mail_bound: [
      'Đã liên kết email',
      'Một địa chỉ email đã được liên kết với tài khoản của bạn. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
    ],
    mobile_bound: [
      'Đã liên kết số di động',
      'Một số di động đã được liên kết với tài khoản của bạn. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
    ],
    factor_added: [
      'Đã thêm xác thực hai yếu tố',
      'Một yếu tố xác thực đã được thêm vào tài khoản của bạn. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
    ],
    factor_removed: [
      'Đã gỡ xác thực hai yếu tố',
      'Một yếu tố xác thực đã bị gỡ khỏi tài khoản của bạn. Việc rút tiền tạm dừng trong 24 giờ. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
    ],
    factor_lost: [
      'Đã thay yếu tố xác thực',
      'Yếu tố xác thực bị mất của bạn đã được thay sau khi kiểm tra danh tính. Việc rút tiền tạm dừng đến {{until}}. Nếu bạn không yêu cầu, hãy đóng băng tài khoản ngay.',
    ],
    recovery_code_used: [
      'Mã khôi phục đã được dùng',
      'Một mã khôi phục đã được dùng để đăng nhập tài khoản của bạn. Số mã còn lại: {{left}}. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
    ],
    mail_changed: [
      'Email đã thay đổi',
      'Địa chỉ email của tài khoản đã được thay đổi. Việc rút tiền tạm dừng trong 24 giờ. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
    ],
    mobile_changed: [
      'Số di động đã thay đổi',
      'Số di động của tài khoản đã được thay đổi. Việc rút tiền tạm dừng trong 24 giờ. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
    ],
    mail_bounced: [
      'Email của chúng tôi không đến được bạn',
      'Thư gửi đến địa chỉ email của bạn bị trả lại. Hãy kiểm tra địa chỉ trong phần bảo mật để không lỡ thông báo quan trọng.',
    ],
    hold_started: [
      'Tạm dừng rút tiền',
      'Để bảo vệ bạn, việc rút tiền tạm dừng đến {{until}}. Giao dịch vẫn diễn ra bình thường.',
    ],
    hold_ended: ['Rút tiền trở lại', 'Thời gian tạm khóa bảo mật đã kết thúc. Bạn có thể rút tiền trở lại.'],
    account_frozen: [
      'Tài khoản bị đóng băng',
      'Tài khoản của bạn đã bị đóng băng. Lý do: {{reason}} Nếu có thắc mắc, hãy liên hệ bộ phận hỗ trợ khách hàng.',
    ],
    account_unfrozen: [
      'Tài khoản được mở lại',
      'Tài khoản của bạn không còn bị đóng băng. Bạn có thể sử dụng như bình thường.',
    ],
    account_closed: [
      'Tài khoản đã đóng',
      'Tài khoản của bạn đã được đóng theo yêu cầu. Nếu không phải bạn, hãy liên hệ bộ phận hỗ trợ khách hàng ngay.',
    ],
    identity_approved: ['Danh tính đã xác minh', 'Xác minh danh tính Lv{{level}} của bạn đã được duyệt.'],
    identity_refused: [
      'Xác minh danh tính thất bại',
      'Xác minh danh tính của bạn chưa được duyệt. Lý do: {{reason}} Thông tin bạn đã nhập vẫn được giữ; bạn có thể sửa và gửi lại.',
    ],
    adjustment: ['Điều chỉnh số dư', 'Số dư của bạn đã được điều chỉnh {{amount}}. Lý do: {{reason}}'],
    deposit_credited: ['Đã nạp tiền', '{{amount}} đã được ghi có vào tài khoản của bạn.'],
    deposit_rejected: ['Yêu cầu nạp bị từ chối', 'Yêu cầu nạp {{amount}} của bạn bị từ chối. Lý do: {{reason}}'],
    withdrawal_requested: [
      'Yêu cầu rút tiền',
      'Yêu cầu rút {{amount}} của bạn đang được xét duyệt. Nếu không phải bạn, hãy đóng băng tài khoản ngay.',
    ],
    withdrawal_approved: ['Rút tiền đã được duyệt', 'Yêu cầu rút {{amount}} của bạn đã được duyệt và sẽ sớm được gửi.'],
    withdrawal_sent: ['Đã gửi tiền rút', 'Khoản rút {{amount}} đang được chuyển đến địa chỉ của bạn.'],
    withdrawal_completed: ['Rút tiền hoàn tất', 'Khoản rút {{amount}} của bạn đã đến nơi.'],
    withdrawal_rejected: [
      'Rút tiền bị từ chối',
      'Yêu cầu rút {{amount}} của bạn bị từ chối và số tiền đã trở về tài khoản. Lý do: {{reason}}',
    ],
    withdrawal_canceled: ['Rút tiền đã hủy', 'Yêu cầu rút {{amount}} của bạn đã hủy và số tiền đã trở về tài khoản.'],
    transfer_received: [
      'Đã nhận tiền',
      '{{sender}} đã gửi cho bạn {{amount}}. Số tiền đã vào tài khoản Funding của bạn.',
    ],
    recurring_failed: [
      'Bỏ qua một lần mua định kỳ',
      'Một lần mua định kỳ {{coin}} không thực hiện được. Lý do: {{reason}}. Lần tiếp theo vẫn diễn ra theo kế hoạch.',
    ],
    recurring_ended: ['Mua định kỳ đã kết thúc', 'Lần mua định kỳ {{coin}} cuối cùng đã hoàn tất.'],
    referral_paid: ['Đã trả hoàn phí giới thiệu', 'Hôm nay, hoàn phí từ lời mời của bạn đã vào tài khoản Funding.'],
    position_liquidated_part: [
      'Vị thế bị thanh lý một phần',
      'Một phần vị thế {{side}} của bạn tại {{market}} đã bị thanh lý vì ký quỹ thấp hơn ký quỹ duy trì: {{quantity}} với giá trung bình {{price}}. Lãi/lỗ sau phí: {{result}}.',
    ],
    position_liquidated: [
      'Vị thế đã bị thanh lý',
      'Vị thế {{side}} của bạn tại {{market}} đã bị thanh lý vì ký quỹ thấp hơn ký quỹ duy trì: {{quantity}} với giá trung bình {{price}}. Lãi/lỗ sau phí: {{result}}. Bạn không nợ thêm khoản nào.',
    ],
    position_deleveraged: [
      'Tự động giảm đòn bẩy',
      'Tự động giảm đòn bẩy đã đóng {{quantity}} của vị thế {{side}} của bạn tại {{market}} với giá trung bình {{price}}: bên đối ứng đã phá sản và không thể đóng trên thị trường. Lãi/lỗ sau phí: {{result}}.',
    ],
    stop_filled: [
      '{{what}} đã khớp',
      '{{what}} đã kích hoạt: {{quantity}} của vị thế {{side}} của bạn tại {{market}} đã đóng với giá trung bình {{price}}. Lãi/lỗ sau phí: {{result}}.',
    ],
    funding_from_margin: [
      'Phí funding trả từ ký quỹ',
      'Số dư khả dụng không đủ trả phí funding cho vị thế {{side}} của bạn tại {{market}}: {{amount}} đã được trừ từ ký quỹ của vị thế, khiến giá thanh lý gần hơn.',
    ],
    margin_call: [
      'Margin call',
      'Vị thế {{side}} của bạn tại {{market}} sắp bị thanh lý: giá đánh dấu {{mark}}, giá thanh lý {{liquidation}}. Hãy thêm ký quỹ hoặc giảm vị thế.',
    ],
    option_void: [
      'Quyền chọn vô hiệu, đã hoàn tiền đặt',
      'Quyền chọn của bạn trên {{market}} bị vô hiệu và {{amount}} đã về tài khoản quyền chọn. {{reason}}',
    ],
    copy_cut: [
      'Sao chép ít hơn',
      '{{name}} đã mở vị thế tại {{market}}: {{lots}} trong {{wanted}} bạn yêu cầu đã được sao chép. Lý do: {{reason}}.',
    ],
    copy_skipped: [
      'Không được sao chép',
      '{{name}} đã mở vị thế tại {{market}} nhưng không được sao chép cho bạn (yêu cầu {{wanted}}). Lý do: {{reason}}.',
    ],
    copy_margin_added: [
      'Lead trader đã thêm ký quỹ',
      '{{name}} đã thêm {{amount}} ký quỹ vào vị thế tại {{market}} mà bạn sao chép. Bản sao của bạn không được thêm: giá thanh lý của bạn có thể gần hơn.',
    ],
    follow_stopped: [
      'Đã chạm cắt lỗ, ngừng sao chép',
      'Các bản sao {{name}} của bạn đã lỗ tới mức bạn đặt: chúng đã được đóng và việc sao chép đã kết thúc. Kết quả sau phí và chia sẻ lợi nhuận: {{result}}.',
    ],
    follow_lead_closed: [
      'Lead trader bạn sao chép đã dừng',
      '{{name}} không còn dẫn dắt: các bản sao của bạn đã được đóng và việc sao chép đã kết thúc. Kết quả sau phí và chia sẻ lợi nhuận: {{result}}.',
    ],
    profit_share_paid: [
      'Đã trả chia sẻ lợi nhuận',
      '{{amount}} đã được trả cho {{name}} làm phần chia sẻ lợi nhuận. Từ khi sao chép bạn đã lãi {{gained}}, vị thế mở tính theo giá đánh dấu.',
    ],
    profit_share_received: [
      'Đã nhận chia sẻ lợi nhuận',
      '{{amount}} đã vào tài khoản futures của bạn: phần chia sẻ lợi nhuận từ một người sao chép.',
    ],
    loss_budget_used: [
      'Ngân sách lỗ đã dùng hết',
      'Trong kỳ này bạn đã lỗ {{lost}}, bằng mức tối đa bạn đặt ra. Đến {{until}} bạn không thể mở thêm; các vị thế và lệnh đang mở được giữ nguyên và bạn có thể đóng bất cứ lúc nào.',
    ],
    order_filled: [
      'Lệnh đã khớp hết',
      'Lệnh của bạn tại {{market}} đã khớp hết: {{quantity}} với giá trung bình {{price}}.',
    ],
    support_answer: [
      'Bộ phận hỗ trợ đã trả lời',
      'Có câu trả lời mới từ bộ phận hỗ trợ khách hàng trong cuộc trò chuyện của bạn.',
    ],
    announcement: ['{{title}}', '{{text}}'],
  },
};
