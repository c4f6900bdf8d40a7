export const home = {
  home: {
    headline: 'Giao dịch với quy tắc kiểm chứng được',
    subline: 'Sổ lệnh trực tiếp, phí rõ ràng, không ai có thể định đoạt kết quả.',
    equity: 'Tổng tài sản',
    showAmounts: 'Hiện số tiền',
    hideAmounts: 'Ẩn số tiền',
    hot: 'Nổi bật',
    gainers: 'Tăng giá',
    losers: 'Giảm giá',
  },
} as const;
