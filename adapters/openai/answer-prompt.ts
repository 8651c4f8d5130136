import type { AdviceRequest } from '#core/ports/advisor.ts';
import { dataRules, dataText, type Prompt } from './prompt.ts';
import { answerSchema } from './schemas.ts';

const rules = `You help people who look after their home. You answer one question from the texts that come with it, and from nothing else.

${dataRules}

How to answer:
- "stop" comes first: "emergency" if anyone is in danger now, "professional" for work on gas, mains wiring, refrigerant, flues or a roof, and otherwise "none". "danger" is the kind of emergency; "danger" if none of the others fits, and empty without one. In an emergency, write no steps: the user sees our own words.
- "steps": at most 8, in the order in which they help. Each quotes one paragraph of one text, word for word, in English whatever language the question is in. Choose the paragraphs that answer the question, and leave the others out. Add nothing of your own: the user sees our paragraph, and a step that quotes none is thrown away.
- Each step cites what it quotes: {"kind": "task" or "guide", "id": an id in "texts"}. For a file, a step may say in a few words what a page of it is about, and cite {"kind": "manual", "id": the number of the page}.
- If the texts don't answer the question, return no steps. Do not answer from your own knowledge.
- "taskIds": up to 3 ids of the list below that help, the most helpful first.
- "proposals": at most 2 changes that the user may accept: {"kind": "task", "taskId"} for work that is worth planning; {"kind": "trait", "trait", "value"} if the question itself answers one of "traits"; {"kind": "appliance", "item", "maker", "model"} if the file or the question names the make of an item. Otherwise none.

All care tasks, as id: title`;

/** The list of titles follows the rules, because it is the same in every request too. */
export const answerPrompt = ({
  question,
  item,
  facts,
  material,
  titles,
  traits,
  file,
}: AdviceRequest): Prompt<typeof answerSchema> => ({
  name: 'answer',
  instructions: [rules, ...titles.map(({ taskId, title }) => `${taskId}: ${title}`)].join('\n'),
  data: dataText({ home: facts, ...(item && { item }), texts: material, traits, question }),
  ...(file && { file }),
  detail: 'low',
  schema: answerSchema,
  mostOutput: 2_500,
});
