import type { ComponentType } from 'react';
import { pageFile } from './routes.ts';

export interface PageModule {
  default: ComponentType;
}

/** Where each screen is but home: a file of its own, so that the first one does not grow with every screen that there is. */
const files = import.meta.glob<PageModule>(['./pages/**/*.tsx', '!./pages/index/index.tsx']);

/** The screen at a path. Fails where no file is, and as the import of a missing file does. */
export async function loadFile(path: string): Promise<PageModule> {
  const load = files[pageFile(path)];
  if (load === undefined) throw new Error(`no page at ${path}`);
  return load();
}

/** It is no screen of the product, but what it stands on would be named in the first file all the same. */
export const loadGallery = () => import('./gallery/gallery.tsx');
