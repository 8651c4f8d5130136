import { useId } from 'react';
import { entryKinds } from '../model/history.ts';
import { type Period, scaleFor, totalOf } from '../model/periods.ts';
import styles from './columns.module.css';
import { Patterns } from './patterns.tsx';

const plotHeight = 148;
/** Room above the tallest column for its number. */
const headroom = 18;

type ColumnsProps = {
  periods: readonly Period[];
  /** The part of each column's place that the column fills, between 0 and 1. */
  fill: number;
  /** Whether each column has its number above it. */
  numbered?: boolean;
  className: string | undefined;
};

/**
 * Stacked columns: done at the bottom, then skipped, then missed. Decorative, because the table beside it has the same
 * numbers. Positions across are percentages, so that the text keeps its size at every width.
 */
export function Columns({ periods, fill, numbered = false, className }: ColumnsProps) {
  const id = useId();
  const scale = scaleFor(periods);
  const top = scale.at(-1) ?? 1;
  const heightOf = (count: number) => (count / top) * plotHeight;
  const place = 100 / periods.length;
  return (
    <div className={`${styles.chart} ${className ?? ''}`} aria-hidden="true">
      <div className={styles.scale}>
        {scale.map((value) => (
          <span key={value} style={{ bottom: heightOf(value) }}>
            {value}
          </span>
        ))}
      </div>
      <svg className={styles.plot} aria-hidden="true" width="100%" height={plotHeight + headroom}>
        <Patterns id={id} />
        {scale.map((value) => {
          const y = headroom + plotHeight - heightOf(value) + (value === 0 ? -0.5 : 0.5);
          return (
            <line key={value} className={value === 0 ? styles.base : styles.line} x1="0" x2="100%" y1={y} y2={y} />
          );
        })}
        {periods.map((period, index) => {
          const x = (index + (1 - fill) / 2) * place;
          let y = headroom + plotHeight;
          return (
            <g key={period.from}>
              {entryKinds.map((kind) => {
                const count = period.counts[kind];
                const height = heightOf(count);
                y -= height;
                // A thin gap separates the parts of a column also where two patterns look alike.
                return (
                  count > 0 && (
                    <rect
                      key={kind}
                      className={styles[kind]}
                      {...(kind !== 'done' && { fill: `url(#${id}-${kind})` })}
                      x={`${x}%`}
                      y={y + 1}
                      width={`${place * fill}%`}
                      height={Math.max(1.5, height - 1)}
                      rx="2"
                    />
                  )
                );
              })}
              {numbered && totalOf(period) > 0 && (
                <text className={styles.number} x={`${(index + 0.5) * place}%`} y={y - 4}>
                  {totalOf(period)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <div className={styles.labels}>
        {periods.map(({ from, label }, index) => (
          <span key={from} style={{ left: `${(index + 0.5) * place}%` }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
