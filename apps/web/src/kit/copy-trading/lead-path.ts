/** Where everybody sees a lead trader. */
export function leadPath(lead: number): string {
  return `/pages/follow/trader?trader_user_id=${lead}`;
}

/** Where somebody says how they want to copy a lead trader. */
export function followPath(lead: number): string {
  return `/pages/follow/follow?trader_user_id=${lead}`;
}

export const boardPath = '/pages/follow/index';
export const copyPath = '/pages/copytrade/copy';
export const ownCopiesPath = '/pages/copytrade/my';
/** Where one becomes a lead trader, and sees to it afterwards. */
export const ownLeadPath = '/pages/copytrade/trader';
