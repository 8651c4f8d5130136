import { SourceList } from '#apps/ui/layout/source-list.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import type { Source } from '#core/domain/care/care-task.ts';
import { guides as words } from '#words/site/guides.ts';
import { RichText } from '../rich-text.tsx';
import styles from './guide-sources.module.css';

/** The sources of figures outside the tasks and the law, which name their own. */
export function GuideSources({ sources }: { sources: readonly Source[] }) {
  return (
    <Stack as="section" gap={10} className={styles.sources} id="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{words.sourcesTitle}</h2>
      <SourceList sources={sources} />
      <p>
        <RichText text={words.sources} />
      </p>
    </Stack>
  );
}
