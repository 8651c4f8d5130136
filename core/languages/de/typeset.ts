import type { typeset as english } from '../en/typeset.ts';

const narrow = '\u202f';
const wide = '\u00a0';

/** Sets a German text as readers expect, which is written with ordinary spaces: none of a number's parts, units and percent signs begins a line. */
export const typeset: typeof english = (text) =>
  text
    .replace(/(?<=\d) (?=%)/g, narrow)
    .replace(/\bz\. B\./g, `z.${narrow}B.`)
    .replace(/(?<=\d) (?=(?:°C|€|bar|cm|g|h|ha|kg|km|kW|kWh|l|m|min|ml|mm|V|W|m²|m³)(?![\p{L}\d]))/gu, wide);
