import { useTranslation } from 'react-i18next';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';
import { SettingGroup, SettingLink } from './setting-group.tsx';
import { settingTable } from './setting-table.ts';

interface SettingWaysProps {
  of: keyof typeof settingTable;
  /** What one has to know before one goes there, by where it leads. */
  hints?: Readonly<Record<string, string | undefined>>;
}

/** The ways to the pages of one group, where no menu beside the page has them. */
export function SettingWays({ of, hints = {} }: SettingWaysProps) {
  const { t } = useTranslation();
  const { title, entries } = settingTable[of];
  if (useMedia(wideWindow)) return null;
  return (
    <SettingGroup title={t(($) => title($))}>
      {entries.map(({ to, icon, label }) => {
        const hint = hints[to];
        return (
          <SettingLink
            key={to}
            to={to}
            icon={icon}
            label={t(($) => label($))}
            {...(hint === undefined ? {} : { hint })}
          />
        );
      })}
    </SettingGroup>
  );
}
