/** The folder of a language's scripts, texts and drawings. English shares its folder with what no language changes. */
export const assetsOf = (language: string): string => (language === 'en' ? 'assets' : `assets/${language}`);
