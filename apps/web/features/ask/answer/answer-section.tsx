import { type ReactNode, useEffect, useRef } from 'react';
import { Words } from '#apps/ui/content/words.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { ask } from '#words/app/ask.ts';
import type { Asking } from '../data/use-ask.ts';
import styles from './answer.module.css';

/** A question that was asked. */
export type Asked = Exclude<Asking, { name: 'idle' }>;

type AnswerSectionProps = {
  title: string;
  asking: Asked;
  /** Beside the title. */
  chip?: ReactNode;
  children: ReactNode;
};

/** The card of an answer, with its question. It scrolls into view: the form is tall on a phone. */
export function AnswerSection({ title, asking, chip, children }: AnswerSectionProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, []);
  return (
    <Card
      as="section"
      ref={card}
      gap={16}
      className={styles.card ?? ''}
      aria-labelledby="answer"
      aria-busy={asking.name === 'waiting'}
    >
      <Row gap={14} lines={4} spread="apart">
        <Heading size="xl" id="answer">
          {title}
        </Heading>
        {chip}
      </Row>
      <Muted as="p" breaks lines>
        <Words>{asking.asked.question || ask.answer.aboutFile}</Words>
      </Muted>
      {children}
    </Card>
  );
}
