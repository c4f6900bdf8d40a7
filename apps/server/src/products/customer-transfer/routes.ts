import { formatDecimal } from '@auric/api';
import { readAmount } from '../../edge/amounts.ts';
import { exitDetailOf } from '../../edge/exit-detail.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { Refusal } from '../../edge/refusal.ts';
import { whoOf } from '../../people/factors/routes.ts';
import { maskedName } from '../../people/masked-name.ts';
import type { RouteParts } from '../product-row.ts';
import { findRecipient } from './recipient.ts';
import { transferOf, transfersOf } from './transfer-rows.ts';

type TransferPath = 'user/getTransferFee' | 'user/Transfer_recipient' | 'user/Transfer' | 'user/getTransferList';

/** The calls about what is given to other customers. */
export function customerTransferRoutes(parts: RouteParts): HandlersOf<TransferPath> {
  const { client, catalog, db, people } = parts;

  return {
    'user/getTransferFee': async ({ currency, number }) => {
      const { asset, scale } = await catalog.asset(currency, 'currency');
      const amount = readAmount(number, scale, 'number');
      const { value: fee } = await client.port.query({ type: 'customerTransferFee', asset, amount });
      if (fee === null) throw new Refusal('index_unavailable');
      return { fee: formatDecimal(fee, scale), currency: asset, total: formatDecimal(amount + fee, scale) };
    },

    'user/Transfer_recipient': async (payload, { customer }) => ({
      to: maskedName(await findRecipient(db, payload, customer)),
    }),

    'user/Transfer': async ({ pay_password, code, passkey, ...body }, caller) => {
      const { customer } = caller;
      const { asset, scale } = await catalog.asset(body.currency, 'currency');
      const amount = readAmount(body.number, scale, 'number');
      const recipient = await findRecipient(db, body, customer);
      await people.payments.confirm(
        whoOf(caller),
        { pay_password, code, passkey },
        { requestId: body.request_id, body },
      );
      const answer = await client.submit({
        customer,
        requestId: body.request_id,
        command: { type: 'TransferToCustomer', customer, recipient: recipient.id, asset, amount },
        fields: { amount: 'number', asset: 'currency', recipient: 'user_string' },
        detailOf: exitDetailOf({ scale }),
      });
      await client.freshModels(customer);
      const { number, fee } = await transferOf(parts, customer, answer.id!);
      return { id: answer.id!, number, fee, to: maskedName(recipient) };
    },

    'user/getTransferList': async (filter, { customer }) => {
      await client.freshModels(customer);
      return transfersOf(parts, customer, filter);
    },
  };
}
