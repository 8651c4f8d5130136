import BookOpen from 'lucide-react/icons/book-open';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Scale from 'lucide-react/icons/scale';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { taskGuide } from '#apps/contract/task-shapes.ts';
import { Elsewhere } from '#apps/ui/content/elsewhere.tsx';
import { Marked } from '#apps/ui/content/marked.tsx';
import { SafetyText } from '#apps/ui/content/safety-text.tsx';
import { Words } from '#apps/ui/content/words.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { SourceList } from '#apps/ui/layout/source-list.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Steps } from '#apps/ui/layout/steps.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { guideOfItem } from '#core/catalogue/guide-of-item.ts';
import { taskGuide as words } from '#words/app/task-guide.ts';
import { difficulties } from '#words/difficulties.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { slugs } from '#words/site/slugs.ts';
import styles from './task-guide.module.css';

type TaskGuideProps = {
  /** Nothing for a task of the user's own. */
  guide: z.output<ReturnType<typeof taskGuide>> | null;
  /** Shown above the guide. */
  note?: string;
  /** In place of the guide's steps, or for a task without one: steps that can be ticked. */
  steps?: ReactNode;
  /** The level of its headings: one below that of the task’s title. */
  heading?: 'h3' | 'h4';
};

/** How a task is done. */
export function TaskGuide({ guide, note, steps, heading = 'h4' }: TaskGuideProps) {
  return (
    <Stack gap={18} className={styles.details}>
      {note && (
        <Text as="p" breaks lines>
          <Words>{note}</Words>
        </Text>
      )}
      {guide ? <Guide guide={guide} steps={steps} Heading={heading} /> : steps}
    </Stack>
  );
}

type GuideProps = { guide: z.output<ReturnType<typeof taskGuide>>; steps: ReactNode; Heading: 'h3' | 'h4' };

function Guide({ guide, steps, Heading }: GuideProps) {
  return (
    <>
      {guide.tools.length > 0 && (
        <p>
          <strong>{words.youNeed}</strong> {guide.tools.join(', ')}
        </p>
      )}
      {guide.safety && (
        <Row gap={12} align="stretch" single className={styles.safety} role="note">
          <TriangleAlert size={20} aria-hidden="true" />
          <p>
            <strong>{words.safety}</strong> <SafetyText text={guide.safety} language={guide.safetyIn} />
          </p>
        </Row>
      )}
      <section>
        <VisuallyHidden as={Heading}>{words.steps}</VisuallyHidden>
        {steps ?? <Steps steps={guide.steps} />}
      </section>
      {guide.appliesIf && (
        <Row as="p" gap={10} align="stretch" single className={styles.hint}>
          <Info size={18} aria-hidden="true" />
          <span>
            <strong>{words.onlyFor}</strong> {guide.appliesIf}
          </span>
        </Row>
      )}
      <Disclosure label={words.background}>
        <Stack gap={18}>
          <Background guide={guide} Heading={Heading} />
        </Stack>
      </Disclosure>
    </>
  );
}

/** Why, for whom and by whose word: what one reads at leisure. */
function Background({ guide, Heading }: Pick<GuideProps, 'guide' | 'Heading'>) {
  const slug = guideOfItem.get(guide.item);
  const ofRules = new Set(guide.rules.map(({ source }) => source.title));
  // Each rule names its own source above.
  const sources = guide.sources.filter(({ title }) => !ofRules.has(title));
  return (
    <>
      <section>
        <Heading className={styles.heading}>{words.why}</Heading>
        <p>{guide.why}</p>
      </section>
      <dl className={styles.facts}>
        <dt>{words.difficulty}</dt>
        <dd>{difficulties[guide.difficulty]}</dd>
      </dl>
      {guide.tenant && (
        <Row as="p" gap={10} align="stretch" single className={styles.hint}>
          <House size={18} aria-hidden="true" />
          <span>
            <strong>{words.ifYouRent}</strong> {guide.tenant}
          </span>
        </Row>
      )}
      {guide.rules.map(({ place, text, source, checkedOn }) => (
        <Row gap={10} align="stretch" single className={styles.hint} key={text}>
          <Scale size={18} aria-hidden="true" />
          <div>
            <p>
              <strong>{words.inPlace(place)}</strong> {text}
            </p>
            <Muted as="p" size="xs">
              {source.organisation}, {source.url ? <a href={source.url}>{source.title}</a> : source.title}{' '}
              {checkedOn && words.checkedOn(format.date(checkedOn))}
            </Muted>
          </div>
        </Row>
      ))}
      {slug && (
        <Row as="p" gap={10} align="stretch" single className={styles.hint}>
          <BookOpen size={18} aria-hidden="true" />
          <Link to={slugs.guide(slug)}>
            {words.readGuide} <VisuallyHidden>{words.forItem(itemName(guide.item))}</VisuallyHidden>
          </Link>
        </Row>
      )}
      {sources.length > 0 && (
        <Muted as="p" size="xs">
          <Marked
            text={words.sources(
              sources.map(({ organisation, title }) => `${organisation}, ${title}`),
              format.date(guide.checkedOn),
            )}
            show={(day) => <time dateTime={guide.checkedOn}>{day}</time>}
          />
        </Muted>
      )}
      {guide.sourcesElsewhere && (
        <Muted as="div" size="xs">
          <Elsewhere>
            <SourceList sources={guide.sourcesElsewhere} />
          </Elsewhere>
        </Muted>
      )}
    </>
  );
}
