import { Marked } from '#apps/ui/content/marked.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Reading } from '#apps/ui/layout/reading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import type { Policy } from '#core/languages/policy.ts';
import { navbar } from '#words/site/navbar.ts';
import { pages } from '#words/site/pages.ts';
import { RichText } from '../rich-text.tsx';
import { PolicyBlock } from './policy-block.tsx';
import styles from './policy-page.module.css';

const { policy: words } = pages;

export function PolicyPage({ policy: { title, updated, changed, lede, inShort, sections } }: { policy: Policy }) {
  return (
    <Page
      above={<Breadcrumbs crumbs={[{ label: navbar.home, to: paths.home }, { label: title }]} />}
      title={title}
      lede={lede}
    >
      <Reading parts={sections}>
        <Muted as="p" className={styles.updated}>
          {words.updated} <time dateTime={updated.date}>{updated.shown}</time>
          {changed && (
            <>
              <br />
              <Marked
                text={words.changed(changed.shown, changed.what)}
                show={(day) => <time dateTime={changed.date}>{day}</time>}
              />
            </>
          )}
        </Muted>
        <section className={styles.short} aria-labelledby="in-short">
          <h2 id="in-short">{words.inShort}</h2>
          <ul>
            {inShort.map((sentence) => {
              const { text, where } = typeof sentence === 'string' ? { text: sentence, where: undefined } : sentence;
              return (
                <li key={text} data-where={where}>
                  <RichText text={text} />
                </li>
              );
            })}
          </ul>
        </section>
        {sections.map((section) => (
          <Stack
            as="section"
            gap={16}
            className={styles.section}
            id={section.id}
            key={section.id}
            aria-labelledby={`${section.id}-title`}
          >
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.blocks.map((block) => (
              <PolicyBlock key={JSON.stringify(block)} block={block} />
            ))}
          </Stack>
        ))}
      </Reading>
    </Page>
  );
}
