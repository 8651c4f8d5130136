import { documentTitle, metadataFor } from '../content/page-metadata.ts';

/** Keeps the document's head true to the page that is shown. */
export function updateHead(pathname: string) {
  const page = metadataFor(pathname);
  const title = documentTitle(page);
  document.title = title;
  const address = location.origin + pathname;
  setMeta('name', 'description', page.description);
  setMeta('name', 'robots', page.unlisted ? 'noindex' : 'index, follow');
  setMeta('property', 'og:title', title);
  setMeta('property', 'og:description', page.description);
  setMeta('property', 'og:url', address);
  element('link[rel="canonical"]', 'link', { rel: 'canonical' }).setAttribute('href', address);
}

function setMeta(attribute: 'name' | 'property', name: string, content: string) {
  element(`meta[${attribute}="${name}"]`, 'meta', { [attribute]: name }).setAttribute('content', content);
}

function element(selector: string, tag: string, attributes: Record<string, string>): Element {
  const found = document.head.querySelector(selector);
  if (found) return found;
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.head.append(made);
  return made;
}
