/**
 * A country's climate, as far as it matters for home maintenance. If a country spans several climates (Australia,
 * Brazil, China, the United States), the one where most people live counts, unless the home's time zone is more
 * precise.
 */
export type Climate = {
  /** The hemisphere of the seasons; the tropics have none that matter to a home. */
  readonly seasons: 'northern' | 'southern' | 'none';
  /** Whether pipes, hoses and engines freeze in winter. */
  readonly freezes: boolean;
};

export const southernTemperate = 'AQ AR AU BV BW CL FK GS HM LS NA NF NZ PN PY SZ TF UY ZA'.split(' ');

export const tropical = (
  'AG AI AO AS AW BB BF BI BJ BL BN BO BQ BR BS BZ CC CD CF CG CI CK CM CO CR CU CV CW CX DJ DM DO EC ER ET FJ FM GA GD GF GH GM GN ' +
  'GP GQ GT GU GW GY HN HT ID IO JM KE KH KI KM KN KY LA LC LK LR MF MG MH ML MM MP MQ MR MS MU MV MW MY MZ NC NE NG NI NR NU OM PA PE PF ' +
  'PG PH PR PW RE RW SB SC SD SG SH SL SN SO SR SS ST SV SX TC TD TG TH TK TL TO TT TV TZ UG UM VC VE VG VI VN VU WF WS YE YT ZM ZW'
).split(' ');

export const freezing = (
  'AD AF AL AM AQ AT AX AZ BA BE BG BT BV BY CA CH CL CN CZ DE DK EE ES FI FK FO FR GB GE GG GL GR GS HM HR HU IE IM IR IS IT JE JP KG KP KR KZ ' +
  'LB LI LS LT LU LV MD ME MK MN NL NO NP NZ PL PM PT RO RS RU SE SI SJ SK SM TF TJ TM TR UA US UZ VA'
).split(' ');

const southernCodes = new Set(southernTemperate);
const tropicalCodes = new Set(tropical);
const freezingCodes = new Set(freezing);

/** By country and time zone, the climates that differ from most of their country. */
const apart: ReadonlyMap<string, Climate> = new Map([
  ['AU Australia/Darwin', { seasons: 'none', freezes: false }],
  ['ES Atlantic/Canary', { seasons: 'northern', freezes: false }],
  ['PT Atlantic/Azores', { seasons: 'northern', freezes: false }],
  ['PT Atlantic/Madeira', { seasons: 'northern', freezes: false }],
  ['US America/Phoenix', { seasons: 'northern', freezes: false }],
  ['US Pacific/Honolulu', { seasons: 'none', freezes: false }],
]);

/** `timezone` is an IANA name. */
export function climateOf(country: string, timezone?: string): Climate {
  const known = apart.get(`${country} ${timezone}`);
  if (known) return known;
  const seasons = tropicalCodes.has(country) ? 'none' : southernCodes.has(country) ? 'southern' : 'northern';
  return { seasons, freezes: freezingCodes.has(country) };
}
