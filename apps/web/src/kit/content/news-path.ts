import type { NewsItem } from '@auric/api';

/** Where a piece of news leads: to the page that it names, else to its own text. */
export function newsPath({ id, path }: Pick<NewsItem, 'id' | 'path'>): string {
  return path === '' ? `/pages/common/article?id=${id}` : path;
}
