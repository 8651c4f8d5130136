import type { ReactNode } from 'react';
import { CardPage } from '#apps/ui/layout/card-page.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { Art } from '#apps/ui/pictures/art.tsx';
import letterbox from '#apps/ui/pictures/letterbox.svg';
import notPaid from './art/not-paid.svg';
import paid from './art/paid.svg';
import styles from './outcome.module.css';

const drawings = {
  paid: { file: paid, width: 320, height: 220 },
  notPaid: { file: notPaid, width: 320, height: 220 },
  mailed: { file: letterbox, width: 200, height: 160 },
} as const;

/** The result of a payment: a drawing, what happened, and the next step. Screen readers announce changes. */
export function Outcome({
  drawing,
  heading,
  actions,
  note,
  children,
}: {
  drawing: keyof typeof drawings;
  heading: string;
  actions: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <CardPage className={styles.card}>
      <Art className={styles.art} {...drawings[drawing]} />
      <Stack gap={12} align="center" className={styles.words} role="status">
        <h1>{heading}</h1>
        {children}
      </Stack>
      <Row gap={14} align="stretch" spread="centred" className={styles.actions}>
        {actions}
      </Row>
      {note && <Muted as="p">{note}</Muted>}
    </CardPage>
  );
}
