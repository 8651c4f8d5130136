const beforeUnit = /(?<=\d) (?=(?:°C|bar|cm|kg|km|kW|ml|mm|m|V|W)\b)/g;

/** Keeps a number and its unit on one line. */
export const bindUnits = (text: string) => text.replace(beforeUnit, '\u00a0');
