import { encode } from 'uqr';
import styles from './labels.module.css';

/** A QR code, drawn as one shape. It still reads with 15 % of it dirty or torn off. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
      <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
      <path d={squares.join('')} />
    </svg>
  );
}
