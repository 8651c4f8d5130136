import BookOpen from 'lucide-react/icons/book-open';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { guideOfItem } from '#core/catalogue/guide-of-item.ts';
import { capitalise } from '#core/domain/capitalise.ts';
import { paths } from '../../../paths.ts';
import { Steps } from '../../../ui/layout/steps.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Link } from '../../../ui/routing/link.tsx';
import type { Guide, Task } from '../model/week.ts';
import styles from './task-details.module.css';

/** Instructions: the guide of a planned task, or the user's own notes. */
export type TaskDetailsProps = { task: Task };

export function TaskDetails({ task }: TaskDetailsProps) {
  const { guide, description } = task;
  const note = guide && description === guide.why ? '' : description;
  return (
    <div className={styles.details}>
      {note && <p className={styles.note}>{note}</p>}
      {guide && <GuideDetails guide={guide} />}
    </div>
  );
}

function GuideDetails({ guide }: { guide: Guide }) {
  const slug = guideOfItem.get(guide.item);
  return (
    <>
      <section>
        <h4 className={styles.heading}>Why it matters</h4>
        <p>{guide.why}</p>
      </section>
      {guide.safety && (
        <div className={styles.safety} role="note">
          <TriangleAlert size={20} aria-hidden="true" />
          <p>
            <strong>Stay safe. </strong>
            {guide.safety}
          </p>
        </div>
      )}
      <section>
        <h4 className={styles.heading}>Steps</h4>
        <Steps steps={guide.steps} />
      </section>
      <dl className={styles.facts}>
        <div>
          <dt>Tools</dt>
          <dd>{guide.tools.length > 0 ? capitalise(guide.tools.join(', ')) : 'None'}</dd>
        </div>
        <div>
          <dt>Difficulty</dt>
          <dd>{capitalise(guide.difficulty)}</dd>
        </div>
      </dl>
      {guide.appliesIf && (
        <p className={styles.hint}>
          <Info size={18} aria-hidden="true" />
          <span>
            <strong>Applies if: </strong>
            {guide.appliesIf}
          </span>
        </p>
      )}
      {guide.tenant && (
        <p className={styles.hint}>
          <House size={18} aria-hidden="true" />
          <span>
            <strong>If you rent: </strong>
            {guide.tenant}
          </span>
        </p>
      )}
      {slug && (
        <p className={styles.hint}>
          <BookOpen size={18} aria-hidden="true" />
          <Link to={paths.guide(slug)}>
            Read the full guide<VisuallyHidden>: {guide.item}</VisuallyHidden>
          </Link>
        </p>
      )}
      {guide.sources.length > 0 && (
        <p className={styles.sources}>
          Sources: {guide.sources.map(({ organisation, title }) => `${organisation}, ${title}`).join('; ')}
        </p>
      )}
    </>
  );
}
