/**
 * A drawing out of a file of its own, so that it weighs nothing in script; its element `art` takes the colours of the
 * page. Decoration only.
 */
export function Art({
  file,
  width,
  height,
  className,
}: {
  /** Its address. */
  file: string;
  /** Of its view box. */
  width: number;
  height: number;
  className?: string | undefined;
}) {
  return (
    <svg className={className} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${file}#art`} />
    </svg>
  );
}
