/**
 * The decorative drawing of a guide, 4 by 3, cropped to its container. It is a separate file to keep it out of the
 * script, and it uses the page's colours.
 */
export function GuideArt({ file, className }: { file: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${file}#art`} />
    </svg>
  );
}
