import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/advice.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Language } from '#core/domain/languages.ts';
import type { AdvicePart } from '#core/use-cases/advice/ask-advice.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { uploadOf } from '../pipeline/upload-of.ts';
import {
  type Guides,
  presentAdvice,
  presentHazard,
  presentPaper,
  presentQuestion,
  presentStep,
  type Reader,
} from '../presenters/advice.ts';
import { presentTask } from '../presenters/task.ts';
import { presentCareTask } from '../presenters/task-guide.ts';

/** Loaded on first use, because the guides are large. */
async function guidesIn(language: Language): Promise<Guides> {
  return (await import('#core/catalogue/search/guide-texts.ts')).guideTextsIn(language);
}

async function* events(parts: AsyncIterable<AdvicePart>, reader: Reader) {
  const guides = await guidesIn(reader.language);
  for await (const part of parts) {
    if (part.kind === 'hazard') yield presentHazard(part.hazard);
    else
      yield part.kind === 'step' ? presentStep(part.step, reader, guides) : presentAdvice(part.asked, reader, guides);
  }
}

export const adviceRoutes = (app: App): Handlers<typeof endpoints> => ({
  askAdvice: async ({ household, body: { question, item, task, file } }, { gone, language }) => {
    const parts = await app.askAdvice({
      household,
      language,
      question,
      gone: gone(),
      ...(item && { item }),
      ...(task !== undefined && { task }),
      ...(file && { file: await uploadOf(file) }),
    });
    return events(parts, { ...household, language });
  },
  readPaper: async ({ household, body: { item, file } }, { gone, language }) => {
    if (!file) throw new DomainError('file_refused');
    const paper = await app.readPaper({
      household,
      gone: gone(),
      file: await uploadOf(file),
      ...(item !== undefined && { item }),
    });
    return { paper: paper ? presentPaper(paper, { ...household, language }) : null };
  },
  getAdvice: async ({ household }, { language }) => {
    const guides = await guidesIn(language);
    const asked = await app.getAdvice({ householdId: household.id });
    const reader = { ...household, language };
    return { questions: asked.map((each) => presentQuestion(each, reader, guides)) };
  },
  deleteAdvice: async ({ household, params }) => {
    await app.deleteAdvice({ householdId: household.id, ...params });
    return { message: 'The question has been deleted' };
  },
  getCareTask: async ({ household, params }, { language }) =>
    presentCareTask(await app.getCareTask({ household, language, ...params }), household, language),
  searchGuides: async ({ household, query: { q: question } }, { language }) => ({
    texts: [...(await app.searchGuides({ household, question, language }))],
  }),
  planCareTask: async ({ household, person, params, body: { scheduledAt: on } }, { language }) =>
    presentTask(await app.planCareTask({ household, by: person, ...params, on }), household, language),
});
