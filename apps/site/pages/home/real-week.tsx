import { home as words } from '#words/site/home.ts';
import { HomeSection } from './home-section.tsx';
import taskDark from './pictures/task-dark.webp';
import taskLight from './pictures/task-light.webp';
import weekDark from './pictures/week-dark.webp';
import weekLight from './pictures/week-light.webp';
import styles from './real-week.module.css';

/** Made from the running app by test/pictures, twice as large as they are shown. */
const pictures = [
  { name: 'week', light: weekLight, dark: weekDark },
  { name: 'task', light: taskLight, dark: taskDark },
] as const;

/** The product itself, as pictures of a real household's week. */
export function RealWeek() {
  const copy = words.pictures;
  return (
    <HomeSection id="real-week" title={copy.title} lede={copy.lede} className={styles.section}>
      <div className={styles.pictures}>
        {pictures.map(({ name, light, dark }) => (
          <figure key={name}>
            <picture>
              <source srcSet={dark} media="(prefers-color-scheme: dark)" />
              <img src={light} alt={copy[name].alt} width={390} height={760} loading="lazy" decoding="async" />
            </picture>
            <figcaption>{copy[name].caption}</figcaption>
          </figure>
        ))}
      </div>
    </HomeSection>
  );
}
