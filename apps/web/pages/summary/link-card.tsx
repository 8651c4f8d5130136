import { type ReactNode, useEffect, useRef } from 'react';
import { CardPage } from '#apps/ui/layout/card-page.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { Art } from '#apps/ui/pictures/art.tsx';
import letterbox from '#apps/ui/pictures/letterbox.svg';
import calendar from '#apps/ui/pictures/week.svg';
import done from './art/done.svg';
import emptyLetterbox from './art/empty-letterbox.svg';
import letter from './art/letter.svg';
import styles from './link-card.module.css';

const drawings = {
  letter: { file: letter, width: 240, height: 168 },
  done: { file: done, width: 240, height: 168 },
  calendar: { file: calendar, width: 240, height: 168 },
  // Its ground ends where the card's text begins.
  letterbox: { file: letterbox, width: 200, height: 150 },
  emptyLetterbox: { file: emptyLetterbox, width: 200, height: 160 },
} as const;

type LinkCardProps = {
  drawing: keyof typeof drawings;
  /** Above the heading. */
  about?: string;
  heading: string;
  action: ReactNode;
  /** Below the button. */
  more?: ReactNode;
  children: ReactNode;
};

/** The page of a mailed link: a drawing, what the link is about, and one button. A new card moves the focus to its heading. */
export function LinkCard({ drawing, about, heading, action, more, children }: LinkCardProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <CardPage className={styles.card}>
      <div className={styles.stage}>
        <Art className={styles.art} {...drawings[drawing]} />
      </div>
      <Stack gap={10} className={styles.words}>
        {about && (
          <Text as="p" size="sm" color="terracotta" weight={650}>
            {about}
          </Text>
        )}
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <Stack gap={16} align="center" className={styles.text}>
          {children}
        </Stack>
      </Stack>
      <Stack gap={8} className={styles.actions}>
        {action}
        {more && (
          <Muted as="p" className={styles.more}>
            {more}
          </Muted>
        )}
      </Stack>
    </CardPage>
  );
}
