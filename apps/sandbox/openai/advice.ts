import { z } from 'zod';

/** The data of a question: the texts that it may be answered from come best first. */
export const questionData = z.object({
  question: z.string(),
  texts: z.array(z.object({ kind: z.enum(['task', 'guide']), id: z.string(), text: z.string() })),
  traits: z.array(z.object({ trait: z.string(), values: z.array(z.string()) })),
});

type Text = z.output<typeof questionData>['texts'][number];

const mostOfBest = 4;
const longestStep = 300;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);

/** The first sentences of a paragraph that fit into a step. */
function shortened(paragraph: string): string {
  const sentences = paragraph.match(/[^.!?]+[.!?]+\s*|[^.!?]+$/g) ?? [];
  let text = '';
  for (const sentence of sentences) {
    if (text !== '' && text.length + sentence.length > longestStep) break;
    text += sentence;
  }
  return text.trim();
}

const titleOf = ({ text }: Text): string => text.split('\n')[0] ?? '';

const citesOf = ({ kind, id }: Text) => [{ kind, id }];

/** Quotes the best text, and the first step of the two next best tasks. */
function stepsOf([best, ...others]: readonly Text[]) {
  if (!best) return [];
  const paragraphs = best.text.split('\n').slice(1).filter(Boolean);
  const more = others.filter(({ kind }) => kind === 'task').slice(0, 2);
  return [
    ...paragraphs.slice(0, mostOfBest).map((paragraph) => ({ text: shortened(paragraph), cites: citesOf(best) })),
    ...more.flatMap((text) =>
      text.text
        .split('\n')
        .slice(2, 3)
        .map((paragraph) => ({ text: shortened(paragraph), cites: citesOf(text) })),
    ),
  ];
}

/** Answers a question as a careful model would, from the texts that come with it. */
export function adviceFor({ question, texts, traits }: z.output<typeof questionData>, hasManual: boolean) {
  const taskIds = texts.flatMap(({ kind, id }) => (kind === 'task' ? [id] : [])).slice(0, 3);
  // "We heat with gas" says what the home has; "how do I clean the filter" doesn't.
  const words = /\b(have|has|got|use|uses|ours|heat|heats)\b/i.test(question) ? wordsOf(question) : new Set<string>();
  const named = traits.flatMap(({ trait, values }) => {
    const value = values.find((each) => words.has(each.toLowerCase()));
    return value === undefined ? [] : [{ kind: 'trait' as const, trait, value }];
  });
  const manual = {
    text: 'Read the page of the manual first.',
    cites: [{ kind: 'manual', id: '1' }],
  };
  // Tasks say what to do, guides why.
  const sorted = texts.toSorted((one, other) => Number(one.kind !== 'task') - Number(other.kind !== 'task'));
  const [best] = sorted;
  return {
    stop: best && /^(Book|Have) /.test(titleOf(best)) ? 'professional' : 'none',
    danger: '',
    steps: [...(hasManual ? [manual] : []), ...stepsOf(sorted)],
    taskIds,
    proposals: [...taskIds.slice(0, 1).map((taskId) => ({ kind: 'task' as const, taskId })), ...named.slice(0, 1)],
  };
}
