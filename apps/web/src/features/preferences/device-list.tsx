import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { formatAge } from '../../locales/time-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { useDeviceText } from './use-device-text.ts';
import { useDevices, useRevokeDevice, type Device } from './use-devices.ts';

/** The devices that are signed in; any other than this one can be signed out. */
export function DeviceList() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const devices = useDevices();
  const revoke = useRevokeDevice();
  const [asking, setAsking] = useState(false);
  const act = (which: Parameters<typeof revoke.mutate>[0]) =>
    revoke.mutate(which, {
      onSuccess: () => toast(t(($) => $.settings.revoked)),
      onError: (failure) => toast(failureText(failure as ApiError)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <RecordList<Device>
        flat
        label={t(($) => $.settings.devices)}
        paged={devices}
        keyOf={({ id }) => id}
        card={(device) => (
          <DeviceRow session={device} pending={revoke.isPending} onRevoke={() => act({ id: device.id })} />
        )}
        columns={null}
        empty={null}
      />
      {(devices.rows?.length ?? 0) > 1 && (
        <Button onClick={() => setAsking(true)} className="mt-3 w-full">
          {t(($) => $.settings.revokeOthers)}
        </Button>
      )}
      <ConfirmDialog
        title={t(($) => $.settings.revokeOthers)}
        confirm={t(($) => $.session.logout)}
        look="danger"
        pending={revoke.isPending}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => act({ all: true })}
      >
        {t(($) => $.settings.revokeOthersHint)}
      </ConfirmDialog>
    </>
  );
}

interface DeviceRowProps {
  session: Device;
  pending: boolean;
  onRevoke: () => void;
}

function DeviceRow({ session, pending, onRevoke }: DeviceRowProps) {
  const { t } = useTranslation();
  const deviceText = useDeviceText();
  const lang = useApp((state) => state.lang);
  const [now] = useState(() => Date.now());
  const name = deviceText(session.device);
  const seen = formatAge(
    session.last_seen_at,
    now,
    lang,
    t(($) => $.common.justNow),
  );
  return (
    <div className="hairline-b flex min-h-16 items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-xs [overflow-wrap:anywhere] text-text-3">
          {session.address} · {t(($) => $.settings.lastActive, { time: seen })}
        </span>
      </span>
      {session.current ? (
        <span className="shrink-0 rounded-sm bg-gold-soft px-2 py-1 text-xs font-semibold text-gold-text">
          {t(($) => $.settings.thisDevice)}
        </span>
      ) : (
        <Button
          disabled={pending}
          aria-label={t(($) => $.joined.labelled, { what: t(($) => $.session.logout), which: name })}
          onClick={onRevoke}
          className="shrink-0"
        >
          {t(($) => $.session.logout)}
        </Button>
      )}
    </div>
  );
}
