/**
 * What people say who need a task and have never read about it: effect and place, in English, French, German and Spanish,
 * separated by commas.
 */
export type LayPhrases = Readonly<Record<string, string>>;
