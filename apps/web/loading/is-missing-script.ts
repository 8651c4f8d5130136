const missing =
  /Loading (?:CSS )?chunk .* failed|dynamically imported module|module script failed|Unable to preload CSS/i;

/** Whether a script or its styles could not be had, whoever asked for it: ourselves or the browser. */
export const isMissingScript = (error: unknown): boolean => error instanceof Error && missing.test(error.message);
