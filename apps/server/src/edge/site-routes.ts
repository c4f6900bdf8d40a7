import { languages, type SiteConfig } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { HandlersOf } from './handler.ts';
import { Refusal } from './refusal.ts';

async function settingOf(db: Kysely<Database>, keyword: string): Promise<string | null> {
  const row = await db.selectFrom('people.setting').select('value').where('keyword', '=', keyword).executeTakeFirst();
  return row?.value ?? null;
}

/** What the site is called. */
export async function siteNameOf(site: Config['site'], db: Kysely<Database>): Promise<string> {
  return (await settingOf(db, 'site_name')) ?? site.name;
}

/** The calls about the site itself. Settings of the operator come before what the configuration says. */
export function siteRoutes(site: Config['site'], db: Kysely<Database>): HandlersOf<'getSiteConfig' | 'getSetting'> {
  const setting = (keyword: string): Promise<string | null> => settingOf(db, keyword);

  async function siteConfig(): Promise<SiteConfig> {
    const keywords = ['site_name', 'site_logo', 'site_logo_red', 'base_domain'];
    const [name, logo, logoRed, baseDomain] = await Promise.all(keywords.map(setting));
    return {
      site_name: name ?? site.name,
      site_logo: logo ?? '',
      site_logo_red: logoRed ?? '',
      base_domain: baseDomain ?? '',
      sandbox: site.mode === 'sandbox',
      languages: [...languages],
      default_lang: site.defaultLanguage,
    };
  }

  return {
    getSiteConfig: siteConfig,

    getSetting: async ({ keyword }) => {
      const config = await siteConfig();
      if (keyword === 'site_name' || keyword === 'site_logo' || keyword === 'default_lang') return config[keyword];
      if (keyword === 'sandbox') return String(config.sandbox);
      if (keyword === 'web_view_hosts') return site.webViewOrigins.join(',');
      const value = await setting(keyword);
      if (value === null) throw new Refusal('setting_unknown', 'keyword');
      return value;
    },
  };
}
