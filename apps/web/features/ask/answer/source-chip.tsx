import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { ask } from '#words/app/ask.ts';
import { slugs } from '#words/site/slugs.ts';
import type { Cite } from '../model/advice.ts';
import styles from './source-chip.module.css';
import { TaskChip } from './task-chip.tsx';

/** What a step is based on. A task opens its details, a guide its page. */
export function SourceChip({ cite }: { cite: Cite }) {
  switch (cite.kind) {
    case 'task':
      return <TaskChip taskId={cite.id} title={cite.title} />;
    case 'guide':
      return (
        <Link className={joinClasses(styles.chip, styles.open)} to={slugs.guide(cite.id)}>
          <BookOpen size={16} aria-hidden="true" />
          {ask.answer.guide(cite.title)}
        </Link>
      );
    case 'manual':
      return (
        <span className={styles.chip}>
          <FileText size={16} aria-hidden="true" />
          {ask.answer.page(cite.page)}
        </span>
      );
  }
}
