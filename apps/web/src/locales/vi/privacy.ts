export const privacy = {
  privacy: {
    title: 'Dữ liệu và thỏa thuận',
    agreements: 'Thỏa thuận',
    agreed: 'Phiên bản {{version}}, đồng ý lúc {{time}}',
    newVersion: 'Phiên bản {{version}} từ {{time}}: chưa đồng ý',
    notAgreed: 'Chưa đồng ý',
    ask: 'Vui lòng đọc những thỏa thuận bạn chưa đồng ý. Dù thế nào, bạn vẫn luôn sử dụng được tiền của mình.',
    agree: 'Tôi đã đọc và đồng ý',
    later: 'Để sau',
    saved: 'Đã lưu sự đồng ý của bạn',
    ownData: 'Dữ liệu của bạn',
    ownDataHint:
      'Một tệp chứa mọi dữ liệu chúng tôi lưu về bạn: tài khoản, giấy tờ tùy thân, thỏa thuận, thiết bị, đăng nhập, tin nhắn, trò chuyện, ảnh, lệnh, giao dịch và sao kê. Hãy cất giữ ở nơi an toàn.',
    download: 'Tải dữ liệu của bạn',
    downloaded: 'Đã lưu dữ liệu của bạn',
    close: 'Đóng tài khoản',
    closeHint:
      'Tài khoản sẽ đóng vĩnh viễn và bạn bị đăng xuất trên mọi thiết bị. Hãy rút tiền và hủy lệnh trước. Email và số di động của tài khoản đã đóng không dùng được cho tài khoản khác.',
    giveUpDust: 'Bỏ phần còn lại tổng cộng tối đa 1 USDT',
    closed: 'Tài khoản của bạn đã đóng',
  },
} as const;
