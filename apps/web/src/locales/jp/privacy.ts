export const privacy = {
  privacy: {
    title: 'データと規約',
    agreements: '規約',
    agreed: 'バージョン {{version}}、{{time}} に同意',
    newVersion: 'バージョン {{version}}（{{time}} から）：未同意',
    notAgreed: '未同意',
    ask: 'まだ同意していない規約をお読みください。同意の有無にかかわらず、資金はいつでもご利用いただけます。',
    agree: '読みました。同意します',
    later: '後で',
    saved: '同意を保存しました',
    ownData: 'お客様のデータ',
    ownDataHint:
      '当社が保存しているお客様の情報をすべて一つのファイルにまとめます：アカウント、同意、端末、ログイン、注文、約定、明細。',
    download: 'データをダウンロード',
    downloaded: 'データを保存しました',
    close: 'アカウントを閉鎖',
    closeHint:
      'アカウントは永久に閉鎖され、すべての端末からログアウトされます。先に資金を出金し、注文を取り消してください。閉鎖したアカウントのメールアドレスと携帯番号は、別のアカウントには使えません。',
    giveUpDust: '合計 1 USDT 以下の残りを放棄する',
    closed: 'アカウントを閉鎖しました',
  },
} as const;
