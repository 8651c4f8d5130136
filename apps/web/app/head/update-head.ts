import { guides } from 'virtual:guides';
import { items } from 'virtual:items';
import { documentTitle, makeMetadata } from '../../content/page-metadata.ts';
import { structuredData } from '../../content/structured-data.ts';
import { siteSettings } from '../../site-settings.ts';
import { headElements } from './head-elements.ts';
import { pageContent } from './page-content.ts';

const metadataFor = makeMetadata({ guides, items });
let current = '';

/** Makes the document's head describe the page at the address; returns the page's title. */
export function updateHead(pathname: string): string {
  current = pathname;
  const page = metadataFor(pathname);
  const { publicUrl } = siteSettings();
  for (const { tag, key, value } of headElements(page, publicUrl)) {
    findOrCreate(tag, ...key).setAttribute(...value);
  }
  document.title = documentTitle(page);
  void pageContent(page.url).then((content) => {
    if (current !== pathname) return;
    const data = JSON.stringify(structuredData(page, siteSettings(), content));
    findOrCreate('script', 'type', 'application/ld+json').textContent = data;
  });
  return document.title;
}

function findOrCreate(tag: string, attribute: string, name: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${name}"]`);
  if (found) return found;
  const created = document.createElement(tag);
  created.setAttribute(attribute, name);
  document.head.append(created);
  return created;
}
