import type { z } from 'zod';
import type { listMeters } from '#apps/contract/meters.ts';
import type { ShownMeter } from '#core/use-cases/meters/list-meters.ts';

export const presentMeter = ({
  meter: { id, name, unit, item, readings },
  aDay,
  tasks,
  isReadingWanted,
}: ShownMeter): z.input<typeof listMeters.response>[number] => ({
  id,
  name,
  unit,
  item: item ?? null,
  readings: [...readings],
  perDay: aDay ?? null,
  tasks: tasks.map(({ customTask, every, on }) => ({
    templateId: customTask.id,
    title: customTask.title,
    every,
    estimatedFor: on ?? null,
  })),
  readingWanted: isReadingWanted,
});
