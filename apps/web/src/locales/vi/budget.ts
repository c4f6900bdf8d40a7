export const budget = {
  lossBudget: {
    title: 'Ngân sách lỗ',
    intro:
      'Đặt mức lỗ tối đa bạn chấp nhận. Mức này tính chung cho hợp đồng tương lai và quyền chọn, do hệ thống giao dịch giữ: không thể mở thêm khi vượt mức. Bạn luôn có thể đóng vị thế.',
    none: 'Bạn chưa đặt ngân sách lỗ.',
    amount: 'Ngân sách lỗ',
    result: 'Kết quả kỳ này',
    atStake: 'Đang chịu rủi ro',
    left: 'Còn lại',
    ends: 'Kỳ kết thúc',
    next: 'Từ {{time}}: {{amount}}',
    nextNone: 'Ngân sách lỗ kết thúc lúc {{time}}.',
    cooling: 'Bạn đang tạm nghỉ đến {{time}}: trước đó không thể mở vị thế mới.',
    period: 'Kỳ',
    periods: { day: 'Mỗi ngày', week: 'Mỗi tuần', month: 'Mỗi tháng' },
    set: 'Đặt ngân sách lỗ',
    tighter: 'Nhập 0 để bỏ. Mức chặt hơn có hiệu lực ngay, mức nới rộng sau 24 giờ. Kỳ bắt đầu lúc 0 giờ UTC.',
    saved: 'Đã lưu',
    notSet: 'Không có gì thay đổi',
    break: 'Tạm nghỉ giao dịch',
    breakNote:
      'Trong thời gian này bạn không thể mở vị thế hợp đồng tương lai và quyền chọn. Bạn vẫn có thể đóng mọi thứ. Thời gian tạm nghỉ chỉ có thể kéo dài, không thể rút ngắn.',
    length: 'Thời gian',
    start: 'Bắt đầu tạm nghỉ',
    ask: 'Tạm nghỉ {{days}}?',
    days_other: '{{count}} ngày',
  },
};
