/** The candle chart: its indicators, and what is said of its candles. */
export const chart = {
  chart: {
    label: 'กราฟ {{symbol}}',
    interval: 'กรอบเวลา',
    indicators: 'อินดิเคเตอร์',
    fullScreen: 'เต็มหน้าจอ',
    leaveFullScreen: 'ออกจากเต็มหน้าจอ',
    depthRange: 'ช่วงราคา',
    mainChart: 'กราฟหลัก',
    subChart: 'กราฟย่อย',
    candles: 'แท่งเทียน',
    candleText: '{{time}}: เปิด {{open}} สูงสุด {{high}} ต่ำสุด {{low}} ปิด {{close}} เปลี่ยนแปลง {{change}} ปริมาณ {{volume}}',
    summary:
      '{{symbol}} แท่งเทียน {{interval}} ตั้งแต่ {{from}} ถึง {{to}}: ราคาล่าสุด {{last}} เปลี่ยนแปลง {{change}} สูงสุด {{high}} ต่ำสุด {{low}}',
    open: 'เปิด',
    high: 'สูง',
    low: 'ต่ำ',
    close: 'ปิด',
    change: 'เปลี่ยนแปลง',
    volume: 'ปริมาณ',
    toLatest: 'ไปที่แท่งเทียนล่าสุด',
    orderLine: 'เส้นคำสั่ง: {{type}}, {{side}}',
    orderLineHint: 'ลาก หรือกดปุ่มลูกศรแล้วกด Enter เพื่อเปลี่ยนราคา',
    studies: {
      ma: 'เส้นค่าเฉลี่ยเคลื่อนที่',
      ema: 'เส้นค่าเฉลี่ยเคลื่อนที่แบบเอ็กซ์โพเนนเชียล',
      boll: 'โบลินเจอร์แบนด์',
      volume: 'ปริมาณการซื้อขาย',
      macd: 'การลู่เข้าและแยกออกของค่าเฉลี่ยเคลื่อนที่',
      rsi: 'ดัชนีกำลังสัมพัทธ์',
    },
  },
} as const;
