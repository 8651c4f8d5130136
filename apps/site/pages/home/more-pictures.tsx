import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { home as words } from '#words/site/home.ts';
import { HomeSection } from './home-section.tsx';
import styles from './more-pictures.module.css';
import { ProductPicture } from './product-picture.tsx';

const pictures = [
  { name: 'task' },
  { name: 'year' },
  { name: 'passport', more: { to: paths.samplePassport, text: words.more.sample } },
] as const;

/** What the app does besides the week. */
export function MorePictures() {
  return (
    <HomeSection id="more" title={words.more.title} lede={words.more.lede}>
      <ul className={styles.pictures}>
        {pictures.map(({ name, ...rest }) => (
          <li key={name}>
            <figure>
              <ProductPicture name={name} alt={words.more[name].alt} />
              <figcaption>
                <h3>{words.more[name].title}</h3>
                {name !== 'task' && (
                  <p>
                    {words.more[name].caption} {'more' in rest && <Link to={rest.more.to}>{rest.more.text}</Link>}
                  </p>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.free}>
        <Link to={`${paths.faq}#open-source`}>{words.more.whatFreeMeans}</Link>
      </p>
    </HomeSection>
  );
}
