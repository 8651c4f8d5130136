/** Returns how far the element with this id is below the top of the window, in whole pixels. */
export const topOf = (id: string): number | undefined => {
  const part = document.getElementById(id);
  return part ? Math.round(part.getBoundingClientRect().top) : undefined;
};

export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });
export const scrollToEnd = (): void => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
