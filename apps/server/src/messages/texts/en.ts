import type { MessageTexts } from '../texts.ts';

export const texts: MessageTexts = {
  code: [
    'Verification code',
    'Your verification code is {{code}}. It is valid for 10 minutes. Never share it with anyone, including our staff.',
  ],
  mail: {
    open: 'Open the app',
    freeze: 'Not you? Freeze your account',
    phrase: 'Your anti-phishing code',
    stop: 'You can choose what we tell you under Settings, Notifications.',
  },
  kinds: {
    welcome: [
      'Welcome',
      'Your account is open. Set up two-factor authentication before you add funds: it keeps your account yours even if somebody learns your password.',
    ],
    new_device: [
      'Login on a new device',
      'Your account was logged in to on a new device. If this was not you, change your password at once.',
    ],
    password_changed: [
      'Password changed',
      'Your password was changed. Withdrawals are paused for 24 hours. If this was not you, reset your password at once.',
    ],
    password_reset: [
      'Password reset',
      'Your password was reset with a verification code, and all devices were logged out. Withdrawals are paused for 24 hours. If this was not you, contact customer service at once.',
    ],
    pay_password_changed: [
      'Fund password changed',
      'Your fund password was changed. Withdrawals are paused for 24 hours. If this was not you, freeze your account at once.',
    ],
    device_logged_out: [
      'A device was logged out',
      'You are logged in on too many devices, so the one not used for longest was logged out.',
    ],
    logins_guessed: [
      'Wrong passwords for your account',
      'Somebody has tried to log in to your account with wrong passwords. Your account is safe as long as your password is secret; you can log in as usual.',
    ],
    codes_guessed: [
      'Wrong codes for your account',
      'Somebody has entered wrong verification codes for your account. They were turned away. Never share a code with anyone.',
    ],
    factors_guessed: [
      'Wrong 2FA codes for your account',
      'Somebody who knows your password has entered wrong 2FA codes and was turned away. Change your password now.',
    ],
    recovery_codes_renewed: [
      'New recovery codes',
      'New recovery codes were made for your account; the old ones no longer work. Withdrawals are paused for 24 hours. If this was not you, freeze your account at once.',
    ],
    account_frozen_by_owner: [
      'Account frozen by your link',
      'Your account was frozen by a link that we sent you. All devices are logged out, and nobody can log in, trade or withdraw. To open it again, ask for it on the login page.',
    ],
    pay_password_set: [
      'Fund password set',
      'A fund password was set for your account. If this was not you, freeze your account at once.',
    ],
    recovery_asked: [
      'Access help requested',
      'Somebody with your password asked customer service for access to your account. If this was not you, freeze your account at once and change your password.',
    ],
    recovery_refused: [
      'Access request declined',
      'Your request for access was declined. Reason: {{reason}} You can ask again on the login page.',
    ],
    mail_bound: [
      'Email address bound',
      'An email address was bound to your account. If this was not you, freeze your account at once.',
    ],
    mobile_bound: [
      'Mobile number bound',
      'A mobile number was bound to your account. If this was not you, freeze your account at once.',
    ],
    factor_added: [
      'Two-factor authentication added',
      'A second factor was added to your account. If this was not you, freeze your account at once.',
    ],
    factor_removed: [
      'Two-factor authentication removed',
      'A second factor was removed from your account. Withdrawals are paused for 24 hours. If this was not you, freeze your account at once.',
    ],
    factor_lost: [
      'Second factor replaced',
      'Your lost second factor was replaced after an identity check. Withdrawals are paused until {{until}}. If you did not ask for this, freeze your account at once.',
    ],
    recovery_code_used: [
      'Recovery code used',
      'A recovery code was used to log in to your account. Codes left: {{left}}. If this was not you, freeze your account at once.',
    ],
    mail_changed: [
      'Email address changed',
      'The email address of your account was changed. Withdrawals are paused for 24 hours. If this was not you, freeze your account at once.',
    ],
    mobile_changed: [
      'Mobile number changed',
      'The mobile number of your account was changed. Withdrawals are paused for 24 hours. If this was not you, freeze your account at once.',
    ],
    mail_bounced: [
      'Our mail does not reach you',
      'Mail to your email address comes back to us. Please check the address in your security settings, so that you hear from us when it matters.',
    ],
    hold_started: [
      'Withdrawals paused',
      'For your security, withdrawals from your account are paused until {{until}}. Trading goes on as usual.',
    ],
    hold_ended: ['Withdrawals resumed', 'The security hold on your account is over. You can withdraw again.'],
    account_frozen: [
      'Account frozen',
      'Your account has been frozen. Reason: {{reason}} Contact customer service if you have questions.',
    ],
    account_unfrozen: ['Account unfrozen', 'Your account is no longer frozen. You can use it as usual.'],
    account_closed: [
      'Account closed',
      'Your account has been closed as you asked. Contact customer service at once if this was not you.',
    ],
    identity_approved: ['Identity verified', 'Your identity verification for Lv{{level}} was approved.'],
    identity_refused: [
      'Identity verification failed',
      'Your identity verification was not approved. Reason: {{reason}} What you entered is kept; you can correct it and submit it again.',
    ],
    adjustment: ['Balance correction', 'Your balance was corrected by {{amount}}. Reason: {{reason}}'],
    deposit_credited: ['Deposit credited', '{{amount}} was credited to your account.'],
    deposit_rejected: ['Deposit not credited', 'Your deposit request of {{amount}} was rejected. Reason: {{reason}}'],
    withdrawal_requested: [
      'Withdrawal requested',
      'Your withdrawal of {{amount}} is under review. If this was not you, freeze your account at once.',
    ],
    withdrawal_approved: [
      'Withdrawal approved',
      'Your withdrawal of {{amount}} was approved and will be sent shortly.',
    ],
    withdrawal_sent: ['Withdrawal sent', 'Your withdrawal of {{amount}} is on its way to your address.'],
    withdrawal_completed: ['Withdrawal completed', 'Your withdrawal of {{amount}} has arrived.'],
    withdrawal_rejected: [
      'Withdrawal rejected',
      'Your withdrawal of {{amount}} was rejected and the amount is back in your account. Reason: {{reason}}',
    ],
    withdrawal_canceled: [
      'Withdrawal canceled',
      'Your withdrawal of {{amount}} was canceled and the amount is back in your account.',
    ],
    transfer_received: ['Funds received', '{{sender}} sent you {{amount}}. It is in your funding account.'],
    recurring_failed: [
      'Recurring buy skipped',
      'A recurring buy of {{coin}} could not be made. Reason: {{reason}}. The next one takes place as planned.',
    ],
    recurring_ended: ['Recurring buy ended', 'The last recurring buy of {{coin}} has taken place.'],
    referral_paid: ['Referral rebate paid', 'Rebates from your invitations were paid to your funding account today.'],
    position_liquidated_part: [
      'Position partly liquidated',
      'Part of your {{side}} position in {{market}} was liquidated, because its margin no longer covered the maintenance margin: {{quantity}} at an average price of {{price}}. Result after fees: {{result}}.',
    ],
    position_liquidated: [
      'Position liquidated',
      'Your {{side}} position in {{market}} was liquidated, because its margin no longer covered the maintenance margin: {{quantity}} at an average price of {{price}}. Result after fees: {{result}}. You owe nothing beyond that.',
    ],
    position_deleveraged: [
      'Auto-deleveraging',
      'Auto-deleveraging closed {{quantity}} of your {{side}} position in {{market}} at an average price of {{price}}: the other side was bankrupt and could not be closed on the market. Result after fees: {{result}}.',
    ],
    stop_filled: [
      '{{what}} filled',
      '{{what}} triggered: {{quantity}} of your {{side}} position in {{market}} was closed at an average price of {{price}}. Result after fees: {{result}}.',
    ],
    funding_from_margin: [
      'Funding fee paid from margin',
      'Your available balance did not cover the funding fee of your {{side}} position in {{market}}: {{amount}} was taken from its margin, which brings the liquidation price closer.',
    ],
    margin_call: [
      'Margin call',
      'Your {{side}} position in {{market}} is close to liquidation: mark price {{mark}}, liquidation price {{liquidation}}. Add margin or reduce the position.',
    ],
    option_void: [
      'Option void, stake returned',
      'Your option on {{market}} is void and {{amount}} is back in your options account. {{reason}}',
    ],
    copy_cut: [
      'Copied with less',
      '{{name}} opened a position in {{market}}: {{lots}} of the {{wanted}} you asked for were copied. Reason: {{reason}}.',
    ],
    copy_skipped: [
      'Not copied',
      '{{name}} opened a position in {{market}} that was not copied for you ({{wanted}} asked for). Reason: {{reason}}.',
    ],
    copy_margin_added: [
      'Margin added to a copied position',
      '{{name}} added {{amount}} of margin to a position in {{market}} that you copy. Nothing is added to your copy: your liquidation price may be nearer.',
    ],
    follow_stopped: [
      'Stop loss reached, copying ended',
      'Your copies of {{name}} lost as much as you had set: they were closed, and copying has ended. Result after fees and profit share: {{result}}.',
    ],
    follow_lead_closed: [
      'A lead trader you copied has stopped',
      '{{name}} no longer leads: your copies were closed, and copying has ended. Result after fees and profit share: {{result}}.',
    ],
    profit_share_paid: [
      'Profit share paid',
      '{{amount}} went to {{name}} as their profit share. Your copies have gained {{gained}} since you began to copy, open ones at the mark price.',
    ],
    profit_share_received: [
      'Profit share received',
      '{{amount}} came to your futures account: your profit share of what a follower gained.',
    ],
    loss_budget_used: [
      'Your loss budget is used up',
      'You have lost {{lost}} in this period, which is what you wanted to lose at most. Until {{until}} nothing more is taken from you; positions and orders that are open stay, and you can close them at any time.',
    ],
    order_filled: [
      'Order filled',
      'Your order in {{market}} was filled: {{quantity}} at an average price of {{price}}.',
    ],
    support_answer: ['Customer service has answered', 'There is a new answer from customer service in your chat.'],
    announcement: ['{{title}}', '{{text}}'],
  },
};
