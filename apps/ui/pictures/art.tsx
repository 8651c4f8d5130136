type ArtProps = {
  /** The address of an SVG file whose drawing has the id `art` and names our tokens as its colours. */
  file: string;
  /** Of its view box. */
  width: number;
  height: number;
  className?: string | undefined;
};

/**
 * A decorative drawing from a file of its own, so that it isn't part of the script. In other proportions it is cropped,
 * but never at the bottom.
 */
export function Art({ file, width, height, className }: ArtProps) {
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href={`${file}#art`} />
    </svg>
  );
}
