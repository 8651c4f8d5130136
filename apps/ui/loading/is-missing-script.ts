const missing =
  /Loading (?:CSS )?chunk .* failed|dynamically imported module|module script failed|Unable to preload CSS/i;

/** Whether a script, its styles or its data failed to load; the wording is ours, a browser's or Vite's. */
export const isMissingScript = (error: unknown): boolean => error instanceof Error && missing.test(error.message);
