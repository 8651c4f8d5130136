/** An item’s name within a sentence: `irrigation system`, but `RV`. */
export const inSentence = (name: string): string => name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
