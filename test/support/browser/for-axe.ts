/**
 * Returns what axe's rules depend on, apart from colours and what is written, for each element that is shown: what it means
 * to assistive technology, and whether it can be scrolled. It is also sent to pages as text, so it needs nothing from
 * outside.
 */
export function forAxe(): ReadonlyMap<Element, string> {
  const meaningful = /^(aria-(?!labelledby|describedby|controls|owns)|role$|tabindex$|hidden$|inert$|disabled$)/;
  const shown = [...document.querySelectorAll('body *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return new Map(
    shown.map((element) => {
      const attributes = [...element.attributes].filter(({ name }) => meaningful.test(name));
      const meaning = attributes
        .map(({ name, value }) => (name === 'aria-label' ? name : `${name}=${value}`))
        .join(' ');
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
      return [element, `${meaning} ${scrolls ? 'scrolls' : ''}`];
    }),
  );
}

/**
 * Returns the kinds of what is shown otherwise than before, each once: an element with what it is in, because a button may
 * lose its name with a text that a phone hides.
 */
export function kindsOfChanges(
  before: ReadonlyMap<Element, string>,
  now: ReadonlyMap<Element, string>,
): readonly string[] {
  const nameOf = (element: Element | null) => `${element?.tagName} ${element?.getAttribute('class')}`;
  const kindOf = (element: Element, seen: string) => {
    const { parentElement: parent } = element;
    return `${nameOf(element)} ${seen} in ${nameOf(parent)} ${parent && now.get(parent)}`;
  };
  const changed = [...now].filter(([element, seen]) => before.get(element) !== seen);
  const gone = [...before].filter(([element]) => !now.has(element));
  return [...new Set([...changed, ...gone].map(([element, seen]) => kindOf(element, seen)))];
}
