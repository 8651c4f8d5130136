import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { home as words } from '#words/site/home.ts';
import { HomeSection } from './home-section.tsx';
import styles from './more-pictures.module.css';
import answerDark from './pictures/answer-dark.webp';
import answerLight from './pictures/answer-light.webp';
import offlineDark from './pictures/offline-dark.webp';
import offlineLight from './pictures/offline-light.webp';
import passportDark from './pictures/passport-dark.webp';
import passportLight from './pictures/passport-light.webp';
import pauseDark from './pictures/pause-dark.webp';
import pauseLight from './pictures/pause-light.webp';
import yearDark from './pictures/year-dark.webp';
import yearLight from './pictures/year-light.webp';

/** Made from the running app by test/pictures. */
const pictures = [
  { name: 'year', light: yearLight, dark: yearDark },
  {
    name: 'passport',
    light: passportLight,
    dark: passportDark,
    more: { to: paths.samplePassport, text: words.more.sample },
  },
  { name: 'offline', light: offlineLight, dark: offlineDark },
  { name: 'answer', light: answerLight, dark: answerDark, where: 'assistant' },
  { name: 'pause', light: pauseLight, dark: pauseDark },
] as const;

/** What the app does besides the week. */
export function MorePictures() {
  return (
    <HomeSection
      id="more"
      title={words.more.title}
      lede={
        <>
          {words.more.free}
          <span data-where="assistant">{words.more.exceptAnswers}</span>
          {words.more.software}
        </>
      }
    >
      <ul className={styles.pictures}>
        {pictures.map(({ name, light, dark, ...rest }) => (
          <li key={name} data-where={'where' in rest ? rest.where : undefined}>
            <figure>
              <picture>
                <source srcSet={dark} media="(prefers-color-scheme: dark)" />
                <img src={light} alt={words.more[name].alt} width={390} height={760} loading="lazy" decoding="async" />
              </picture>
              <figcaption>
                <h3>{words.more[name].title}</h3>
                <p>
                  {words.more[name].caption} {'more' in rest && <Link to={rest.more.to}>{rest.more.text}</Link>}
                </p>
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
