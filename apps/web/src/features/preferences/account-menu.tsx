import { languages, type Language } from '@auric/api';
import { Popover } from '@base-ui/react/popover';
import { LogOut as LogOutIcon, ReceiptText, Settings, UserRound, Wallet, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { setLanguage, setPreference, useApp, type Theme } from '../../data/app-store.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { showLanguage } from '../../locales/i18n.ts';
import { languageNames } from '../../locales/language-names.ts';
import { loginWayBackTo } from '../../routes.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { AccountCard, GuestCard } from './account-card.tsx';
import { LogOut } from './log-out.tsx';

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left text-sm font-medium hover:bg-surface-2';

function Row({ to, Icon, label, onClick }: { to: string; Icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <Link to={to} onClick={onClick} className={row}>
      <Icon size={18} strokeWidth={1.75} aria-hidden className="text-text-2" />
      {label}
    </Link>
  );
}

/** Language and theme, which one changes without leaving what one looks at. */
function Looks() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { theme } = useApp((state) => state.preferences);
  // First the words, then the numbers and dates: the screen never speaks two languages.
  const choose = (next: Language) =>
    void showLanguage(next).then(
      () => setLanguage(next),
      () => toast(t(($) => $.errors.unreachable)),
    );
  return (
    <div className="flex flex-col gap-3 py-3">
      <SelectField<Language>
        label={t(($) => $.settings.language)}
        value={lang}
        onChange={choose}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <Choice<Theme>
        label={t(($) => $.settings.theme)}
        value={theme}
        onChange={(next) => setPreference('theme', next)}
        options={(['dark', 'light', 'system'] as const).map((value) => ({ value, label: t(($) => $.settings[value]) }))}
      />
    </div>
  );
}

/** The account, at the top of a wide window: who one is, where one's things are, how it looks, and the way out. */
export default function AccountMenu() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const login = loginWayBackTo(pathname + search);
  const label = t(($) => $.settings.account);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={label}
        title={label}
        className="inline-grid size-11 place-items-center rounded-control text-text-2"
      >
        <UserRound size={20} strokeWidth={1.7} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={4} className="z-30">
          <Popover.Popup
            aria-label={label}
            className="w-80 rounded-card border border-line bg-surface-1 p-3 shadow-lg outline-none"
          >
            <div onClick={(event) => (event.target as Element).closest('a') !== null && close()}>
              {signedIn ? <AccountCard /> : <GuestCard login={login} register={login.replace('login', 'register')} />}
            </div>
            <Looks />
            <nav aria-label={label} className="border-t border-line pt-2">
              {signedIn && (
                <>
                  <Row to="/pages/fund/assets" Icon={Wallet} label={t(($) => $.tabs.assets)} onClick={close} />
                  <Row
                    to="/pages/transaction/currency_order"
                    Icon={ReceiptText}
                    label={t(($) => $.orders.title)}
                    onClick={close}
                  />
                </>
              )}
              <Row to="/pages/setting/setting" Icon={Settings} label={t(($) => $.common.settings)} onClick={close} />
              {signedIn && (
                <LogOut>
                  {(ask, text) => (
                    <button type="button" onClick={ask} className={`${row} text-bad`}>
                      <LogOutIcon size={18} strokeWidth={1.75} aria-hidden />
                      {text}
                    </button>
                  )}
                </LogOut>
              )}
            </nav>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
