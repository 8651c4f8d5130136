import { itemContents } from 'virtual:item-contents';
import type { ItemSlug } from '#core/catalogue/item-slugs.ts';
import type { ItemContent } from '../../content/item-content.ts';
import { preloadContent, useContent } from '../../loading/fetch-json.ts';
import { paths } from '../../paths.ts';

const isItem = (slug: string): slug is ItemSlug => Object.hasOwn(itemContents, slug);

export function itemAt(pathname: string): ItemSlug | undefined {
  const slug = pathname.slice(paths.item('').length);
  return isItem(slug) ? slug : undefined;
}

export async function preloadItem(pathname: string): Promise<void> {
  const slug = itemAt(pathname);
  if (slug) await preloadContent(itemContents[slug]);
}

export const useItem = (slug: ItemSlug): ItemContent => useContent(itemContents[slug]);
