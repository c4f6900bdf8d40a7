import { FileText } from 'lucide-react';
import type { ConsolePart } from '../part.ts';
import { content as texts } from './texts.ts';

/** What the house has written, in ten languages. */
export const content: ConsolePart = {
  name: 'content',
  title: texts.title,
  pages: [
    {
      path: '/content',
      title: texts.title,
      load: () => import('./content-page.tsx'),
      needs: 'content',
      nav: { group: 'house', icon: FileText, key: 'w' },
    },
    { path: '/content/:id', title: texts.one, load: () => import('./text-page.tsx'), needs: 'content/one' },
  ],
};
