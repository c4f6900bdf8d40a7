import type { Config } from '../config.ts';
import type { Carriers } from '../messages/carriers/carrier.ts';
import { HttpSms } from '../messages/carriers/http-sms.ts';
import { SmtpMail } from '../messages/carriers/smtp-mail.ts';
import type { ServerSecret } from '../server-secret.ts';

/** What brings letters to real people, as far as the operator has named it. */
export function realCarriers(config: Config, secret: ServerSecret, now: () => number): Partial<Carriers> {
  const { mail, sms, site, network } = config;
  const shared = { siteName: site.name, origin: network.publicOrigins[0] ?? '' };
  return {
    ...(mail.url === ''
      ? {}
      : {
          mail: new SmtpMail({
            ...shared,
            url: mail.url,
            from: mail.from,
            bounceAddress: mail.bounceAddress,
            bounceKey: secret.keyFor('returned mail'),
          }),
        }),
    ...(sms.url === '' ? {} : { sms: new HttpSms({ ...shared, url: sms.url, secret: sms.secret, now }) }),
  };
}

/** What of it is missing or does not fit together, as a person would put it. */
export function carrierProblems({ mail, sms }: Pick<Config, 'mail' | 'sms'>): string[] {
  return [
    ...(mail.url !== '' && mail.from === '' ? ['MAIL_FROM, because MAIL_URL is set'] : []),
    ...(mail.bounceAddress !== '' && mail.bounceSecret === ''
      ? ['MAIL_BOUNCE_SECRET, because MAIL_BOUNCE_ADDRESS is set']
      : []),
    ...(sms.url !== '' && sms.secret === '' ? ['SMS_SECRET, because SMS_URL is set'] : []),
  ];
}
