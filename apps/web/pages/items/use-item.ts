import { itemContents } from 'virtual:item-contents';
import { type ItemSlug, itemSlugs } from '#core/catalogue/item-slugs.ts';
import type { ItemContent } from '../../content/item-content.ts';
import { preloadContent, useContent } from '../../loading/built-content.ts';
import { paths } from '../../paths.ts';

export const itemAt = (pathname: string) => itemSlugs.find((slug) => paths.item(slug) === pathname);

export async function preloadItem(pathname: string): Promise<void> {
  const slug = itemAt(pathname);
  if (slug) await preloadContent(itemContents[slug]);
}

export const useItem = (slug: ItemSlug): ItemContent => useContent(itemContents[slug]);
