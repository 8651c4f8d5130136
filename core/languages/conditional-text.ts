/** For which servers a text is: with an assistant, or without. The server leaves the others out as it sends a page. */
export type Where = 'assistant' | 'no-assistant';
/** A text that every server shows, or only those with an assistant, or only the others. */
export type ConditionalText = string | { readonly where: Where; readonly text: string };

/** What Free or Premium offers. */
export type Plan = { readonly name: string; readonly about: string; readonly points: readonly ConditionalText[] };
