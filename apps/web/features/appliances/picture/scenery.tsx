import styles from './home-picture.module.css';

/** A gable with a chimney, or, of a flat, the floor of the neighbours above. It is as wide as the rooms below. */
export function Roof({ isFlat }: { isFlat: boolean }) {
  return isFlat ? (
    <svg className={styles.roof} viewBox="0 0 400 52" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.tiles} d="M2 6h396v14H2z" />
      <path className={styles.wall} d="M10 20h380v32H10z" />
      <path className={styles.pane} d="M46 28h44v24H46zM134 28h44v24h-44zM222 28h44v24h-44zM310 28h44v24h-44z" />
    </svg>
  ) : (
    <svg className={styles.roof} viewBox="0 0 400 92" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.tiles} d="M292 56V14h34v56z" />
      <path className={styles.wall} d="M287 8h44v10h-44z" />
      <path className={styles.tiles} d="M2 92 192 10q8-4 16 0l190 82z" />
      <path
        className={styles.snow}
        d="M66 64 192 10q8-4 16 0l126 54-22 2-18-8-26 6-22-12-30 8-24-10-28 10-24-6-26 12-20-8z"
      />
    </svg>
  );
}

/** Behind the house: the sun and a cloud, and what falls from it. */
export function Sky() {
  return (
    <svg className={styles.sky} viewBox="0 0 400 120" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <circle className={styles.sun} cx="352" cy="34" r="17" />
      <path
        className={styles.cloud}
        d="M26 46h56a13 13 0 0 0 2-26 19 19 0 0 0-35-5 15 15 0 0 0-22 11 10 10 0 0 0-1 20z"
      />
      <path
        className={styles.flakes}
        d="M34 60h.1M52 70h.1M74 58h.1M22 82h.1M64 88h.1M44 96h.1M372 70h.1M356 90h.1M384 98h.1"
      />
      <path
        className={styles.leaves}
        d="m24 66 8-4-2 8zM58 78l8-4-2 8zM370 74l8-4-2 8zM352 96l8-4-2 8zM40 98l8-4-2 8z"
      />
    </svg>
  );
}
