import type { ComponentType } from 'react';
import { needTexts } from '../../locales/i18n.ts';

/** The news of home, which comes after the first screen stands; home does without what can't be fetched. */
export async function loadHomeNews(): Promise<{ default: ComponentType }> {
  try {
    await needTexts(['content']);
    return { default: (await import('./home-news.tsx')).HomeNews };
  } catch {
    return { default: () => null };
  }
}
