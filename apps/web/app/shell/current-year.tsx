import { useHydrated } from '../../ui/use-hydrated.ts';

/** The build may have run last year, so the year is written again after hydration. */
export function CurrentYear() {
  return (
    <span key={String(useHydrated())} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
