export const budget = {
  lossBudget: {
    title: '손실 예산',
    intro:
      '최대 손실 금액을 직접 정하세요. 선물과 옵션을 합산해 거래 시스템이 관리하며, 예산을 넘는 진입은 할 수 없습니다. 종료는 언제든지 가능합니다.',
    none: '설정된 손실 예산이 없습니다.',
    amount: '손실 예산',
    result: '이번 기간 손익',
    atStake: '현재 위험 금액',
    left: '남은 금액',
    ends: '기간 종료',
    next: '{{time}}부터: {{amount}}',
    nextNone: '손실 예산이 {{time}}에 해제됩니다.',
    cooling: '{{time}}까지 거래 휴식 중입니다. 그때까지 진입할 수 없습니다.',
    period: '기간',
    periods: { day: '하루', week: '한 주', month: '한 달' },
    set: '손실 예산 설정',
    tighter: '0을 입력하면 해제됩니다. 줄이면 즉시, 늘리면 24시간 후에 적용됩니다. 기간은 UTC 자정에 시작합니다.',
    saved: '저장되었습니다',
    notSet: '변경된 내용이 없습니다',
    break: '거래 휴식',
    breakNote:
      '이 기간에는 선물과 옵션에 진입할 수 없습니다. 종료는 언제든지 가능합니다. 기간은 연장만 가능하고 단축할 수 없습니다.',
    length: '기간 길이',
    start: '휴식 시작',
    ask: '{{days}} 동안 쉬시겠습니까?',
    days_other: '{{count}}일',
  },
};
