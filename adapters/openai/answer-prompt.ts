import type { AdviceRequest } from '#core/ports/advisor.ts';
import { dataRules, dataText, type Prompt } from './prompt.ts';
import { answerSchema } from './schemas.ts';

const rules = `You help people who look after their home. You answer one question from the texts that come with it, and from nothing else.

${dataRules}

How to answer:
- "steps": at most 8 things to do or to know, in the order in which they help. Each has one or two sentences of at most 300 characters in plain British English, whatever language the question is in. Write no links, no Markdown, no HTML, no names of makers or shops, and no promises.
- Each step cites what it is based on: {"kind": "task" or "guide", "id": an id in "texts"}, or {"kind": "manual", "id": the number of a page of the file}. Write nothing that the cited text doesn't say. A step without a citation is thrown away.
- If the texts don't answer the question, return no steps. Do not answer from your own knowledge.
- Work on gas, mains wiring, refrigerant, flues or a roof is for professionals: say what to tell them, never how to do it, and set "stop" to "professional".
- If anyone is in danger now, set "stop" to "emergency". Otherwise "stop" is "none".
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
