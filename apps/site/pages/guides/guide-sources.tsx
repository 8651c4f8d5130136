import { SourceList } from '#apps/ui/layout/source-list.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import type { Source } from '#core/domain/care-task.ts';
import styles from './guide-sources.module.css';

/** The sources of figures outside the tasks and the law, which name their own. */
export function GuideSources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className={styles.sources} id="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">Sources of this guide</h2>
      <SourceList sources={sources} />
      <p>
        Each task names its own sources under “How to do it”. See{' '}
        <Link to={paths.howWeChoose}>how we choose tasks</Link>.
      </p>
    </section>
  );
}
