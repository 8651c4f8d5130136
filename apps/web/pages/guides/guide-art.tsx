/**
 * The drawing of a guide, 4 by 3, cut to the room that it has: decoration. It is a file of its own, so that it weighs
 * nothing in script, and takes the colours of the page.
 */
export function GuideArt({ file, className }: { file: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${file}#art`} />
    </svg>
  );
}
