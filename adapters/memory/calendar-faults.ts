import { DomainError } from '#core/domain/errors.ts';

/** What happens to a call: it never arrives, it takes effect and its response is lost, or our access doesn't allow it. */
type CalendarFault = 'unavailable' | 'lost' | 'forbidden';

/** How the provider in memory fails, as tests wish. */
export function makeCalendarFaults() {
  const calls: string[] = [];
  let isAway = false;
  let lostResponses = 0;
  let choose: (call: string) => CalendarFault | undefined = () => undefined;

  function faultOf(call: string): CalendarFault | undefined {
    if (isAway) return 'unavailable';
    if (lostResponses === 0) return choose(call);
    lostResponses--;
    return 'lost';
  }

  return {
    calls,
    /** Until `comeBack`, every call throws `calendar_unavailable` and has no effect. */
    goAway: () => {
      isAway = true;
    },
    comeBack: () => {
      isAway = false;
      lostResponses = 0;
      choose = () => undefined;
    },
    /** The next calls take effect and then throw `calendar_unavailable`. */
    loseResponses: (times: number) => {
      lostResponses = times;
    },
    /** Chooses the fault of each call by the name of its method. */
    failBy: (chosen: typeof choose) => {
      choose = chosen;
    },

    /** Makes one call. It takes a moment, so that other work can come between. */
    async ask<Result>(call: string, work: () => Result): Promise<Result> {
      calls.push(call);
      const fault = faultOf(call);
      await Promise.resolve();
      if (fault === 'forbidden') throw new DomainError('calendar_access_lost');
      if (fault === 'unavailable') throw new DomainError('calendar_unavailable');
      const result = work();
      if (fault === 'lost') throw new DomainError('calendar_unavailable');
      return result;
    },
  };
}
