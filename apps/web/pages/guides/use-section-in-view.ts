import { useEffect, useState } from 'react';

/** Everything above where the eye reads, the upper third of the window, however long the page is. */
const aboveEye = '1000000px 0px -69% 0px';

/** The id of the section that is being read, the last that has begun; none above the first. */
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
