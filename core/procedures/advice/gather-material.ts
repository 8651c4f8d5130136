import { careTaskById, catalogue } from '../../catalogue/index.ts';
import type { Known } from '../../domain/advice/checked-answer.ts';
import { describeHome } from '../../domain/advice/describe-home.ts';
import type { Upload } from '../../domain/advice/limits.ts';
import { materialOf, mostTexts, openTraits, textOfTask } from '../../domain/advice/material.ts';
import { namedItem } from '../../domain/advice/named-item.ts';
import { mayHavePlate } from '../../domain/advice/nameplate.ts';
import { hasItem } from '../../domain/home/facts.ts';
import type { Household } from '../../domain/household.ts';
import { homeOf } from '../../domain/plan/home.ts';
import type { AdviceRequest } from '../../ports/advisor.ts';
import type { CatalogueSearch } from '../../ports/catalogue-search.ts';

export type GatherMaterial = ReturnType<typeof makeGatherMaterial>;

type Input = {
  readonly household: Household;
  readonly question: string;
  /** The name of an item that the question is about. */
  readonly item?: string;
  /** The care task that it is about. */
  readonly careTaskId?: string;
  readonly file?: Upload;
};

/** The same in every request. */
const titles = [...careTaskById].map(([taskId, { task }]) => ({ taskId, title: task.title }));
const taskIds: ReadonlySet<string> = new Set(careTaskById.keys());

/** Finds the texts that a question is answered from, and what its answer may refer to. Throws `not_onboarded`. */
export const makeGatherMaterial =
  ({ catalogueSearch }: { readonly catalogueSearch: CatalogueSearch }) =>
  async ({ household, question, item, careTaskId, file }: Input): Promise<{ request: AdviceRequest; known: Known }> => {
    const home = homeOf(household);
    const about = careTaskById.get(careTaskId ?? '');
    const asked = about?.task;
    const found = await catalogueSearch.find([item ?? '', asked?.title ?? '', question].join(' '), mostTexts);
    const material = materialOf([...(asked ? [textOfTask(asked)] : []), ...found], home.country);
    const idsOf = (kind: 'task' | 'guide') =>
      new Set(material.filter((text) => text.kind === kind).map(({ id }) => id));
    const items = catalogue.filter((each) => hasItem(home, each)).map(({ name }) => name);
    const subject = item || (about?.item.name ?? namedItem(question, items));
    return {
      request: {
        question,
        ...(subject && { item: subject }),
        facts: describeHome(home),
        material,
        titles,
        traits: openTraits(home),
        ...(file && { file }),
      },
      known: {
        readTasks: idsOf('task'),
        readGuides: idsOf('guide'),
        hasFile: file !== undefined,
        taskIds,
        items: new Set(items.filter(mayHavePlate)),
      },
    };
  };
