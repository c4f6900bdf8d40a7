import type { DomesticCard, InternationalCard, Message, Payload } from '@auric/api';
import type { withdrawalEndpoints } from '@auric/api/withdrawal/endpoints';
import type { Caller, HandlersOf } from '../../edge/handler.ts';
import { pageOf } from '../../edge/page.ts';
import { exitDetailOf } from '../../edge/exit-detail.ts';
import { Refusal } from '../../edge/refusal.ts';
import { countedPage } from '../../db/counted-page.ts';
import { whoOf } from '../../people/factors/routes.ts';
import type { RouteParts } from '../product-row.ts';
import { WalletAddresses } from './address-book.ts';
import { BankCards } from './bank-cards.ts';
import type { CardKind } from './tables.ts';
import { withdrawalInfo } from './withdrawal-info.ts';
import { refuseImpossible, withdrawalRequest } from './withdrawal-request.ts';
import { withdrawalShapes } from './withdrawal-shape.ts';

type WithdrawalPath = keyof typeof withdrawalEndpoints;

/** The calls about what leaves: withdrawals, the address book, bank cards. */
export function withdrawalRoutes(parts: RouteParts): HandlersOf<WithdrawalPath> {
  const { client, catalog, db, people } = parts;
  const book = new WalletAddresses(parts);
  const cards = new BankCards(parts);

  async function one(caller: Caller, id: number) {
    await client.freshModels(caller.customer);
    const row = await db
      .selectFrom('view.withdrawals')
      .selectAll()
      .where('id', '=', id)
      .where('customer', '=', caller.customer)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('withdrawal_not_found', 'id');
    const [shape] = await withdrawalShapes({ ...parts, cards }, [row], caller.lang);
    return shape!;
  }

  async function saveCard(
    kind: CardKind,
    { request_id, ...fields }: Payload<'user/cash_save'> | Payload<'user/cash_save_international'>,
    { customer }: Caller,
  ): Promise<unknown> {
    await cards.save(customer, kind, fields, request_id);
    return cardOf(kind, customer);
  }

  async function cardOf(kind: CardKind, customer: number): Promise<unknown> {
    const card = await cards.current(customer, kind);
    if (card === null) return null;
    const { value } = await client.port.query({ type: 'withdrawalAddresses', customer });
    const usable_at = value.find(({ address }) => address === card.address)?.goodFrom ?? 0;
    return { id: card.address, usable_at, ...card.fields };
  }

  return {
    'wallet/get_info': async ({ currency }, { customer }) =>
      withdrawalInfo(parts, customer, await catalog.asset(currency, 'currency')),

    'wallet/out': async (payload, caller) => {
      const { pay_password, code, passkey, request_id, ...body } = payload;
      const { customer } = caller;
      const lent = { ...parts, book, cards };
      const { command, fields } = await withdrawalRequest(lent, customer, body);
      const proof = { pay_password, code, passkey };
      const before = (): Promise<void> => refuseImpossible(lent, command, body);
      await people.payments.confirm(whoOf(caller), proof, { requestId: request_id, body, before });
      const detailOf = exitDetailOf(await catalog.asset(body.currency, 'currency'));
      const { id = 0 } = await client.submit({ customer, requestId: request_id, command, fields, detailOf });
      return one(caller, id);
    },

    'wallet/out_cancel': async ({ id, request_id }, caller) => {
      const { customer } = caller;
      const command = { type: 'CancelWithdrawal', customer, withdrawal: id } as const;
      await client.submit({ customer, requestId: request_id, command, fields: { withdrawal: 'id' } });
      return one(caller, id);
    },

    'user/withdraw/list': async ({ currency, state, id, before, ...paging }, caller) => {
      await client.freshModels(caller.customer);
      let found = db.selectFrom('view.withdrawals').where('customer', '=', caller.customer);
      if (currency !== undefined) found = found.where('asset', '=', currency);
      if (state !== undefined) found = found.where('state', '=', state);
      if (id !== undefined) found = found.where('id', '=', id);
      if (before !== undefined) found = found.where('id', '<', before);
      const { rows, total } = await countedPage(found, (all) => all.selectAll().orderBy('id', 'desc'), paging);
      return pageOf(await withdrawalShapes({ ...parts, cards }, rows, caller.lang), total, paging);
    },

    'user/wallet/save': (payload, { customer }) => book.save(customer, payload),
    'user/wallet/list': (payload, { customer }) => book.list(customer, payload),
    'user/wallet/delete': (payload, { customer }) => book.remove(customer, payload),
    'user/wallet/whitelist': (_, { customer }) => book.whitelist(customer),

    'user/wallet/set_whitelist': async ({ on, request_id, ...proof }, caller) => {
      // What keeps a thief out is not taken away by whoever found a phone on a table.
      if (!on) await people.payments.confirm(whoOf(caller), proof, { requestId: request_id, body: { on } });
      return book.setWhitelist(caller.customer, on, request_id);
    },

    'user/cash_save': async (payload, caller) => (await saveCard('domestic', payload, caller)) as DomesticCard,
    'user/cash_save_international': async (payload, caller) =>
      (await saveCard('international', payload, caller)) as InternationalCard,
    'user/cash_info': async (_, { customer }) => (await cardOf('domestic', customer)) as Message<'user/cash_info'>,
    'user/cash_info_international': async (_, { customer }) =>
      (await cardOf('international', customer)) as Message<'user/cash_info_international'>,
  };
}
