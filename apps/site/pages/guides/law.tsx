import { Elsewhere } from '#apps/ui/content/elsewhere.tsx';
import { SourceText } from '#apps/ui/layout/source-list.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { format } from '#words/format.ts';
import { guides as words } from '#words/site/guides.ts';
import type { LawOfCountry, LawOfGuide } from '../../content/law-of-guide.ts';
import styles from './law.module.css';
import { Section } from './section.tsx';
import { sections } from './sections.ts';

/** The law of one country, which live/own-law.ts exchanges for that of the reader's, and behind a fold that of others. */
export function Law({ law: { own, elsewhere } }: { law: LawOfGuide }) {
  const [first, ...others] = [...own, ...elsewhere];
  return (
    <Section {...sections.law} lede={words.lawLede}>
      {first && <Countries countries={[first]} />}
      {others.length > 0 && (
        <Elsewhere>
          <Countries countries={others} />
        </Elsewhere>
      )}
      <p className={styles.more}>
        <Link to={paths.rules}>{words.allRules}</Link>
      </p>
    </Section>
  );
}

function Countries({ countries }: { countries: readonly LawOfCountry[] }) {
  return (
    <Stack as="dl" gap={16} className={styles.countries}>
      {countries.map(({ country, rules }) => (
        <div key={country} data-law={country}>
          <dt>{format.country(country)}</dt>
          {rules.map(({ content, source }) => (
            <dd key={content}>
              <p>{content}</p>
              <Muted as="p" size="md" breaks className={styles.source}>
                <SourceText source={source} />
              </Muted>
            </dd>
          ))}
        </div>
      ))}
    </Stack>
  );
}
