import { useEffect, useState } from 'react';

/** Where the eye reads: the upper third of the window. */
const line = '-30% 0px -69% 0px';

/** The id of the section that is being read; none above the first. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        setInView((before) => ids.find((id) => crossing.has(id)) ?? before);
      },
      { rootMargin: line },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return inView;
}
