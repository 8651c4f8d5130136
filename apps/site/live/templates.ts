/** The content of a template on the page, which stays for another time. */
export function copyOf(selector: string, within: ParentNode = document): DocumentFragment | undefined {
  const template = within.querySelector<HTMLTemplateElement>(`template${selector}`);
  return template?.content.cloneNode(true) as DocumentFragment | undefined;
}

/** Shows why something failed in the place of the template `data-failure`; without words, shows nothing any more. */
export function showFailure(within: ParentNode, words?: string): void {
  within.querySelector('[data-failed]')?.remove();
  const alert = words === undefined ? undefined : copyOf('[data-failure]', within)?.firstElementChild;
  if (!(alert instanceof HTMLElement)) return;
  alert.dataset.failed = '';
  alert.querySelector('span')?.append(words ?? '');
  within.querySelector('template[data-failure]')?.before(alert);
}
