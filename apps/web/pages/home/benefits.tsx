import styles from './benefits.module.css';

const benefits = [
  {
    title: 'Save Money',
    figure: 'Up to 80%',
    what: 'of common repairs prevented',
    text: 'A worn seal costs a few euros and a soaked floor a few thousand. Caught in time, small things save thousands in potential damage.',
  },
  {
    title: 'Save Time',
    figure: 'One hour',
    what: 'a week, more or less',
    text: 'No lists to draw up and no manuals to read: 200+ curated tasks for 55 household items are sorted for you, and only the few that matter now reach you.',
  },
  {
    title: 'Peace of Mind',
    figure: '70% fewer',
    what: 'emergency calls',
    text: 'The boiler is seen to before the cold and the gutters before the rain. What is due is no longer yours to keep in mind.',
  },
] as const;

export function Benefits() {
  return (
    <section className={styles.band} aria-labelledby="benefits-title">
      <div className={styles.inner}>
        <h2 id="benefits-title">What an hour a week is worth</h2>
        <ul className={styles.benefits}>
          {benefits.map(({ title, figure, what, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles.figure}>
                <strong>{figure}</strong> {what}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
