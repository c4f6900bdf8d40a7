import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { codeOf, PeopleScene, visitorFrom, wrongFor } from './people-scene.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.nextDay());
afterAll(() => scene.close());

const freshEmail = (): string => `${scene.freshName()}@example.com`;

/** A customer who can be reached at an email address of their own. */
async function newCustomer(): Promise<string> {
  const email = freshEmail();
  await scene.register(email, { code: await scene.sendCode(email, 'register') });
  return email;
}

describe('codes', () => {
  it('D25 belong to one recipient and one purpose', async () => {
    const [mine, yours] = [freshEmail(), freshEmail()];
    const code = await scene.sendCode(mine, 'register');
    expect(await codeOf(scene.check(yours, 'register', code))).toBe('code_expired');
    expect(await codeOf(scene.check(mine, 'forget', code))).toBe('code_expired');
    expect(await codeOf(scene.check(mine, 'register', code))).toBe('ok');
  });

  it('D25 die after five wrong tries, also when they come at once', async () => {
    const email = freshEmail();
    const code = await scene.sendCode(email, 'register');
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(scene.check(email, 'register', wrongFor(code)))),
    );
    expect(guesses.filter((outcome) => outcome === 'code_wrong')).toHaveLength(5);
    scene.now += 500_000;
    expect(await codeOf(scene.check(email, 'register', code))).not.toBe('ok');
  });

  it('D25 work once, also when they are used at once', async () => {
    const email = freshEmail();
    const code = await scene.sendCode(email, 'register');
    const uses = await Promise.all(Array.from({ length: 6 }, () => codeOf(scene.register(email, { code }))));
    expect(uses.filter((outcome) => outcome === 'ok')).toHaveLength(1);
  });

  it('die after ten minutes', async () => {
    const email = freshEmail();
    const code = await scene.sendCode(email, 'register');
    scene.now += 599_999;
    expect(await codeOf(scene.check(email, 'register', code))).toBe('ok');
    scene.now += 1;
    expect(await codeOf(scene.check(email, 'register', code))).toBe('code_expired');
  });

  it('are sent once a minute', async () => {
    const email = freshEmail();
    await scene.sendCode(email, 'register');
    scene.now += 59_999;
    await expect(scene.sendCode(email, 'register')).rejects.toMatchObject({
      code: 'code_too_soon',
      detail: { retry_in: 1 },
    });
  });

  it('for a forgotten password reach customers only, and the answers don’t tell who is one', async () => {
    const [known, stranger] = [await newCustomer(), freshEmail()];
    const from = visitorFrom('10.3.0.1');
    const answers = await Promise.all(
      [known, stranger].map((email) => scene.people.sending.send({ type: 'email', email }, 'forget', from)),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await scene.messages(stranger)).toEqual([]);
    expect(await codeOf(scene.reset(known, '000000', undefined, from))).toBe('code_wrong');
    expect(await codeOf(scene.reset(stranger, '000000', undefined, from))).toBe('code_wrong');
  });

  it('are stored keyed: whoever reads the table can’t try out a million', async () => {
    const email = freshEmail();
    const code = await scene.sendCode(email, 'register');
    const row = await scene.db
      .selectFrom('people.code')
      .select('code_hash')
      .where('address', '=', email)
      .executeTakeFirstOrThrow();
    const guess = createHash('sha256').update(`register\n${email}\n${code}`).digest();
    expect(row.code_hash.equals(guess)).toBe(false);
  });
});

describe('the work until the answer', () => {
  it('is the same for a customer and a stranger', async () => {
    const known = await newCustomer();
    const work: string[][] = [];
    for (const [i, email] of [known, freshEmail()].entries()) {
      scene.statements.length = 0;
      await scene.people.sending.send({ type: 'email', email }, 'forget', visitorFrom(`10.4.0.${i}`));
      work.push([...scene.statements]);
    }
    expect(work[0]!.length).toBeGreaterThan(2);
    expect(work[1]).toEqual(work[0]);
  });

  it('is the same for accounts with and without somewhere to send it, and for nobody', async () => {
    const bare = scene.freshName();
    await scene.register(bare);
    const work: string[][] = [];
    for (const [i, account] of [bare, 'nobodyatall'].entries()) {
      scene.statements.length = 0;
      await scene.people.sending.send({ type: 'account', account }, 'forget', visitorFrom(`10.5.0.${i}`));
      await codeOf(scene.reset(account, '123456', undefined, visitorFrom(`10.5.0.${i}`)));
      work.push([...scene.statements]);
    }
    expect(work[1]).toEqual(work[0]);
  });

  it('of a login is the same for a wrong name and a wrong password', async () => {
    const name = scene.freshName();
    await scene.register(name);
    const work: string[][] = [];
    for (const [i, user] of [name, 'nobodyatall2'].entries()) {
      scene.statements.length = 0;
      await codeOf(scene.login(user, 'wrong', visitorFrom(`10.6.0.${i}`)));
      work.push([...scene.statements]);
      await scene.people.afterwards.settled();
    }
    expect(work[1]).toEqual(work[0]);
  });
});

describe('a reset', () => {
  it('of an account without a contact is refused, even with the very code that is stored for it', async () => {
    const account = scene.freshName();
    await scene.register(account);
    const from = visitorFrom('10.7.0.1');
    const code = await scene.codes.make({ address: `account:${account}`, scene: 'forget', visitor: from }, true);
    expect(await codeOf(scene.reset(account, code, undefined, from))).toBe('code_wrong');
  });

  it('is right for no code at all where the message reaches nobody', async () => {
    const key = { address: 'account:unreachable', scene: 'forget', visitor: visitorFrom('10.7.0.2') } as const;
    expect(await scene.codes.check(key, await scene.codes.make(key, false))).toBe('wrong');
    scene.now += 60_000;
    expect(await scene.codes.check(key, await scene.codes.make(key, true))).toMatchObject({ scene: 'forget' });
  });

  it('can be guessed at for a year with less than one chance in a thousand', async () => {
    const { failuresOfStrangers, failuresOfDevices, failureForgottenMs } = readConfig({}).codes;
    const yearMs = 366 * 86_400_000;
    const guesses = failuresOfStrangers + failuresOfDevices + 2 * Math.ceil(yearMs / failureForgottenMs);
    expect(guesses / 1_000_000).toBeLessThan(0.001);
  });

  it('lets the strangers of many networks guess sixty times, then one time a day, across codes', async () => {
    const email = await newCustomer();
    let guesses = 0;
    for (let network = 0; network < 16; network += 1) {
      const from = visitorFrom(`10.8.${network}.1`, `attacker ${network}`);
      guesses += await guessAll(email, from);
    }
    expect(guesses).toBe(60);
    await scene.messages(email);
    scene.now += 86_400_000;
    expect(await guessAll(email, visitorFrom('10.8.200.1', 'attacker of tomorrow'))).toBe(1);
    const told = (await scene.messages(email)).map((message) => message.scene);
    expect(told.toSorted()).toEqual(['codes_guessed', 'forget']);
  });

  it('works for the owner on an own device while strangers have used up their guesses', async () => {
    const email = await newCustomer();
    const own = visitorFrom('10.9.0.1', 'the owner’s browser');
    await scene.login(email, undefined, own);
    for (let network = 0; network < 13; network += 1)
      await guessAll(email, visitorFrom(`10.9.${network + 1}.1`, `attacker ${network}`));
    const code = await scene.sendCode(email, 'forget', own);
    expect(await codeOf(scene.reset(email, code, undefined, own))).toBe('ok');
  });

  it('leaves the guesses of other networks alone while one uses up its own', async () => {
    const email = await newCustomer();
    expect(await guessAll(email, visitorFrom('10.10.0.1', 'attacker'))).toBe(5);
    scene.now += 60_000;
    const fresh = visitorFrom('10.10.1.1', 'a new phone');
    const code = await scene.sendCode(email, 'forget', fresh);
    expect(await codeOf(scene.reset(email, code, undefined, fresh))).toBe('ok');
  });
});

/** Asks for codes and guesses at them until it is told to stop; returns how many guesses were looked at. */
async function guessAll(email: string, from: ReturnType<typeof visitorFrom>): Promise<number> {
  for (let looked = 0; ; looked += 1) {
    if (looked % 5 === 0) {
      scene.now += 60_000;
      await scene.sendWithWork({ type: 'email', email }, 'forget', from);
    }
    const outcome = await codeOf(scene.check(email, 'forget', '------', from));
    if (outcome !== 'code_wrong') return looked;
  }
}

describe('a living code', () => {
  it('is neither replaced by a request from elsewhere nor used up by guesses from there', async () => {
    const email = await newCustomer();
    const owner = visitorFrom('10.11.0.1', 'owner');
    const attacker = visitorFrom('10.11.9.9', 'attacker');
    const code = await scene.sendCode(email, 'forget', owner);
    await scene.people.sending.send({ type: 'email', email }, 'forget', attacker);
    for (let i = 0; i < 6; i += 1) await codeOf(scene.check(email, 'forget', wrongFor(code), attacker));
    expect(await codeOf(scene.reset(email, code, undefined, attacker))).not.toBe('ok');
    expect(await codeOf(scene.reset(email, code, undefined, owner))).toBe('ok');
  });

  it('of who asked without a mark is known by the network, also after the browser has got one', async () => {
    const email = await newCustomer();
    const code = await scene.sendCode(email, 'forget', visitorFrom('10.12.0.1'));
    expect(await codeOf(scene.reset(email, code, undefined, visitorFrom('10.12.0.1', 'mark of later')))).toBe('ok');
  });

  it('can be had by the owner although strangers have asked for their ten an hour', async () => {
    const email = await newCustomer();
    const own = visitorFrom('10.13.0.1', 'own');
    await scene.login(email, undefined, own);
    const outcomes: string[] = [];
    for (let i = 0; i < 12; i += 1)
      outcomes.push(
        await codeOf(scene.people.sending.send({ type: 'email', email }, 'forget', visitorFrom(`10.14.${i}.1`))),
      );
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(10);
    expect(outcomes.at(-1)).toBe('proof_of_work_required');
    expect(await codeOf(scene.sendCode(email, 'forget', own))).toBe('ok');
    // On a device that nobody knows, the owner works for it.
    const elsewhere = visitorFrom('10.13.9.1', 'somebody’s computer');
    expect(await codeOf(scene.sendWithWork({ type: 'email', email }, 'forget', elsewhere))).toBe('ok');
  });
});
