import type { ConsolePath } from '@auric/api/console';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** The groups of the navigation. */
export type PageGroup = 'work' | 'house' | 'rule';

/** A page of the console. */
export interface ConsolePage {
  /** `/customers`, `/customers/:customer`. */
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The call that it can't do without: whose roles don't allow it is told so in the place of the page. */
  readonly needs?: ConsolePath;
  /** Its place in the navigation. */
  readonly nav?: {
    readonly group: PageGroup;
    readonly icon: LucideIcon;
    /** The letter that leads here after `g`. */
    readonly key: string;
  };
}
