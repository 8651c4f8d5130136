import type { GuideSlug } from '../../content/guides/guide.ts';

const files = import.meta.glob<string>('./art/*.svg', { query: '?url', import: 'default', eager: true });

/**
 * The drawing of a guide, 4 by 3: decoration. It is a file of its own, so that it weighs nothing in script, and takes
 * the colours of the page.
 */
export function GuideArt({ slug, className }: { slug: GuideSlug; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${files[`./art/${slug}.svg`]}#art`} />
    </svg>
  );
}
