export const privacy = {
  privacy: {
    title: '데이터 및 약관',
    agreements: '약관',
    agreed: '버전 {{version}}, {{time}} 동의',
    newVersion: '버전 {{version}} ({{time}}부터): 아직 동의하지 않음',
    notAgreed: '아직 동의하지 않음',
    ask: '아직 동의하지 않은 약관을 읽어 주세요. 동의 여부와 관계없이 자금은 언제든지 이용할 수 있습니다.',
    agree: '읽었으며 동의합니다',
    later: '나중에',
    saved: '동의가 저장되었습니다',
    ownData: '내 데이터',
    ownDataHint:
      '보관 중인 회원님의 모든 정보를 하나의 파일로 받습니다: 계정, 신분증, 동의, 기기, 로그인, 메시지, 상담 내용, 사진, 주문, 체결, 내역. 안전한 곳에 보관하세요.',
    download: '내 데이터 다운로드',
    downloaded: '데이터가 저장되었습니다',
    close: '계정 해지',
    closeHint:
      '계정은 영구히 해지되며 모든 기기에서 로그아웃됩니다. 먼저 자금을 출금하고 주문을 취소하세요. 해지한 계정의 이메일과 휴대폰 번호는 다른 계정에 사용할 수 없습니다.',
    giveUpDust: '합계 1 USDT 이하의 잔액 포기',
    closed: '계정이 해지되었습니다',
  },
} as const;
