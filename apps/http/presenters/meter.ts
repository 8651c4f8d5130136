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
  tasks: tasks.map(({ source, title, every, on }) => ({
    templateId: careTaskIdOf(source) === undefined ? idOfSource(source) : null,
    careTaskId: careTaskIdOf(source) ?? null,
    title: textsIn(language).titlesOf(careTaskIdOf(source), { title, category: item ?? '' }).title,
    every,
    estimatedFor: on ?? null,
  })),
  readingWanted: isReadingWanted,
});
