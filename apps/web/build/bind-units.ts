const beforeUnit = /(?<=\d) (?=(?:°C|bar|cm|kg|km|kW|ml|mm|m|V|W)\b)/g;

/** A figure and its unit stay on one line. */
export const bindUnits = (text: string) => text.replace(beforeUnit, '\u00a0');
