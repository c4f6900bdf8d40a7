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
    ownDataHint: '보관 중인 회원님의 모든 정보를 하나의 파일로 받습니다: 계정, 동의, 기기, 로그인, 주문, 체결, 내역.',
    download: '내 데이터 다운로드',
    downloaded: '데이터가 저장되었습니다',
  },
} as const;
