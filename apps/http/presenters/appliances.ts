import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type { getAppliance, getAppliances, getShopping, saveAppliance } from '#apps/contract/appliances.ts';
import { slugOfItem } from '#core/catalogue/item-slugs.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import type { Appliance } from '#core/domain/appliances/appliance.ts';
import type { StoredFile } from '#core/domain/files/stored-file.ts';
import { idOfSource } from '#core/domain/tasks/task.ts';
import { type Links, presentFile } from './file.ts';
import { presentEntry, type Showing } from './history.ts';

type Presented = z.input<typeof saveAppliance.response>;

export const presentAppliance = ({ reminderId: _, ...appliance }: Appliance): Presented => ({
  ...appliance,
  slug: slugOfItem(appliance.item) ?? '',
  boughtOn: appliance.boughtOn ?? null,
  price: appliance.price ?? null,
  warrantyUntil: appliance.warrantyUntil ?? null,
  parts: appliance.parts.map((part) => ({
    ...part,
    stock: part.stock ?? null,
    usedBy: part.usedBy === undefined ? null : idOfSource(part.usedBy),
  })),
});

export const presentShopping = ({
  today,
  until,
  parts,
}: Awaited<ReturnType<App['getShopping']>>): z.input<typeof getShopping.response> => ({
  today,
  until,
  parts: parts.map(({ item, part: { name, size, number, shop, stock }, uses, neededOn }) => ({
    item,
    slug: slugOfItem(item) ?? '',
    name,
    size,
    number,
    shop,
    stock: stock ?? null,
    uses,
    neededOn: neededOn ?? null,
  })),
});

const presentApplianceFile = (file: StoredFile, links: Links) => ({
  ...presentFile(file, links),
  purpose: file.purpose ?? 'photo',
  hash: file.hash,
});

export function presentAppliances(
  { today, season, appliances }: Awaited<ReturnType<App['listAppliances']>>,
  { links, language }: Pick<Showing, 'links' | 'language'>,
): z.input<typeof getAppliances.response> {
  const { titlesOfTask } = textsIn(language);
  return {
    today,
    season,
    appliances: appliances.map(({ appliance, room, files, next, waiting }) => ({
      ...presentAppliance(appliance),
      room,
      files: files.map((file) => presentApplianceFile(file, links)),
      next: next ? { title: titlesOfTask(next).title, scheduledAt: next.scheduledOn } : null,
      waiting,
    })),
  };
}

export function presentAppliancePage(
  page: Awaited<ReturnType<App['getAppliance']>>,
  showing: Showing,
): z.input<typeof getAppliance.response> {
  const { today, currency, appliance, files, tasks, ownTasks, entries, costs } = page;
  const { titlesOf } = textsIn(showing.language);
  return {
    today,
    currency,
    appliance: presentAppliance(appliance),
    files: files.map((file) => presentApplianceFile(file, showing.links)),
    tasks: tasks.map(({ task: { id, title, professional = false }, use, lastDone, plannedFor }) => ({
      careTaskId: id,
      title: titlesOf(id, { title, category: appliance.item }).title,
      professional,
      use: use ?? null,
      lastDone: lastDone ?? null,
      plannedFor: plannedFor ?? null,
    })),
    ownTasks: ownTasks.map(({ customTask: { id, title }, lastDone, plannedFor }) => ({
      templateId: id,
      title,
      lastDone: lastDone ?? null,
      plannedFor: plannedFor ?? null,
    })),
    entries: entries.map((entry) => presentEntry(entry, showing)),
    costs: [...costs],
  };
}
