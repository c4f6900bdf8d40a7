import { needTexts } from '../../locales/i18n.ts';
import { SettingMenu } from './setting-menu.tsx';

/** The menu beside the pages of an account, once its texts are there. */
export async function loadSettingMenu(): Promise<{ default: typeof SettingMenu }> {
  await needTexts(['budget', 'identity', 'messages', 'privacy', 'security', 'settings']);
  return { default: SettingMenu };
}
