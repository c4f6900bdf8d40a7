export const privacy = {
  privacy: {
    title: '資料與協議',
    agreements: '協議',
    agreed: '版本 {{version}}，於 {{time}} 同意',
    newVersion: '版本 {{version}} 自 {{time}} 起生效，尚未同意',
    notAgreed: '尚未同意',
    ask: '請閱讀您尚未同意的協議。無論是否同意，您都可以隨時取用資金。',
    agree: '我已閱讀並同意',
    later: '稍後再說',
    saved: '已儲存您的同意',
    ownData: '您的資料',
    ownDataHint:
      '一個檔案，包含我們保存的關於您的全部資料：帳戶、身份證件、同意紀錄、裝置、登入、訊息、客服對話、照片、委託、成交及帳單。請妥善保管。',
    download: '下載您的資料',
    downloaded: '資料已儲存',
    close: '註銷帳戶',
    closeHint:
      '帳戶註銷後無法恢復，所有裝置都會登出。請先提取資金並撤銷委託。已註銷帳戶的電郵和手機號碼不能用於註冊其他帳戶。',
    giveUpDust: '放棄合計不超過 1 USDT 的零頭',
    closed: '您的帳戶已註銷',
  },
} as const;
