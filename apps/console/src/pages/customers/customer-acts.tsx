import type { WholeCustomer } from '@auric/api/console/customers';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { useState } from 'react';
import { useMay } from '../../data/seat.ts';
import { KeyCaps } from '../../keys/key-cap.tsx';
import { useHotkeys } from '../../keys/use-hotkeys.ts';
import { customers as texts } from '../../texts/customers.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { FreezeDialog } from './freeze-dialog.tsx';
import { UnfreezeDialog } from './unfreeze-dialog.tsx';

type Act = 'freeze' | 'unfreeze' | 'adjust';

/** What the roles may do about a customer. */
export function CustomerActs({ customer }: { customer: WholeCustomer }) {
  const [asked, setAsked] = useState<Act | null>(null);
  const offered: readonly { name: Act; key: string; may: boolean }[] = [
    { name: 'freeze', key: 'f', may: useMay('customers/freeze') },
    { name: 'unfreeze', key: 'u', may: useMay('customers/unfreeze') && customer.freezes.length > 0 },
    { name: 'adjust', key: 'd', may: useMay('customers/adjust') },
  ];
  const acts = offered.filter(({ may }) => may);
  useHotkeys(
    texts.whole,
    acts.map(({ name, key }) => ({ keys: key, does: texts[name].act, act: () => setAsked(name) })),
  );
  const dialog = (name: Act) => ({
    customer,
    open: asked === name,
    onOpenChange: (open: boolean) => setAsked(open ? name : null),
  });
  return (
    <>
      {acts.map(({ name, key }) => (
        <Button key={name} look={name === 'freeze' ? 'danger' : 'plain'} onClick={() => setAsked(name)}>
          {texts[name].act}
          <KeyCaps keys={key} />
        </Button>
      ))}
      <FreezeDialog {...dialog('freeze')} />
      <UnfreezeDialog {...dialog('unfreeze')} />
      <AdjustDialog {...dialog('adjust')} />
    </>
  );
}
