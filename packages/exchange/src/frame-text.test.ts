import { expect, test } from 'vitest';
import { decodeFrames } from './frame.ts';
import { frameText } from './frame-text.ts';

test('a frame is printed with the names that the journal leaves out', () => {
  const line =
    '[7,1795219200000,1543,"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB","CancelOrder",["OrderClosed",1,9,1543,1,"canceled","customer",3,"9007199254740993",0,0,0,0]]\n';
  const [frame] = decodeFrames(line);
  expect(frameText(frame!)).toBe(
    `{"seq":7,"at":1795219200000,"customer":1543,"request":"${'1'.padStart(48, '0')}","command":"CancelOrder","events":[` +
      '{"type":"OrderClosed","order":9,"customer":1543,"market":1,"state":"canceled","reason":"customer","asset":3,' +
      '"released":"9007199254740993","moved":"0","filled":0,"filledQuote":"0","fee":"0","account":""}]}',
  );
});

test.each([
  [1, '', ''],
  [2, ',"new",99', ''],
  [2, ',"pending",99', 'trigger'],
  [2, ',"triggered",99', 'turn'],
])(
  'an amend of version %i%s reads as one of today: its cap and its turn follow from the order',
  (version, more, waitsFor) => {
    const line = `[7,5,1543,"","AmendOrder",["OrderAmended",${version},9,1543,1,100,20,100,1,3,-5,2,200,1${more}]]\n`;
    expect(decodeFrames(line)[0]!.events).toEqual([
      {
        type: 'OrderAmended',
        order: 9,
        customer: 1543,
        market: 1,
        price: 100,
        quantity: 20,
        asset: 3,
        held: -5n,
        filled: 2,
        filledQuote: 200n,
        fee: 1n,
        waitsFor,
        heldAfter: more === '' ? -1n : 99n,
        account: '',
        cap: 0,
      },
    ]);
  },
);
