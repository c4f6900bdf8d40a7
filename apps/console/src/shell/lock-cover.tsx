import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { Lock } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { logOut, unlock } from '../data/session.ts';
import { CodeField } from '../pages/sign-in/code-field.tsx';
import { OwnPassword } from '../pages/sign-in/own-password.tsx';
import { useSignInStep } from '../pages/sign-in/use-sign-in-step.ts';
import { signIn as texts } from '../texts/sign-in.ts';

/**
 * Covers the desk of who was away. A native modal lies over everything, open dialogs too, and nothing under it can be
 * reached; what was being written is there again afterwards. It stands beside the desk in the document: an open dialog hides
 * all that was there when it opened from keys and screen readers, and would hide the lock with it.
 */
export function LockCover({ name }: { name: string }) {
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = cover.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const step = useSignInStep({ password: '', code: '' }, ({ password, code }) => unlock(password, code));
  return createPortal(
    <dialog
      ref={cover}
      aria-labelledby="lock-title"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keepEscape}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-surface-0 text-text-1 open:grid open:place-items-center"
    >
      <form onSubmit={step.submit} noValidate className="flex w-90 flex-col gap-2">
        <span aria-hidden className="mb-2 grid size-12 place-items-center rounded-full bg-surface-2 text-gold-text">
          <Lock size={20} />
        </span>
        <h1 id="lock-title" className="text-lg font-semibold">
          {texts.lock.title}
        </h1>
        <p className="mb-3 text-sm text-text-2">{texts.lock.note(name)}</p>
        <OwnPassword autoFocus {...step.field('password')} />
        <CodeField {...step.field('code')} />
        <p role="alert" className="min-h-5 text-xs text-bad">
          {step.refusal}
        </p>
        <Button type="submit" look="primary" disabled={step.pending}>
          {texts.lock.act}
        </Button>
        <Button look="quiet" onClick={() => void logOut()}>
          {texts.lock.leave}
        </Button>
      </form>
    </dialog>,
    document.body,
  );
}

/** Esc closes neither the lock nor, under it, the dialog in which something was being written. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
}
