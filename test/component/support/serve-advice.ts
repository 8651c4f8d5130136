import { newId } from './data.ts';
import { type ReceivedForm, type ResponseOf, refused, respond, respondWithEvents } from './network.ts';
import { careTasks } from './serve-history.ts';

export type Question = ResponseOf<'getAdvice'>['questions'][number];
type Answer = Pick<Question, 'id' | 'steps' | 'taskIds' | 'tasks' | 'stop' | 'proposals'>;
type Step = Answer['steps'][number];

export const step = (overrides: Partial<Step> = {}): Step => ({
  text: 'Take out the filter and rinse it under the tap.',
  cites: [{ kind: 'task', id: 'dishwasher.clean-filter', title: 'Clean the filter' }],
  ...overrides,
});

/** An answer of one step, which proposes nothing. */
export const answer = (overrides: Partial<Answer> = {}): Answer => ({
  id: newId(),
  steps: [step()],
  taskIds: [],
  tasks: [],
  stop: 'none',
  proposals: [],
  ...overrides,
});

/** A question of Tuesday 5 January 2027. */
export const question = (overrides: Partial<Question> = {}): Question => ({
  ...answer(),
  question: 'My dishwasher smells',
  item: null,
  hadFile: false,
  askedAt: '2027-01-05T18:00:00.000Z',
  ...overrides,
});

export type ServedAdvice = {
  /** The next questions are answered with this. */
  answerWith(overrides: Partial<Answer>): void;
  saved(): readonly Question[];
};

/** Makes the server respond for a household that has asked these questions, and answer further ones. */
export function serveAdvice(asked: readonly Question[] = []): ServedAdvice {
  let questions = asked;
  let next: Partial<Answer> = {};
  respond('getAdvice', () => ({ questions: [...questions] }));
  respond('listCareTasks', () => ({ careTasks }));
  respond('deleteAdvice', ({ params: { id } }) => {
    if (!questions.some((each) => each.id === id)) throw refused(404);
    questions = questions.filter((each) => each.id !== id);
    return { message: 'The question has been deleted' };
  });
  respondWithEvents('askAdvice', async function* ({ question: text, item, file }: ReceivedForm<'askAdvice'>) {
    const whole = answer(next);
    yield* whole.steps;
    questions = [question({ ...whole, question: text, item: item ?? null, hadFile: file !== undefined }), ...questions];
    yield whole;
  });
  return {
    answerWith: (overrides) => {
      next = overrides;
    },
    saved: () => questions,
  };
}
