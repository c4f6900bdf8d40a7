export const budget = {
  lossBudget: {
    title: '損失予算',
    intro:
      '損失の上限をご自身で設定できます。先物とオプションを合算して取引システムが管理し、上限を超える新規建てはできません。決済はいつでも可能です。',
    none: '損失予算は設定されていません。',
    amount: '損失予算',
    result: 'この期間の損益',
    atStake: '現在のリスク額',
    left: '残り',
    ends: '期間の終了',
    next: '{{time}}から：{{amount}}',
    nextNone: '損失予算は{{time}}に解除されます。',
    cooling: '{{time}}まで取引休止中です。それまで新規建てはできません。',
    period: '期間',
    periods: { day: '1日', week: '1週間', month: '1か月' },
    set: '損失予算を設定',
    tighter: '0で解除します。引き下げは即時、引き上げは24時間後に有効になります。期間はUTC 0時に始まります。',
    saved: '保存しました',
    notSet: '変更はありません',
    break: '取引を休止する',
    breakNote:
      'この期間は先物とオプションの新規建てができません。決済はいつでも可能です。延長はできますが、短縮はできません。',
    length: '長さ',
    start: '休止を開始',
    ask: '{{days}}の取引休止を開始しますか？',
    days_other: '{{count}}日間',
  },
};
