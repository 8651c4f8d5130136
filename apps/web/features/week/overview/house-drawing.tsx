import { joinClasses } from '#apps/ui/join-classes.ts';
import { useUser } from '../../../session/use-auth.ts';
import styles from './house-drawing.module.css';

const windows = [
  { x: 66, y: 100 },
  { x: 122, y: 100 },
  { x: 66, y: 150 },
  { x: 122, y: 150 },
] as const;

export type HouseDrawingProps = { percent: number };

/** The user's kind of home. Its four windows light up one by one as tasks are done; smoke rises when all are. */
export function HouseDrawing({ percent }: HouseDrawingProps) {
  const isFlat = useUser().features.propertyType?.includes('Apartment') ?? false;
  const lit = percent === 100 ? 4 : Math.min(3, Math.ceil(percent / 25));
  return (
    <svg className={styles.house} viewBox="0 0 216 200" aria-hidden="true">
      <circle cx="36" cy="44" r="15" className={styles.sun} />
      <g strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        {percent === 100 && <path className={styles.smoke} d="M150 26c-7-5 7-9 0-14M158 18c-5-4 5-7 0-11" />}
        {isFlat ? <FlatWalls /> : <HouseWalls />}
        {windows.map(({ x, y }, index) => (
          <g key={`${x}-${y}`} className={joinClasses(styles.window, index < lit && styles.lit)}>
            <rect x={x} y={y} width="28" height={y === 150 && x === 122 ? 48 : 32} rx="4" />
            {y === 100 || x === 66 ? <path d={`M${x + 14} ${y}v32M${x} ${y + 16}h28`} /> : <path d="M142 174v4" />}
          </g>
        ))}
        <path className={styles.line} d="M8 198h200" />
        <path className={styles.bush} d="M10 198c0-16 5-27 12-27s12 11 12 27M182 198c0-11 4-19 10-19s10 8 10 19" />
      </g>
    </svg>
  );
}

function HouseWalls() {
  return (
    <>
      <path className={styles.roof} d="M144 40h20v40h-20z" />
      <path className={styles.roof} d="M26 90 108 26l82 64z" />
      <path className={styles.wall} d="M42 90h132v108H42z" />
    </>
  );
}

/** A block of flats: neighbours above and beside, a flat roof, and a balcony. */
function FlatWalls() {
  return (
    <>
      <path className={styles.roof} d="M144 26h20v18h-20z" />
      <path className={styles.wall} d="M42 44h132v154H42z" />
      <path className={styles.roof} d="M34 36h148v12H34z" />
      <path className={styles.neighbour} d="M66 60h28v24H66zM122 60h28v24h-28z" />
      <path className={styles.line} d="M42 92h132M42 142h132M58 142v-12h44v12M73 130v12M88 130v12" />
    </>
  );
}
