import { SourceText } from '#apps/ui/layout/source-list.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import type { LawNote } from '#core/catalogue/guides/guide.ts';
import { format } from '#words/format.ts';
import { guides as words } from '#words/site/guides.ts';
import styles from './law.module.css';
import { Section } from './section.tsx';
import { sections } from './sections.ts';

export function Law({ notes }: { notes: readonly LawNote[] }) {
  return (
    <Section {...sections.law} lede={words.lawLede}>
      <Stack as="dl" gap={16} className={styles.countries}>
        {notes.map(({ country, content, source }) => (
          <div key={country}>
            <dt>{format.country(country)}</dt>
            <dd>
              <p>{content}</p>
              <Muted as="p" size="md" breaks className={styles.source}>
                <SourceText source={source} />
              </Muted>
            </dd>
          </div>
        ))}
      </Stack>
      <p className={styles.more}>
        <Link to={paths.rules}>{words.allRules}</Link>
      </p>
    </Section>
  );
}
