/** Precedes a text that its readers get in English, because its translation is older. */
export const untranslated = 'Dieser Text hat sich gerade geändert und ist noch nicht übersetzt.';
