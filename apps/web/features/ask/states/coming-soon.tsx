import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { paths } from '#apps/ui/paths.ts';
import advice from '#apps/ui/pictures/advice.svg';
import { Art } from '#apps/ui/pictures/art.tsx';
import { adviceCopy } from '#words/advice-copy.ts';
import { ask } from '#words/app/ask.ts';
import { EmergencyCheck } from './emergency-check.tsx';
import styles from './states.module.css';

/** For users without premium: what it is, in the words of the home page, and how to try it now. */
export function ComingSoon() {
  return (
    <div className={styles.stack}>
      <EmergencyCheck />
      <section className={styles.soon} aria-labelledby="coming-soon">
        <Art file={advice} width={132} height={104} />
        <div className={styles.words}>
          <Chip tone="terracotta">{adviceCopy.soon}</Chip>
          <h2 className={styles.heading} id="coming-soon">
            {adviceCopy.title}
          </h2>
          <p className={styles.text}>{adviceCopy.text}</p>
          <ul className={styles.points}>
            {ask.soon.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className={styles.text}>{ask.soon.premium}</p>
          <ButtonLink variant="ghost" small to={paths.pricing}>
            {ask.soon.plans}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
