import type { z } from 'zod';
import type * as endpoints from '#apps/contract/advice.ts';
import { careTasksOf, type Resident } from '#core/catalogue/care-tasks-of.ts';
import { slugOfItem } from '#core/catalogue/item-slugs.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import type { Advice, AdviceStep, AskedQuestion, Cite, Proposal } from '#core/domain/advice/advice.ts';
import type { CatalogueText } from '#core/domain/advice/catalogue-text.ts';
import type { Paper } from '#core/domain/advice/checked-paper.ts';
import type { Emergency } from '#core/domain/advice/triage/responses.ts';
import type { Language } from '#core/domain/languages.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import { answerWords } from '#core/languages/home-words.ts';

type Question = z.input<typeof endpoints.getAdvice.response>['questions'][number];
type Event = z.input<typeof endpoints.askAdvice.event>;
type Step = Question['steps'][number];
type PresentedProposal = Question['proposals'][number];

/** Whose home it is about, and the language in which it is read. */
export type Reader = Resident & { readonly language: Language };

/** By slug, in the reader's language. */
export type Guides = ReadonlyMap<string, Pick<CatalogueText, 'title'>>;

/** Nothing for a task or a guide that the catalogue no longer has. */
function presentCite(cite: Cite, reader: Reader, guides: Guides): readonly Step['cites'][number][] {
  if (cite.kind === 'manual') return [cite];
  const found = cite.kind === 'task' ? careTasksOf(reader, reader.language)(cite.id)?.task : guides.get(cite.id);
  return found ? [{ ...cite, title: found.title }] : [];
}

export function presentStep({ text, cites }: AdviceStep, reader: Reader, guides: Guides): Step {
  return { text, cites: cites.flatMap((cite) => presentCite(cite, reader, guides)) };
}

function presentProposal(proposal: Proposal, reader: Reader): readonly PresentedProposal[] {
  const { local, questions } = textsIn(reader.language);
  if (proposal.kind === 'task') {
    const found = careTasksOf(reader, reader.language)(proposal.taskId);
    if (!found) return [];
    const { task, item } = found;
    return [
      { ...proposal, title: task.title, description: localise(task.why, reader.country, local), item: item.name },
    ];
  }
  if (proposal.kind === 'trait') {
    const { question } = questions[proposal.trait];
    const label = answerWords(questions, proposal.trait, proposal.value)?.label;
    return label === undefined ? [] : [{ ...proposal, question, label }];
  }
  const slug = slugOfItem(proposal.item);
  return slug === undefined ? [] : [{ ...proposal, slug }];
}

function presentTitle(taskId: string, reader: Reader) {
  const found = careTasksOf(reader, reader.language)(taskId);
  return found && { taskId, title: found.task.title, item: found.item.name };
}

/** The parts of an answer, in the words of the reader's country. */
export function presentAdvice({ id, ...advice }: Advice & { readonly id: string }, reader: Reader, guides: Guides) {
  const tasks = advice.taskIds.flatMap((taskId) => presentTitle(taskId, reader) ?? []);
  return {
    id,
    steps: advice.steps.map((step) => presentStep(step, reader, guides)),
    taskIds: tasks.map(({ taskId }) => taskId),
    tasks,
    stop: advice.stop,
    proposals: advice.proposals.flatMap((proposal) => presentProposal(proposal, reader)),
  } satisfies Event;
}

export const presentHazard = ({ title, steps }: Emergency) =>
  ({ hazard: { title, steps: [...steps] } }) satisfies Event;

export function presentQuestion(asked: AskedQuestion, reader: Reader, guides: Guides): Question {
  return {
    ...presentAdvice(asked, reader, guides),
    question: asked.question,
    item: asked.item ?? null,
    hadFile: asked.hadFile,
    askedAt: asked.askedAt.toISOString(),
  };
}

export const presentPaper = ({ item, appliance, work }: Paper, reader: Reader) =>
  ({
    item: item ?? null,
    appliance: {
      maker: appliance.maker ?? null,
      model: appliance.model ?? null,
      serial: appliance.serial ?? null,
      boughtOn: appliance.boughtOn ?? null,
      price: appliance.price ?? null,
      shop: appliance.shop ?? null,
      warrantyUntil: appliance.warrantyUntil ?? null,
    },
    work: work.map(({ date, title, company, cost, careTaskId }) => ({
      date,
      title,
      company: company ?? null,
      cost: cost ?? null,
      careTask: (careTaskId !== undefined && presentTitle(careTaskId, reader)) || null,
    })),
  }) satisfies z.input<typeof endpoints.readPaper.response>['paper'];
