type DrawingProps = {
  /** The address of an SVG file whose drawing has the id `art` and names our tokens as its colours. */
  file: string;
  width: number;
  height: number;
  className?: string | undefined;
};

/** Decoration, as wide and high as its file's own view box; it takes the colours of the page and weighs nothing in script. */
export function Drawing({ file, width, height, className }: DrawingProps) {
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
