export const privacy = {
  privacy: {
    title: '数据与协议',
    agreements: '协议',
    agreed: '版本 {{version}}，于 {{time}} 同意',
    newVersion: '版本 {{version}} 自 {{time}} 起生效，尚未同意',
    notAgreed: '尚未同意',
    ask: '请阅读您尚未同意的协议。无论是否同意，您都可以随时取用资金。',
    agree: '我已阅读并同意',
    later: '以后再说',
    saved: '已保存您的同意',
    ownData: '您的数据',
    ownDataHint:
      '一个文件，包含我们保存的关于您的全部信息：账户、身份证件、同意记录、设备、登录、消息、客服对话、照片、委托、成交和账单。请妥善保管。',
    download: '下载您的数据',
    downloaded: '数据已保存',
    close: '注销账户',
    closeHint:
      '账户注销后无法恢复，所有设备都会退出登录。请先提取资金并撤销委托。已注销账户的邮箱和手机号不能用于注册其他账户。',
    giveUpDust: '放弃合计不超过 1 USDT 的零头',
    closed: '您的账户已注销',
  },
} as const;
