/** The area above the reader's eye: everything above the upper third of the window, on a page of any length. */
const aboveEye = '1000000px 0px -69% 0px';

/** Marks the section that is being read in the table of contents: the last that has started. */
export function markContents(signal: AbortSignal): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const begun = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target.id);
        else begun.delete(target.id);
      }
      const current = links.findLast(({ hash }) => begun.has(hash.slice(1)));
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: aboveEye },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
  signal.addEventListener('abort', () => observer.disconnect());
}
