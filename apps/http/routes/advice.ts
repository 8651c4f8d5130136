import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/advice.ts';
import type { Resident } from '#core/catalogue/care-tasks-of.ts';
import type { AdvicePart } from '#core/use-cases/advice/ask-advice.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { uploadOf } from '../pipeline/upload-of.ts';
import { type GuideTitles, presentAdvice, presentHazard, presentQuestion, presentStep } from '../presenters/advice.ts';
import { presentTask } from '../presenters/task.ts';
import { presentCareTask } from '../presenters/task-guide.ts';

/** Loaded on first use, because the guides are large. */
async function guideTitles(): Promise<GuideTitles> {
  const { guides } = await import('#core/catalogue/guides/index.ts');
  return new Map(guides.map(({ slug, title }) => [slug, title]));
}

async function* events(parts: AsyncIterable<AdvicePart>, reader: Resident) {
  const guides = await guideTitles();
  for await (const part of parts) {
    if (part.kind === 'hazard') yield presentHazard(part.hazard);
    else
      yield part.kind === 'step' ? presentStep(part.step, reader, guides) : presentAdvice(part.asked, reader, guides);
  }
}

export const adviceRoutes = (app: App): Handlers<typeof endpoints> => ({
  askAdvice: async ({ household, body: { question, item, task, file } }, { gone }) => {
    const parts = await app.askAdvice({
      household,
      question,
      gone,
      ...(item && { item }),
      ...(task !== undefined && { task }),
      ...(file && { file: await uploadOf(file) }),
    });
    return events(parts, household);
  },
  getAdvice: async ({ household }) => {
    const guides = await guideTitles();
    const asked = await app.getAdvice({ householdId: household.id });
    return { questions: asked.map((each) => presentQuestion(each, household, guides)) };
  },
  deleteAdvice: async ({ household, params }) => {
    await app.deleteAdvice({ householdId: household.id, ...params });
    return { message: 'The question has been deleted' };
  },
  getCareTask: async ({ household, params }) =>
    presentCareTask(await app.getCareTask({ household, ...params }), household),
  searchGuides: async ({ household, query: { q: question } }) => ({
    texts: [...(await app.searchGuides({ household, question }))],
  }),
  planCareTask: async ({ household, person, params, body: { scheduledAt: on } }) =>
    presentTask(await app.planCareTask({ household, by: person, ...params, on }), household),
});
