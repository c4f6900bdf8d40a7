/** The candle chart: its indicators, and what is said of its candles. */
export const chart = {
  chart: {
    label: 'Biểu đồ {{symbol}}',
    interval: 'Khung thời gian',
    indicators: 'Chỉ báo',
    fullScreen: 'Toàn màn hình',
    leaveFullScreen: 'Thoát toàn màn hình',
    depthRange: 'Khoảng giá',
    mainChart: 'Biểu đồ chính',
    subChart: 'Biểu đồ phụ',
    candles: 'Nến',
    candleText:
      '{{time}}: mở {{open}}, cao {{high}}, thấp {{low}}, đóng {{close}}, biến động {{change}}, khối lượng {{volume}}',
    summary:
      '{{symbol}}, nến {{interval}}, từ {{from}} đến {{to}}: giá gần nhất {{last}}, biến động {{change}}, cao nhất {{high}}, thấp nhất {{low}}',
    open: 'Mở',
    high: 'Cao',
    low: 'Thấp',
    close: 'Đóng',
    change: 'Biến động',
    volume: 'KL',
    toLatest: 'Đến nến mới nhất',
    orderLine: 'Đường lệnh: {{type}}, {{side}}',
    orderLineHint: 'Kéo, hoặc nhấn phím mũi tên rồi Enter, để đổi giá',
    studies: {
      ma: 'Đường trung bình động',
      ema: 'Đường trung bình động lũy thừa',
      boll: 'Dải Bollinger',
      volume: 'Khối lượng giao dịch',
      macd: 'Hội tụ và phân kỳ trung bình động',
      rsi: 'Chỉ số sức mạnh tương đối',
    },
  },
} as const;
