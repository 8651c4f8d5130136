import { useEffect, useState } from 'react';

/** The area above the reader's eye: everything above the upper third of the window, on a page of any length. */
const aboveEye = '1000000px 0px -69% 0px';

/** The id of the section being read: the last that has started. Undefined above the first. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setInView(ids.findLast((id) => begun.has(id)));
      },
      { rootMargin: aboveEye },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return inView;
}
