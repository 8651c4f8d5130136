import { guides } from 'virtual:guides';
import { documentTitle, makeMetadata } from '../content/page-metadata.ts';
import { structuredData } from '../content/structured-data.ts';
import { siteSettings } from '../site-settings.ts';
import { type HeadElement, headElements } from './head.ts';
import { pageContent } from './page-content.ts';

const metadataFor = makeMetadata(guides);
let shown = '';

/** Keeps the document's head true to the page that is shown; answers the page's title. */
export function updateHead(pathname: string): string {
  shown = pathname;
  const page = metadataFor(pathname);
  const { publicUrl } = siteSettings();
  for (const one of headElements(page, publicUrl)) update(one);
  const title = documentTitle(page);
  document.title = title;
  void pageContent(page.url).then((content) => {
    if (shown === pathname)
      element('script', ['type', 'application/ld+json']).textContent = JSON.stringify(
        structuredData(page, publicUrl, content),
      );
  });
  return title;
}

function update({ tag, key, value }: HeadElement) {
  element(tag, key).setAttribute(...value);
}

function element(tag: string, [attribute, name]: HeadElement['key']): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${name}"]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(attribute, name);
  document.head.append(made);
  return made;
}
