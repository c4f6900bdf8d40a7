import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { logOut } from '../../data/client.ts';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';
import { toast } from '../../ui/layers/toast-store.ts';

/** The way out, asked about once. `children` is the control that asks for it. */
export function LogOut({ children }: { children: (ask: () => void, text: string) => ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const logout = useMutation({
    mutationFn: logOut,
    onSettled: () => {
      setAsking(false);
      toast(t(($) => $.session.loggedOut));
      void navigate('/', { replace: true });
    },
  });
  const act = t(($) => $.session.logout);
  return (
    <>
      {children(() => setAsking(true), act)}
      <ConfirmDialog
        title={t(($) => $.settings.logoutAsk)}
        confirm={act}
        look="danger"
        pending={logout.isPending}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => logout.mutate()}
      >
        {t(($) => $.settings.logoutHint)}
      </ConfirmDialog>
    </>
  );
}
