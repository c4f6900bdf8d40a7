import { type ConvertQuote, formatDecimal, type Message, type Payload } from '@auric/api';
import type { AssetView } from '@auric/exchange';
import { readAmount } from '../../edge/amounts.ts';
import { transferDetailOf } from '../../edge/exit-detail.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { RouteParts } from '../product-row.ts';
import { conversionRow } from './conversion-rows.ts';
import { costOf, quoteShape, rateOf } from './convert-shape.ts';

type Change = Payload<'wallet/change'>;
type Changed = Message<'wallet/change'>;

/** Quotes, what is done by them, and what moves between two accounts without one. */
export function exchanges({ client, catalog, db }: Pick<RouteParts, 'client' | 'catalog' | 'db'>) {
  /** A customer's last quote; refuses (`quote_not_found`) where it was accepted meanwhile. */
  async function lastQuote(customer: number): Promise<ConvertQuote> {
    const { value: quote } = await client.port.query({ type: 'convertQuote', customer });
    if (quote === null) throw new Refusal('quote_not_found', 'quote_id');
    return quoteShape(catalog, quote);
  }

  async function sidesOf({ from_currency_id, to_currency_id }: Payload<'wallet/change_quote'>) {
    const from = await catalog.asset(from_currency_id, 'from_currency_id');
    return { from, to: await catalog.asset(to_currency_id, 'to_currency_id') };
  }

  /** Refuses (`quote_not_found`) a quote that is about something else than what the customer was shown. */
  async function requireSame(customer: number, payload: Change, from: AssetView, to: AssetView): Promise<void> {
    const { value: quote } = await client.port.query({ type: 'convertQuote', customer });
    // Of a repeat it is gone: the first answer is given again.
    if (quote === null || quote.quote !== payload.quote_id) return;
    const isSame = quote.from === from.asset && quote.to === to.asset;
    if (!isSame || quote.give > readAmount(payload.number, from.scale, 'number'))
      throw new Refusal('quote_not_found', 'quote_id');
  }

  /** The refusal of a quote that the books have left behind carries the one in its place. */
  async function moved(customer: number, to: AssetView): Promise<Refusal> {
    return new Refusal('quote_moved', 'quote_id', { ...(await lastQuote(customer)), currency: to.code });
  }

  return {
    /** Quotes what an amount comes to. */
    async quoteFor(customer: number, payload: Payload<'wallet/change_quote'>): Promise<ConvertQuote> {
      const { from, to } = await sidesOf(payload);
      const amount = readAmount(payload.number, from.scale, 'number');
      await client.submit({
        customer,
        requestId: undefined,
        command: { type: 'RequestConvertQuote', customer, from: from.asset, to: to.asset, amount },
        fields: { amount: 'number', from: 'from_currency_id', to: 'to_currency_id' },
      });
      return lastQuote(customer);
    },

    /** Converts by a quote; refuses (`quote_moved`) with a new one where the books have moved too far. */
    async accept(customer: number, payload: Change): Promise<Changed> {
      const { from, to } = await sidesOf(payload);
      readAmount(payload.number, from.scale, 'number');
      if (payload.from_field !== 'funding') throw new Refusal('convert_account', 'from_field');
      if (payload.to_field !== 'funding') throw new Refusal('convert_account', 'to_field');
      if (payload.quote_id === undefined) throw new Refusal('parameter_error', 'quote_id');
      await requireSame(customer, payload, from, to);
      const answer = await client.submit({
        customer,
        requestId: payload.request_id,
        command: { type: 'AcceptConvertQuote', customer, quote: payload.quote_id },
        fields: { quote: 'quote_id', amount: 'number', to: 'to_currency_id', from: 'from_currency_id' },
      });
      const id = answer.id ?? 0;
      if (id === 0) throw await moved(customer, to);
      await client.freshModels(customer);
      const row = await conversionRow(db, customer, id);
      const sides = {
        from: await catalog.asset(row.from_asset, 'from_currency_id'),
        to: await catalog.asset(row.to_asset, 'to_currency_id'),
        give: BigInt(row.give),
        get: BigInt(row.get),
      };
      return {
        id,
        received: formatDecimal(sides.get, sides.to.scale),
        rate: rateOf(sides),
        fee: costOf(sides, row.spread_ppm),
      };
    },

    /** Moves an asset between two accounts of a customer. */
    async move(customer: number, payload: Change): Promise<Changed> {
      const asset = await catalog.asset(payload.from_currency_id, 'from_currency_id');
      const amount = readAmount(payload.number, asset.scale, 'number');
      const answer = await client.submit({
        customer,
        requestId: payload.request_id,
        command: {
          type: 'Transfer',
          customer,
          from: payload.from_field,
          to: payload.to_field,
          asset: asset.asset,
          amount,
        },
        fields: { amount: 'number', asset: 'from_currency_id', to: 'to_field', kind: 'from_field' },
        detailOf: transferDetailOf(asset),
      });
      return { id: answer.id ?? 0, received: formatDecimal(amount, asset.scale), rate: '1', fee: '0' };
    },
  };
}
