/**
 * Returns what the contrast of a text depends on, for each element with a text of its own: its colour, whether it
 * is large, and the backgrounds below it. It is also sent to pages as text, so it needs nothing from outside.
 */
export function contrastsShown(): ReadonlyMap<Element, string> {
  // Sizes from which text counts as large, and so may have less contrast, in pixels.
  const large = { normal: 24, bold: 18.66 };
  const transparent = 'rgba(0, 0, 0, 0) none 1';
  const backgrounds = new Map<Element, string>();
  const backgroundsBelow = (element: Element | null): string => {
    if (!element) return '';
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const all = `${own === transparent ? '' : `${own}, `}${backgroundsBelow(element.parentElement)}`;
    backgrounds.set(element, all);
    return all;
  };
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const shown = [...document.querySelectorAll('body *')].filter(
    (element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  return new Map(
    shown.map((element) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? large.bold : large.normal);
      return [element, `${color} ${isLarge ? 'large' : 'normal'} on ${backgroundsBelow(element)}`];
    }),
  );
}
