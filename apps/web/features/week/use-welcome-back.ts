import { useEffect } from 'react';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { draftKey, readRecord, writeRecord } from '#apps/ui/session/local-records.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { week } from '#words/app/week/week.ts';
import { useOwner } from '../../session/use-auth.ts';
import { wasLongAway } from './model/absence.ts';

/** Welcomes the user once after a long absence from the week in this browser, since the week then says nothing of it. */
export function useWelcomeBack(today: IsoDate | undefined): void {
  // A draft, so that it is deleted with the others.
  const key = draftKey('visited', useOwner());
  useEffect(() => {
    if (today === undefined) return;
    const lastVisit = readRecord(key);
    if (lastVisit === today) return;
    writeRecord(key, today);
    if (wasLongAway(lastVisit, today)) {
      showToast(week.welcome, { description: week.welcomeText });
    }
  }, [key, today]);
}
