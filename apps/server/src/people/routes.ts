import type { Scene } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { HandlersOf } from '../edge/handler.ts';
import { Refusal } from '../edge/refusal.ts';
import { readMobile, readUserString } from './identifier.ts';
import { whoOf } from './factors/routes.ts';
import type { People } from './people.ts';
import { profileOf } from './profile.ts';
import type { Visitor } from './visitor.ts';

type PeoplePath =
  | 'sms_mail'
  | 'sms_send'
  | 'user/check_email'
  | 'user/check_mobile'
  | 'consent/current'
  | 'consent/list'
  | 'consent/agree'
  | 'user/close'
  | 'user/register'
  | 'user/login'
  | 'user/logout'
  | 'user/forget'
  | 'user/info'
  | 'safe/update_password'
  | 'safe/sessions'
  | 'safe/revoke_session'
  | 'safe/login_history';

/** The calls about who one is. */
export function peopleRoutes(people: People, db: Kysely<Database>, port: ExchangePort): HandlersOf<PeoplePath> {
  async function check(
    { user, areaCode, scene, field }: { user: string; areaCode: string; scene: Scene; field: string },
    code: string | undefined,
    visitor: Visitor,
  ): Promise<true> {
    if (code === undefined) throw new Refusal('code_format', field);
    await people.checking.check(readUserString(user, areaCode), scene, code, visitor);
    return true;
  }

  return {
    sms_mail: ({ user_string, scene, type, area_code, country }, caller) =>
      people.sending.send(readUserString(user_string, area_code), scene ?? type ?? 'register', caller, country),

    sms_send: ({ mobile, area_code, scene }, caller) =>
      people.sending.send(readMobile(mobile, area_code), scene, caller),

    'user/check_email': ({ user_string, area_code, scene, ...codes }, caller) =>
      check(
        { user: user_string, areaCode: area_code, scene, field: 'email_code' },
        codes.email_code ?? codes.code,
        caller,
      ),

    'user/check_mobile': ({ user_string, area_code, country_code, scene, ...codes }, caller) =>
      check(
        { user: user_string, areaCode: country_code ?? area_code, scene, field: 'mobile_code' },
        codes.mobile_code ?? codes.code,
        caller,
      ),

    'user/register': async (payload, caller) => {
      const customer = await people.registration.register(payload, caller);
      return people.sessions.open(customer, caller);
    },

    'user/login': ({ user_string, area_code, password, code, passkey }, caller) =>
      people.login.login(
        { userString: user_string, areaCode: area_code },
        password,
        { factor_code: code, passkey },
        caller,
      ),

    'user/logout': async (_, { token }) => {
      const session = await people.sessions.verify(token);
      if (session !== null) await people.sessions.close(session.customer, session.id);
      return true as const;
    },

    'user/forget': async ({ account, area_code, password, ...proof }, caller) => {
      await people.passwordChange.reset({ userString: account, areaCode: area_code }, proof, password, caller);
      return true as const;
    },

    'consent/current': () => people.consents.current(),

    'consent/list': (_, { customer }) => people.consents.list(customer),

    'consent/agree': async ({ agreements }, { customer, ...visitor }) => {
      await people.consents.agree(customer, agreements, visitor);
      return people.consents.list(customer);
    },

    'user/close': async (payload, caller) => {
      await people.closing.close(whoOf(caller), payload);
      return true as const;
    },

    'user/info': (_, caller) => profileOf({ db, port, secondFactor: people.secondFactor }, caller),

    'safe/update_password': async ({ old_password, password, ...given }, caller) => {
      await people.passwordChange.change({ ...caller, visitor: caller }, old_password, password, given);
      return true as const;
    },

    'safe/sessions': async (_, { customer, session }) => {
      const rows = await people.sessions.list(customer);
      return rows.map(({ id, ...row }) => ({ id, current: id === session, ...row }));
    },

    'safe/revoke_session': async ({ id, all }, { customer, session }) => {
      if (all !== undefined) (await people.sessions.closeAll(customer, session))();
      else if (id === undefined || !(await people.sessions.close(customer, id)))
        throw new Refusal('session_unknown', 'id');
      return true as const;
    },

    'safe/login_history': async (_, { customer }) => {
      const rows = await people.history.latest(customer);
      return rows.map(({ at, ...row }) => ({ time: at, ...row }));
    },
  };
}
