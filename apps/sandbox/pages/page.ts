import { type Html, html, trusted } from './html.ts';
import type { NavigationEntry } from './navigation-entry.ts';
import { style } from './style.ts';

type Page = {
  readonly title: string;
  readonly path: string;
  readonly navigation: readonly NavigationEntry[];
  readonly body: Html;
  /** The id of an element that the page fetches again every two seconds. */
  readonly live?: string;
};

/** Returns a whole HTML document. */
export function page({ title, path, navigation, body, live }: Page): string {
  const links = navigation.map((entry) =>
    entry.path === path
      ? html`<a href="${entry.path}" aria-current="page">${entry.title}</a>`
      : html`<a href="${entry.path}">${entry.title}</a>`,
  );
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Sandbox</title>
<link rel="icon" href="data:,">
<style>${trusted(style)}</style>
</head>
<body>
<header><strong>Sandbox</strong><nav>${links}</nav></header>
<main>${body}</main>
${live ? trusted(refreshing(live)) : ''}
</body>
</html>`;
  return document.markup;
}

/** Without scripts the whole page reloads, less often so that it doesn't interrupt the reader. */
const refreshing = (id: string): string => `<noscript><meta http-equiv="refresh" content="10"></noscript>
<script>
setInterval(async () => {
  const here = document.getElementById('${id}');
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer || !answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('${id}');
  if (fresh && fresh.innerHTML !== here.innerHTML) here.innerHTML = fresh.innerHTML;
}, 2000);
</script>`;
