import styles from './grounds.module.css';

/** The classes of the tints behind the home page's drawings and previews. */
export const grounds = { honey: styles.honey, sky: styles.sky, evergreen: styles.evergreen } as const;
