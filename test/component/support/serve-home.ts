import { type Home, home } from './data.ts';
import { respond } from './network.ts';

type ServedHome = {
  /** Changes the home on the server only, as a new plan does. */
  change(part: Partial<Home>): void;
};

/** Makes the server respond with what the plan knows about the home, and save answers and inclusions. */
export function serveHome(overrides: Partial<Home>): ServedHome {
  let known = home(overrides);
  const change = (part: Partial<Home>) => {
    known = { ...known, ...part };
  };
  respond('getHome', () => known);
  respond('answerQuestions', ({ body: { answers } }) => {
    change({
      traits: known.traits.map((trait) =>
        trait.id in answers ? { ...trait, answer: answers[trait.id] ?? null } : trait,
      ),
    });
    return known;
  });
  respond('includeTask', ({ params }) => {
    change({ excluded: known.excluded.filter(({ taskId }) => taskId !== params.taskId) });
    return { message: 'The task will be planned again' };
  });
  return { change };
}
