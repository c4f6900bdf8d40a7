export const home = {
  home: {
    headline: 'เทรดด้วยกฎที่ตรวจสอบได้',
    subline: 'สมุดคำสั่งสด ค่าธรรมเนียมชัดเจน ไม่มีใครกำหนดผลได้',
    equity: 'มูลค่าทั้งหมด',
    showAmounts: 'แสดงจำนวนเงิน',
    hideAmounts: 'ซ่อนจำนวนเงิน',
    hot: 'ยอดนิยม',
    gainers: 'ขาขึ้น',
    losers: 'ขาลง',
  },
} as const;
