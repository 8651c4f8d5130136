import taskDark from './pictures/task-dark.webp';
import taskLight from './pictures/task-light.webp';
import weekDark from './pictures/week-dark.webp';
import weekLight from './pictures/week-light.webp';
import styles from './real-week.module.css';

/** Made from the running app by test/pictures, twice as large as they are shown. */
const pictures = [
  {
    light: weekLight,
    dark: weekDark,
    alt: 'The week of a house, on a phone: its tasks for Saturday and Sunday, each with the minutes that it takes.',
    caption: 'Your week: each task has its day, its minutes and the reason it’s due.',
  },
  {
    light: taskLight,
    dark: taskDark,
    alt: 'One task of that week, opened: why it matters, how it is done step by step, and what you need.',
    caption: 'A task, opened: why it matters, each step, the tools, and how to stay safe.',
  },
] as const;

/** The product itself, as pictures of a real household's week. */
export function RealWeek() {
  return (
    <section className={styles.section} aria-labelledby="real-week-title">
      <div className={styles.head}>
        <h2 id="real-week-title">What you get each week</h2>
        <p>
          This is the app, with the plan that it made for a house in October. Each task comes with everything you need
          to do it.
        </p>
      </div>
      <div className={styles.pictures}>
        {pictures.map(({ light, dark, alt, caption }) => (
          <figure key={light}>
            <picture>
              <source srcSet={dark} media="(prefers-color-scheme: dark)" />
              <img src={light} alt={alt} width={390} height={760} loading="lazy" decoding="async" />
            </picture>
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
