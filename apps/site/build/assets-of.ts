/** The folder of a language's scripts and texts. Only those of English are kept for reading offline. */
export const assetsOf = (language: string): string => (language === 'en' ? 'assets' : `assets/${language}`);
