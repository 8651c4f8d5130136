import { checklists } from 'virtual:checklists';
import type { Checklist } from '../../content/checklist.ts';
import { type ChecklistSeason, checklistSeasons } from '../../content/checklist-seasons.ts';
import { preloadContent, useContent } from '../../loading/fetch-json.ts';
import { paths } from '../../paths.ts';

export const seasonAt = (pathname: string) => checklistSeasons.find((season) => paths.checklist(season) === pathname);

export async function preloadChecklist(pathname: string): Promise<void> {
  const season = seasonAt(pathname);
  if (season) await preloadContent(checklists[season]);
}

export const useChecklist = (season: ChecklistSeason): Checklist => useContent(checklists[season]);
