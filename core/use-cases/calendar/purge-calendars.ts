import { disconnectionTimeoutMs } from '../../domain/calendar/connection.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'reporter' | 'finishDisconnection'>;

type PurgedCalendars = {
  /** Calendars that were deleted at their provider. */
  readonly finished: number;
  /** Calendars that could not be deleted within a day. their tokens are deleted nevertheless. */
  readonly forgotten: number;
  /** Calendars that could not be deleted yet and are tried again. */
  readonly waiting: number;
  /** Visits that were never completed. */
  readonly visits: number;
  /** Disconnected calendars whose tokens we have kept for a day or longer: none. */
  readonly left: number;
};

/** Completes every disconnection that is left, and deletes the tokens of those that are nearly a day old. */
export const makePurgeCalendars =
  ({ unitOfWork, clock, reporter, finishDisconnection }: Deps) =>
  async (): Promise<PurgedCalendars> => {
    const now = clock.now();
    const overdue = new Date(now.getTime() - disconnectionTimeoutMs);
    const disconnected = (before: Date) => unitOfWork.run(({ calendars }) => calendars.disconnectedBefore(before));
    let [finished, forgotten] = [0, 0];

    const deleteHere = (own: PersonInHome) =>
      unitOfWork.run(async ({ calendars }) => {
        const connection = await calendars.lock(own);
        const { status, disconnectedAt = now } = connection ?? {};
        if (status !== 'disconnecting' || disconnectedAt > overdue) return false;
        await calendars.delete(own);
        return true;
      });

    // The present instant itself is included.
    for (const own of await disconnected(new Date(now.getTime() + 1))) {
      try {
        await finishDisconnection(own);
        finished += 1;
      } catch (error) {
        reporter.problem(error);
        if (await deleteHere(own)) forgotten += 1;
      }
    }
    const visits = await unitOfWork.run(({ calendarVisits }) => calendarVisits.deleteExpired(now));
    const left = (await disconnected(overdue)).length;
    const waiting = (await disconnected(new Date(now.getTime() + 1))).length - left;
    return { finished, forgotten, waiting, visits, left };
  };
