/** The cache's key of the household's custom tasks. */
export const templatesKey = ['custom-tasks'] as const;
