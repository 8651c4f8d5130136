/** The seasons with a checklist, `/checklists/{season}`. */
export const checklistSeasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type ChecklistSeason = (typeof checklistSeasons)[number];
