import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { carryLetter, type Letter, Undeliverable } from './carrier.ts';
import { returnedLetter } from './return-address.ts';
import { SmtpMail } from './smtp-mail.ts';

const key = Buffer.from('a key of the tests');
const letter: Letter = {
  id: 'letter-12',
  medium: 'mail',
  recipient: 'ada@example.org',
  scene: 'withdrawal_sent',
  code: '',
  title: 'Withdrawal <sent>\r\nBcc: all@example.org',
  text: 'On its way: 1 < 2 & "so".',
  path: '/pages/setting/security',
  freezePath: '/pages/common/freeze?token=abc',
  phrase: 'blue <heron>',
  optional: true,
  lang: 'en',
};

interface Taken {
  from: string;
  to: string[];
  raw: Buffer;
}

let server: SMTPServer | null = null;
const taken: Taken[] = [];

/** A mail server of one's own; gives what sends to it. */
async function mailServer(options: SMTPServerOptions = {}): Promise<SmtpMail> {
  taken.length = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        taken.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        done();
      });
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return mailTo(port);
}

function mailTo(port: number): SmtpMail {
  return new SmtpMail({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Auric <no-reply@auric.example>',
    siteName: 'Auric',
    origin: 'https://auric.example',
    bounceAddress: 'returned@auric.example',
    bounceKey: key,
  });
}

const carry = (mail: SmtpMail, more: Partial<Letter> = {}, timeoutMs = 5_000) =>
  carryLetter({ mail, sms: mail }, { ...letter, ...more }, timeoutMs);

const refusalOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => null,
    (error: unknown) => error,
  );

afterEach(async () => {
  const closing = server;
  server = null;
  if (closing !== null) await new Promise<void>((resolve) => closing.close(() => resolve()));
});

it('a letter arrives as text and HTML, with its name, the ways on and what proves that it is ours', async () => {
  await carry(await mailServer());
  const [{ from, to, raw } = { from: '', to: [], raw: Buffer.alloc(0) }] = taken;
  expect(to).toEqual(['ada@example.org']);
  expect(returnedLetter(from, key)).toBe('letter-12');
  const mail = await PostalMime.parse(raw);
  expect(mail.subject).toBe('[Auric] Withdrawal <sent> Bcc: all@example.org');
  expect(mail.messageId).toBe('<letter-12@auric.example>');
  expect(mail.bcc ?? []).toEqual([]);
  const header = (name: string) => mail.headers.find((one) => one.key === name)?.value;
  expect(header('list-unsubscribe')).toBe('<https://auric.example/#/pages/setting/notifications>');
  expect(header('auto-submitted')).toBe('auto-generated');
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('https://auric.example/#/pages/common/freeze?token=abc');
    expect(part).toContain('Your anti-phishing code');
  }
  expect(mail.text).toContain('blue <heron>');
  expect(mail.html).toContain('blue &lt;heron&gt;');
  expect(mail.html).toContain('1 &lt; 2 &amp; &quot;so&quot;.');
});

it('what can’t be switched off offers no way to', async () => {
  await carry(await mailServer(), { optional: false, phrase: '' });
  const mail = await PostalMime.parse(taken[0]!.raw);
  expect(mail.headers.some((one) => one.key === 'list-unsubscribe')).toBe(false);
  expect(mail.text).not.toContain('anti-phishing');
});

it('a mailbox that doesn’t exist is final; a server that is busy, or none, is not', async () => {
  const refuse = (code: number) => (_: unknown, __: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error('No such mailbox'), { responseCode: code }));
  const gone = await mailServer({ onRcptTo: refuse(550) });
  expect(await refusalOf(carry(gone))).toBeInstanceOf(Undeliverable);
  await new Promise<void>((resolve) => server!.close(() => resolve()));
  const busy = await mailServer({ onRcptTo: refuse(451) });
  const busyError = await refusalOf(carry(busy));
  expect(busyError).toBeInstanceOf(Error);
  expect(busyError).not.toBeInstanceOf(Undeliverable);
  const none = await refusalOf(carry(mailTo(1)));
  expect(none).toBeInstanceOf(Error);
  expect(none).not.toBeInstanceOf(Undeliverable);
});

it('a server that says nothing is given up at the deadline', async () => {
  const silent = await mailServer({ onConnect: () => undefined });
  const error = await refusalOf(carry(silent, {}, 50));
  expect(String(error)).toContain('took longer than 50 ms');
  expect(error).not.toBeInstanceOf(Undeliverable);
});
