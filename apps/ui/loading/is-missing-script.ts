const missing = /Loading (?:CSS )?chunk .* failed|dynamically imported module|module script failed/i;

/** Whether a script or its data failed to load; the wording is ours or a browser's. */
export const isMissingScript = (error: unknown): boolean => error instanceof Error && missing.test(error.message);
