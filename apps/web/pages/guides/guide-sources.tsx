import type { Source } from '#core/domain/care-task.ts';
import { paths } from '../../paths.ts';
import { SourceList } from '../../ui/layout/source-list.tsx';
import { Link } from '../../ui/routing/link.tsx';
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
