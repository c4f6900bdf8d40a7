/** What a customer has agreed to, and the file of own data. */
export const privacy = {
  privacy: {
    title: 'Data and agreements',
    agreements: 'Agreements',
    agreed: 'Version {{version}}, agreed on {{time}}',
    newVersion: 'Version {{version}} since {{time}}: not agreed yet',
    notAgreed: 'Not agreed yet',
    ask: 'Please read the agreements that you have not agreed to yet. Your money stays within reach either way.',
    agree: 'I have read them and agree',
    later: 'Later',
    saved: 'Your consent is saved',
    ownData: 'Your data',
    ownDataHint:
      'One file with everything that we keep of you: account, identity documents, agreements, devices, log-ins, messages, chats, photos, orders, trades and bills. Keep it in a safe place.',
    download: 'Download your data',
    downloaded: 'Your data is saved',
    close: 'Close account',
    closeHint:
      'Your account is closed for ever and you are logged out everywhere. Withdraw your funds and cancel your orders first. The email and mobile number of a closed account can’t be used for another one.',
    giveUpDust: 'Give up remains of up to 1 USDT in all',
    closed: 'Your account is closed',
  },
} as const;
