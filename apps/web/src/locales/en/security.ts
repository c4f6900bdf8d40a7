/** What keeps others out of the account: passwords, second factors, addresses, devices. */
export const security = {
  security: {
    events: {
      login: 'Successful',
      new_device: 'New device',
      password_changed: 'Password changed',
      password_reset: 'Password reset',
      totp_added: 'Authenticator app added',
      totp_removed: 'Authenticator app removed',
      passkey_added: 'Passkey added',
      passkey_removed: 'Passkey removed',
      recovery_codes_renewed: 'New recovery codes',
      factors_reset: '2FA reset by customer service',
      email_changed: 'Email changed',
      mobile_changed: 'Mobile changed',
      pay_password_changed: 'Fund password changed',
      account_frozen: 'Account frozen',
      account_unfrozen: 'Account unfrozen',
    },
  },
} as const;
