const narrow = '\u202f';
const wide = '\u00a0';

/**
 * Sets a French text as readers expect, which is written with ordinary spaces: a narrow no-break space before high
 * punctuation and percent signs, inside quotation marks and in thousands, and a no-break space before a colon and a unit.
 */
export const typeset = (text: string): string =>
  text
    .replace(/(?<=\S) (?=[;!?%»])/g, narrow)
    .replace(/« /g, `«${narrow}`)
    .replace(/(?<=\S) (?=:)/g, wide)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, narrow)
    .replace(/(?<=\d) (?=(?:°C|€|bar|cm|g|h|ha|kg|km|kW|kWh|l|m|min|ml|mm|V|W|m²|m³)(?![\p{L}\d]))/gu, wide);
