import { Row } from '#apps/ui/layout/row.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { HouseIllustration } from '#apps/ui/pictures/house-illustration.tsx';
import { frame } from '#words/site/frame.ts';
import { home } from '#words/site/home.ts';
import { Cta, SignUpCta } from './cta.tsx';
import styles from './hero.module.css';
import { ProductPicture } from './product-picture.tsx';

const { hero } = home;

export function Hero() {
  return (
    <section className={styles.hero}>
      <div>
        <Text as="p" color="terracotta" weight={600} className={styles.eyebrow}>
          {hero.eyebrow}
        </Text>
        <h1 className={styles.title}>{hero.title}</h1>
        <p className={styles.lede}>{hero.lede}</p>
        <Row gap={14} align="stretch" className={styles.actions}>
          <SignUpCta text={frame.startFree} />
          <Cta text={hero.how} to={paths.howItWorks} quiet />
        </Row>
        <div className={styles.narrow}>
          <WeekPicture top="week-top" />
        </div>
      </div>
      <div className={styles.wide}>
        <HouseIllustration className={styles.house} />
        <WeekPicture />
      </div>
    </section>
  );
}

/** The product itself, where readers see it first. The one that isn't shown loads nothing of its own. */
function WeekPicture({ top }: { top?: string }) {
  return (
    <figure className={styles.week}>
      <ProductPicture name="week" alt={home.pictures.week.alt} {...(top !== undefined && { top })} />
    </figure>
  );
}
