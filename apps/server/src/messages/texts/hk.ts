import type { MessageTexts } from '../texts.ts';

export const texts: MessageTexts = {
  code: ['驗證碼', '您的驗證碼是 {{code}}，10 分鐘內有效。請勿告訴任何人，包括客服人員。'],
  mail: {
    open: '開啟應用程式',
    freeze: '不是您本人？立即凍結帳戶',
    phrase: '您的防釣魚碼',
    stop: '您可以在「設定 - 通知」中選擇接收哪些通知。',
  },
  kinds: {
    welcome: ['歡迎加入', '您的帳戶已開通。充值前請先設定雙重驗證：即使密碼外洩，帳戶也不會落入他人之手。'],
    new_device: ['新裝置登入', '您的帳戶在新裝置上登入。如非本人操作，請立即更改密碼。'],
    password_changed: ['登入密碼已更改', '您的登入密碼已更改，24 小時內暫停提現。如非本人操作，請立即重設密碼。'],
    password_reset: [
      '登入密碼已重設',
      '您的登入密碼已透過驗證碼重設，所有裝置均已登出，24 小時內暫停提現。如非本人操作，請立即聯絡客服。',
    ],
    pay_password_changed: ['資金密碼已更改', '您的資金密碼已更改，24 小時內暫停提現。如非本人操作，請立即凍結帳戶。'],
    device_logged_out: ['一部裝置已登出', '您登入的裝置過多，最久未使用的一部已登出。'],
    logins_guessed: [
      '有人嘗試登入您的帳戶',
      '有人多次以錯誤密碼嘗試登入您的帳戶。只要密碼沒有外洩，您的帳戶就是安全的，您可以如常登入。',
    ],
    codes_guessed: ['有人嘗試輸入您的驗證碼', '有人為您的帳戶多次輸入錯誤的驗證碼，已被拒絕。請勿將驗證碼告訴任何人。'],
    factors_guessed: [
      '有人嘗試輸入您的 2FA 驗證碼',
      '有人已知道您的密碼，並多次輸入錯誤的 2FA 驗證碼，已被拒絕。請立即修改密碼。',
    ],
    recovery_codes_renewed: [
      '恢復碼已更新',
      '您的帳戶已產生新的恢復碼，舊恢復碼已失效，24 小時內暫停提現。如非本人操作，請立即凍結帳戶。',
    ],
    account_frozen_by_owner: [
      '帳戶已按您的要求凍結',
      '您的帳戶已透過我們發送給您的連結凍結。所有裝置均已登出，任何人都無法登入、交易或提現。如需解凍，請於登入頁面提交申請。',
    ],
    pay_password_set: ['資金密碼已設定', '您的帳戶已設定資金密碼。如非本人操作，請立即凍結帳戶。'],
    recovery_asked: [
      '有人申請恢復帳戶存取',
      '有人使用您的密碼向客服申請恢復帳戶存取。如非本人操作，請立即凍結帳戶並修改密碼。',
    ],
    recovery_refused: ['恢復存取申請未通過', '您的恢復存取申請未通過。原因：{{reason}} 您可於登入頁面重新申請。'],
    mail_bound: ['電郵已綁定', '您的帳戶已綁定電郵。如非本人操作，請立即凍結帳戶。'],
    mobile_bound: ['手機號碼已綁定', '您的帳戶已綁定手機號碼。如非本人操作，請立即凍結帳戶。'],
    factor_added: ['已新增雙重驗證', '您的帳戶已新增一種雙重驗證方式。如非本人操作，請立即凍結帳戶。'],
    factor_removed: [
      '已移除雙重驗證',
      '您的帳戶已移除一種雙重驗證方式，24 小時內暫停提現。如非本人操作，請立即凍結帳戶。',
    ],
    factor_lost: [
      '雙重驗證已更換',
      '經身份核實，您遺失的雙重驗證方式已更換，{{until}} 前暫停提現。如非本人申請，請立即凍結帳戶。',
    ],
    recovery_code_used: [
      '復原碼已使用',
      '有人使用復原碼登入了您的帳戶，剩餘復原碼：{{left}}。如非本人操作，請立即凍結帳戶。',
    ],
    mail_changed: ['電郵地址已更換', '您帳戶的電郵地址已更換，24 小時內暫停提現。如非本人操作，請立即凍結帳戶。'],
    mobile_changed: ['手機號碼已更換', '您帳戶的手機號碼已更換，24 小時內暫停提現。如非本人操作，請立即凍結帳戶。'],
    mail_bounced: ['您收不到我們的電郵', '發往您電郵地址的郵件被退回。請在安全設定中檢查電郵地址，以免錯過重要通知。'],
    hold_started: ['提現已暫停', '為保障您的帳戶安全，{{until}} 前暫停提現，交易不受影響。'],
    hold_ended: ['提現已恢復', '您帳戶的安全保護期已結束，可以正常提現。'],
    account_frozen: ['帳戶已凍結', '您的帳戶已被凍結。原因：{{reason}} 如有疑問，請聯絡客服。'],
    account_unfrozen: ['帳戶已解凍', '您的帳戶已解除凍結，可以正常使用。'],
    account_closed: ['帳戶已註銷', '您的帳戶已按您的申請註銷。如非本人操作，請立即聯絡客服。'],
    identity_approved: ['身份認證已通過', '您的 Lv{{level}} 身份認證已通過審核。'],
    identity_refused: [
      '身份認證未通過',
      '您的身份認證未通過審核。原因：{{reason}} 您填寫的內容已保留，修改後可重新提交。',
    ],
    adjustment: ['餘額更正', '您的餘額已更正 {{amount}}。原因：{{reason}}'],
    deposit_credited: ['充值到帳', '{{amount}} 已存入您的帳戶。'],
    deposit_rejected: ['充值未通過', '您的 {{amount}} 充值申請未通過。原因：{{reason}}'],
    withdrawal_requested: ['提現申請已提交', '您的 {{amount}} 提現申請正在審核。如非本人操作，請立即凍結帳戶。'],
    withdrawal_approved: ['提現已通過審核', '您的 {{amount}} 提現已通過審核，即將發送。'],
    withdrawal_sent: ['提現已發送', '您的 {{amount}} 提現已發往您的地址。'],
    withdrawal_completed: ['提現已完成', '您的 {{amount}} 提現已到帳。'],
    withdrawal_rejected: ['提現被拒絕', '您的 {{amount}} 提現被拒絕，金額已退回您的帳戶。原因：{{reason}}'],
    withdrawal_canceled: ['提現已取消', '您的 {{amount}} 提現已取消，金額已退回您的帳戶。'],
    transfer_received: ['收到轉帳', '{{sender}} 向您轉帳 {{amount}}，已到您的資金帳戶。'],
    recurring_failed: ['定投未成交', '{{coin}} 的一次定投未能執行。原因：{{reason}}。下一次將按計劃進行。'],
    recurring_ended: ['定投已結束', '{{coin}} 的最後一次定投已完成。'],
    referral_paid: ['返佣已到帳', '今日的邀請返佣已發放至您的資金帳戶。'],
    position_liquidated_part: [
      '持倉部分強制平倉',
      '您在 {{market}} 的{{side}}因保證金低於維持保證金，已被部分強制平倉：{{quantity}}，均價 {{price}}。扣除手續費後盈虧：{{result}}。',
    ],
    position_liquidated: [
      '持倉已強制平倉',
      '您在 {{market}} 的{{side}}因保證金低於維持保證金，已被強制平倉：{{quantity}}，均價 {{price}}。扣除手續費後盈虧：{{result}}。除此之外您不欠任何款項。',
    ],
    position_deleveraged: [
      '自動減倉',
      '您在 {{market}} 的{{side}}已被自動減倉 {{quantity}}，均價 {{price}}：對手方已破產，且無法在市場上平倉。扣除手續費後盈虧：{{result}}。',
    ],
    stop_filled: [
      '{{what}}已成交',
      '{{what}}已觸發：您在 {{market}} 的{{side}}已平倉 {{quantity}}，均價 {{price}}。扣除手續費後盈虧：{{result}}。',
    ],
    funding_from_margin: [
      '資金費用已從保證金扣除',
      '您的可用餘額不足以支付 {{market}} {{side}}的資金費用，已從該持倉的保證金中扣除 {{amount}}，強平價格因此更接近市價。',
    ],
    margin_call: [
      '補倉提示',
      '您在 {{market}} 的{{side}}即將強制平倉：標記價格 {{mark}}，強平價格 {{liquidation}}。請增加保證金或減倉。',
    ],
    option_void: ['期權已作廢，本金已退回', '您在 {{market}} 的期權已作廢，{{amount}} 已退回期權帳戶。{{reason}}'],
    copy_cut: [
      '跟單數量已減少',
      '{{name}} 在 {{market}} 開倉：您設定跟單 {{wanted}}，實際跟單 {{lots}}。原因：{{reason}}。',
    ],
    copy_skipped: ['未能跟單', '{{name}} 在 {{market}} 開倉，未能為您跟單（設定 {{wanted}}）。原因：{{reason}}。'],
    copy_margin_added: [
      '帶單員追加了保證金',
      '{{name}} 為您跟單的 {{market}} 持倉追加了 {{amount}} 保證金。您的跟單持倉不會自動追加，強平價格可能更近。',
    ],
    follow_stopped: [
      '已觸及止損，跟單結束',
      '您跟單 {{name}} 的虧損已達到您設定的止損：持倉已平倉，跟單已結束。扣除手續費和分潤後的結果：{{result}}。',
    ],
    follow_lead_closed: [
      '您跟單的帶單員已停止帶單',
      '{{name}} 已不再帶單：您的跟單持倉已平倉，跟單已結束。扣除手續費和分潤後的結果：{{result}}。',
    ],
    profit_share_paid: [
      '已支付分潤',
      '{{amount}} 已作為分潤支付給 {{name}}。自跟單以來您的跟單盈利 {{gained}}，未平倉部分按標記價格計算。',
    ],
    profit_share_received: ['收到分潤', '{{amount}} 已到您的合約帳戶：來自一位跟單員盈利的分潤。'],
    loss_budget_used: [
      '虧損預算已用完',
      '您在本週期內已虧損 {{lost}}，達到您設定的上限。{{until}} 之前不會再為您開倉；已有的持倉和委託保留，您可隨時平倉或撤銷。',
    ],
    order_filled: ['委託已成交', '您在 {{market}} 的委託已完全成交：{{quantity}}，均價 {{price}}。'],
    support_answer: ['客服已回覆', '您的客服對話有新回覆。'],
    announcement: ['{{title}}', '{{text}}'],
  },
};
