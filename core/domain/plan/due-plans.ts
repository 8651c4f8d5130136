/** When the plan of a household has to be renewed: an ISO instant in UTC, which sorts as text. */
export type DuePlan = { readonly householdId: string; readonly dueAt: string };

/** A place in the order of due plans, which is that of their dates and then of their households' ids. */
export type DuePlace = { readonly id: string; readonly dueAt: string };

/** The due plans after a place up to another, whose own plan is included. An absent end is open. */
export type DueRange = { readonly after?: DuePlace; readonly last?: DuePlace };

/** How many households are planned in one transaction. A killed run loses one, and a person who opens their week waits for one. */
export const plansAtOnce = 10;
/** How many a job renews at least, and at most. */
const [fewest, most] = [50, 400];
/** From more jobs of the fewest on, each gets more to do. */
const manyJobs = 16;

/**
 * How many of so many due plans a job renews. Few of them are divided into more jobs, because several workers share those
 * more evenly; many make jobs of a second of work, so that the queue itself costs next to nothing.
 */
export const plansPerJob = (due: number): number =>
  Math.min(most, fewest * Math.max(1, Math.ceil(due / (manyJobs * fewest))));

export const placeOf = ({ householdId, dueAt }: DuePlan): DuePlace => ({ id: householdId, dueAt });

/** A place just before a plan that names no household: no id ends with so many zeros. */
export const placeBefore = ({ householdId, dueAt }: DuePlan): DuePlace => ({
  id: `${householdId.slice(0, 8)}-0000-0000-0000-000000000000`,
  dueAt,
});

/** The ranges that these places divide the due plans into. They hold each plan once. */
export const rangesBetween = (places: readonly DuePlace[]): readonly DueRange[] =>
  [...places, undefined].map((last, index) => {
    const after = places[index - 1];
    return { ...(after && { after }), ...(last && { last }) };
  });
