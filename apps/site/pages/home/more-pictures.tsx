import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { home as words } from '#words/site/home.ts';
import { HomeSection } from './home-section.tsx';
import styles from './more-pictures.module.css';
import { ProductPicture } from './product-picture.tsx';

const pictures = ['task', 'year', 'passport'] as const;

/** What the app does besides the week. */
export function MorePictures() {
  return (
    <HomeSection id="more" title={words.more.title}>
      <ul className={styles.pictures}>
        {pictures.map((name) => (
          <li key={name}>
            <figure>
              <ProductPicture name={name} alt={words.more[name].alt} />
              <figcaption>
                <h3>{words.more[name].title}</h3>
                {name === 'passport' && (
                  <p>
                    {words.more.passport.caption} <Link to={paths.samplePassport}>{words.more.sample}</Link>
                  </p>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
