import type { RefObject } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { week } from '#words/app/week/week.ts';
import { Icon } from '../icon.tsx';
import { hasNext, hasPrevious, type WeekTitle } from '../model/week-offset.ts';
import styles from './week-header.module.css';

type WeekHeaderProps = {
  title: WeekTitle;
  offset: number;
  onShow: (offset: number) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

export function WeekHeader({ title, offset, onShow, headingRef }: WeekHeaderProps) {
  const show = (element_name: string, next: number) => {
    track('dashboard_interaction', { element_name });
    onShow(next);
  };
  const backToCurrent = () => {
    show('back_to_current_week', 0);
    headingRef.current?.focus();
  };
  return (
    <header className={styles.header}>
      <div>
        <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {title.heading}
        </h1>
        <p className={styles.detail}>{title.detail || <Skeleton width="11rem" />}</p>
      </div>
      <nav className={styles.nav} aria-label={week.weeks}>
        {offset !== 0 && (
          <Button className={styles.back ?? ''} variant="quiet" small onClick={backToCurrent}>
            {week.back}
          </Button>
        )}
        <Button variant="ghost" small disabled={!hasPrevious(offset)} onClick={() => show('previous_week', offset - 1)}>
          <Icon of="left" />
          <span className={styles.label}>{week.previous}</span>
        </Button>
        <Button variant="ghost" small disabled={!hasNext(offset)} onClick={() => show('next_week', offset + 1)}>
          <span className={styles.label}>{week.next}</span>
          <Icon of="right" />
        </Button>
      </nav>
    </header>
  );
}
