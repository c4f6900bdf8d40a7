import type { MessageTexts } from '../texts.ts';

export const texts: MessageTexts = {
  code: ['验证码', '您的验证码是 {{code}}，10 分钟内有效。请勿告诉任何人，包括客服人员。'],
  mail: {
    open: '打开应用',
    freeze: '不是您本人？立即冻结账户',
    phrase: '您的防钓鱼码',
    stop: '您可以在“设置 - 通知”中选择接收哪些通知。',
  },
  kinds: {
    welcome: ['欢迎加入', '您的账户已开通。充值前请先设置双重验证：即使密码泄露，账户也不会落入他人之手。'],
    new_device: ['新设备登录', '您的账户在新设备上登录。如非本人操作，请立即修改密码。'],
    password_changed: ['登录密码已修改', '您的登录密码已修改，24 小时内暂停提现。如非本人操作，请立即重置密码。'],
    password_reset: [
      '登录密码已重置',
      '您的登录密码已通过验证码重置，所有设备均已退出登录，24 小时内暂停提现。如非本人操作，请立即联系客服。',
    ],
    pay_password_changed: ['资金密码已修改', '您的资金密码已修改，24 小时内暂停提现。如非本人操作，请立即冻结账户。'],
    device_logged_out: ['一台设备已退出登录', '您登录的设备过多，最久未使用的一台已退出登录。'],
    logins_guessed: [
      '有人尝试登录您的账户',
      '有人多次用错误的密码尝试登录您的账户。只要密码未泄露，您的账户就是安全的，您可以照常登录。',
    ],
    codes_guessed: ['有人尝试输入您的验证码', '有人为您的账户多次输入错误的验证码，已被拒绝。请勿将验证码告诉任何人。'],
    factors_guessed: [
      '有人尝试输入您的 2FA 验证码',
      '有人已知道您的密码，并多次输入错误的 2FA 验证码，已被拒绝。请立即修改密码。',
    ],
    recovery_codes_renewed: [
      '恢复码已更新',
      '您的账户已生成新的恢复码，旧恢复码已失效，24 小时内暂停提现。如非本人操作，请立即冻结账户。',
    ],
    account_frozen_by_owner: [
      '账户已按您的要求冻结',
      '您的账户已通过我们发送给您的链接冻结。所有设备均已退出登录，任何人都无法登录、交易或提现。如需解冻，请在登录页面提交申请。',
    ],
    pay_password_set: ['资金密码已设置', '您的账户已设置资金密码。如非本人操作，请立即冻结账户。'],
    recovery_asked: [
      '有人申请恢复账户访问',
      '有人使用您的密码向客服申请恢复账户访问。如非本人操作，请立即冻结账户并修改密码。',
    ],
    recovery_refused: ['恢复访问申请未通过', '您的恢复访问申请未通过。原因：{{reason}} 您可以在登录页面重新申请。'],
    mail_bound: ['邮箱已绑定', '您的账户已绑定邮箱。如非本人操作，请立即冻结账户。'],
    mobile_bound: ['手机号已绑定', '您的账户已绑定手机号。如非本人操作，请立即冻结账户。'],
    factor_added: ['已添加双重验证', '您的账户已添加一种双重验证方式。如非本人操作，请立即冻结账户。'],
    factor_removed: [
      '已移除双重验证',
      '您的账户已移除一种双重验证方式，24 小时内暂停提现。如非本人操作，请立即冻结账户。',
    ],
    factor_lost: [
      '双重验证已更换',
      '经身份核验，您遗失的双重验证方式已更换，{{until}} 前暂停提现。如非本人申请，请立即冻结账户。',
    ],
    recovery_code_used: [
      '恢复码已使用',
      '有人使用恢复码登录了您的账户，剩余恢复码：{{left}}。如非本人操作，请立即冻结账户。',
    ],
    mail_changed: ['邮箱已更换', '您账户的邮箱已更换，24 小时内暂停提现。如非本人操作，请立即冻结账户。'],
    mobile_changed: ['手机号已更换', '您账户的手机号已更换，24 小时内暂停提现。如非本人操作，请立即冻结账户。'],
    mail_bounced: ['您收不到我们的邮件', '发往您邮箱的邮件被退回。请在安全设置中检查邮箱地址，以免错过重要通知。'],
    hold_started: ['提现已暂停', '为保障您的账户安全，{{until}} 前暂停提现，交易不受影响。'],
    hold_ended: ['提现已恢复', '您账户的安全保护期已结束，可以正常提现。'],
    account_frozen: ['账户已冻结', '您的账户已被冻结。原因：{{reason}} 如有疑问，请联系客服。'],
    account_unfrozen: ['账户已解冻', '您的账户已解除冻结，可以正常使用。'],
    account_closed: ['账户已注销', '您的账户已按您的申请注销。如非本人操作，请立即联系客服。'],
    identity_approved: ['身份认证已通过', '您的 Lv{{level}} 身份认证已通过审核。'],
    identity_refused: [
      '身份认证未通过',
      '您的身份认证未通过审核。原因：{{reason}} 您填写的内容已保留，修改后可重新提交。',
    ],
    adjustment: ['余额更正', '您的余额已更正 {{amount}}。原因：{{reason}}'],
    deposit_credited: ['充值到账', '{{amount}} 已存入您的账户。'],
    deposit_rejected: ['充值未通过', '您的 {{amount}} 充值申请未通过。原因：{{reason}}'],
    withdrawal_requested: ['提现申请已提交', '您的 {{amount}} 提现申请正在审核。如非本人操作，请立即冻结账户。'],
    withdrawal_approved: ['提现已通过审核', '您的 {{amount}} 提现已通过审核，即将发送。'],
    withdrawal_sent: ['提现已发送', '您的 {{amount}} 提现已发往您的地址。'],
    withdrawal_completed: ['提现已完成', '您的 {{amount}} 提现已到账。'],
    withdrawal_rejected: ['提现被拒绝', '您的 {{amount}} 提现被拒绝，金额已退回您的账户。原因：{{reason}}'],
    withdrawal_canceled: ['提现已取消', '您的 {{amount}} 提现已取消，金额已退回您的账户。'],
    transfer_received: ['收到转账', '{{sender}} 向您转账 {{amount}}，已到您的资金账户。'],
    recurring_failed: ['定投未成交', '{{coin}} 的一次定投未能执行。原因：{{reason}}。下一次将按计划进行。'],
    recurring_ended: ['定投已结束', '{{coin}} 的最后一次定投已完成。'],
    referral_paid: ['返佣已到账', '今日的邀请返佣已发放至您的资金账户。'],
    position_liquidated_part: [
      '持仓部分强制平仓',
      '您在 {{market}} 的{{side}}因保证金低于维持保证金，已被部分强制平仓：{{quantity}}，均价 {{price}}。扣除手续费后盈亏：{{result}}。',
    ],
    position_liquidated: [
      '持仓已强制平仓',
      '您在 {{market}} 的{{side}}因保证金低于维持保证金，已被强制平仓：{{quantity}}，均价 {{price}}。扣除手续费后盈亏：{{result}}。除此之外您不欠任何款项。',
    ],
    position_deleveraged: [
      '自动减仓',
      '您在 {{market}} 的{{side}}已被自动减仓 {{quantity}}，均价 {{price}}：对手方已破产，且无法在市场上平仓。扣除手续费后盈亏：{{result}}。',
    ],
    stop_filled: [
      '{{what}}已成交',
      '{{what}}已触发：您在 {{market}} 的{{side}}已平仓 {{quantity}}，均价 {{price}}。扣除手续费后盈亏：{{result}}。',
    ],
    funding_from_margin: [
      '资金费用已从保证金扣除',
      '您的可用余额不足以支付 {{market}} {{side}}的资金费用，已从该持仓的保证金中扣除 {{amount}}，强平价格因此更接近市价。',
    ],
    margin_call: [
      '补仓提醒',
      '您在 {{market}} 的{{side}}即将强制平仓：标记价格 {{mark}}，强平价格 {{liquidation}}。请增加保证金或减仓。',
    ],
    option_void: ['期权已作废，本金已退回', '您在 {{market}} 的期权已作废，{{amount}} 已退回期权账户。{{reason}}'],
    copy_cut: [
      '跟单数量已减少',
      '{{name}} 在 {{market}} 开仓：您设定跟单 {{wanted}}，实际跟单 {{lots}}。原因：{{reason}}。',
    ],
    copy_skipped: ['未能跟单', '{{name}} 在 {{market}} 开仓，未能为您跟单（设定 {{wanted}}）。原因：{{reason}}。'],
    copy_margin_added: [
      '带单员追加了保证金',
      '{{name}} 为您跟单的 {{market}} 持仓追加了 {{amount}} 保证金。您的跟单持仓不会自动追加，强平价格可能更近。',
    ],
    follow_stopped: [
      '已触及止损，跟单结束',
      '您跟单 {{name}} 的亏损已达到您设定的止损：持仓已平仓，跟单已结束。扣除手续费和分润后的结果：{{result}}。',
    ],
    follow_lead_closed: [
      '您跟单的带单员已停止带单',
      '{{name}} 已不再带单：您的跟单持仓已平仓，跟单已结束。扣除手续费和分润后的结果：{{result}}。',
    ],
    profit_share_paid: [
      '已支付分润',
      '{{amount}} 已作为分润支付给 {{name}}。自跟单以来您的跟单盈利 {{gained}}，未平仓部分按标记价格计算。',
    ],
    profit_share_received: ['收到分润', '{{amount}} 已到您的合约账户：来自一位跟单员盈利的分润。'],
    loss_budget_used: [
      '亏损预算已用完',
      '您在本周期内已亏损 {{lost}}，达到您设定的上限。{{until}} 之前不会再为您开仓；已有的持仓和委托保留，您可随时平仓或撤销。',
    ],
    order_filled: ['委托已成交', '您在 {{market}} 的委托已完全成交：{{quantity}}，均价 {{price}}。'],
    support_answer: ['客服已回复', '您的客服会话有新回复。'],
    announcement: ['{{title}}', '{{text}}'],
  },
};
