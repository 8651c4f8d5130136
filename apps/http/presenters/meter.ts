import type { z } from 'zod';
import type { listMeters } from '#apps/contract/meters.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import type { Language } from '#core/domain/languages.ts';
import { careTaskIdOf, idOfSource } from '#core/domain/tasks/task.ts';
import type { ShownMeter } from '#core/use-cases/meters/list-meters.ts';

export const presentMeter = (
  { meter: { id, name, unit, item, readings }, aDay, tasks, isReadingWanted }: ShownMeter,
  language: Language,
): z.input<typeof listMeters.response>[number] => ({
  id,
  name,
  unit,
  item: item ?? null,
  readings: [...readings],
  perDay: aDay ?? null,
  tasks: tasks.map((task) => {
    const careTaskId = careTaskIdOf(task.source);
    return {
      templateId: careTaskId === undefined ? idOfSource(task.source) : null,
      careTaskId: careTaskId ?? null,
      title: textsIn(language).titlesOf(careTaskId, { title: task.title, category: item ?? '' }).title,
      every: task.every,
      estimatedFor: task.estimatedFor ?? null,
      orByDate: task.latest !== undefined,
    };
  }),
  readingWanted: isReadingWanted,
});
