export const explainer = {
  futuresIntro: {
    title: 'Futures hoạt động thế nào',
    skip: 'Bỏ qua',
    next: 'Tiếp',
    done: 'Đã hiểu',
    again: 'Bạn có thể xem lại trong phần trợ giúp về Futures.',
    position: {
      title: 'Long hoặc short',
      text: 'Mở long nếu bạn nghĩ giá sẽ tăng, short nếu bạn nghĩ giá sẽ giảm. Bạn chỉ cần ký quỹ: với đòn bẩy 10×, 100 USDT giữ được vị thế 1.000 USDT. Lãi và lỗ tăng theo cùng một hệ số.',
      drawing: 'Long có lãi khi giá tăng, short có lãi khi giá giảm.',
    },
    liquidation: {
      title: 'Chú ý giá thanh lý',
      text: 'Khi giá đánh dấu chạm giá thanh lý, vị thế bị đóng bắt buộc và bạn mất phần ký quỹ của nó. Đòn bẩy càng cao, giá thanh lý càng gần. Bạn không bao giờ nợ nhiều hơn số tiền trong tài khoản Futures.',
      drawing: 'Đòn bẩy càng cao, giá thanh lý càng gần giá vào lệnh.',
    },
    funding: {
      title: 'Funding mỗi 8 giờ',
      text: 'Lúc 00:00, 08:00 và 16:00 UTC, bên long và bên short trả phí cho nhau để giá bám sát chỉ số. Ai đang giữ vị thế vào lúc đó sẽ trả hoặc nhận. Bạn thấy số tiền trước khi mở.',
      drawing: 'Khi tỷ lệ dương, bên long trả cho bên short.',
    },
  },
} as const;
