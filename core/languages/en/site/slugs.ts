/** The addresses of pages that exist many times, by the identifier of what they are about. */
export const slugs = {
  guide: (guide: string) => `/maintenance/${guide}`,
  item: (item: string) => `/items/${item}`,
  country: (country: string) => `/rules/${country}`,
  checklist: (season: string) => `/checklists/${season}`,
} as const;
