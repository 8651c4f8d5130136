const meaningful = /^(aria-(?!labelledby|describedby|controls|owns)|role$|tabindex$|hidden$|inert$|disabled$)/;

/**
 * Returns what axe's rules depend on, apart from colours and what is written, for each element that is shown: what it means
 * to assistive technology, and whether it can be scrolled.
 */
export function forAxe(): ReadonlyMap<Element, string> {
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
