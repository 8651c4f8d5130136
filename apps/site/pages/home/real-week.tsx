import { Row } from '#apps/ui/layout/row.tsx';
import { home as words } from '#words/site/home.ts';
import { HomeSection } from './home-section.tsx';
import { ProductPicture } from './product-picture.tsx';
import styles from './real-week.module.css';

/** The product itself, as pictures of a real household's week. */
export function RealWeek() {
  const copy = words.pictures;
  return (
    <HomeSection id="real-week" title={copy.title} lede={copy.lede} className={styles.section}>
      <Row gap={32} align="stretch" spread="centred" className={styles.pictures}>
        {(['week', 'task'] as const).map((name) => (
          <figure key={name}>
            <ProductPicture name={name} alt={copy[name].alt} />
            <figcaption>{copy[name].caption}</figcaption>
          </figure>
        ))}
      </Row>
    </HomeSection>
  );
}
