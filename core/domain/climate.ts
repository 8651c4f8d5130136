import { halfYearOn, type Month } from './months.ts';

/** How cold winters are: frozen for months, regular frost, rare frost, none. */
export const winters = ['hard', 'regular', 'rare', 'none'] as const;
export type Winter = (typeof winters)[number];

/** What a climate can have, so that a task can name the climates it belongs to. */
export type ClimateName = Winter | 'rainy season' | 'fire season';

/** A home's climate, as far as it matters for maintenance. */
export type Climate = {
  readonly winter: Winter;
  readonly hemisphere: 'northern' | 'southern';
  /** The month in which the rains, or the hurricanes, usually begin. Absent where there is no such season. */
  readonly rainsBegin?: Month;
  /** The month in which wildfires usually begin. Absent where they are rare. */
  readonly firesBegin?: Month;
};

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const southern = codes(
  'AO AQ AR AS AU BO BR BV BW BI CC CD CG CK CL CX EC FJ FK GA GS HM ID IO KE KI KM LS MG MU MW MZ NA NC NF NR NU NZ PE PF PG PN PY RE RW ' +
    'SB SC SH SZ TF TK TL TO TV TZ UY VU WF WS YT ZA ZM ZW',
);
const tropical = codes(
  'AG AI AO AS AW BB BF BI BJ BL BN BO BQ BR BS BZ CC CD CF CG CI CK CM CO CR CU CV CW CX DJ DM DO EC ER ET FJ FM GA GD GF GH GM GN ' +
    'GP GQ GT GU GW GY HN HT ID IN IO JM KE KH KI KM KN KY LA LC LK LR MF MG MH ML MM MP MQ MR MS MU MV MW MY MZ NC NE NG NI NR NU OM PA PE ' +
    'PF PG PH PR PW RE RW SB SC SD SG SH SL SN SO SR SS ST SV SX TC TD TG TH TK TL TO TT TV TZ UG UM VC VE VG VI VN VU WF WS YE YT ZM ZW BD',
);
const hard = codes('AQ AX BY CA EE FI GL IS KG KP KZ LT LV MN NO RU SE SJ UA');
const regular = codes(
  'AD AF AL AM AT AZ BA BE BG BT BV CH CN CZ DE DK FK FO FR GB GE GG GS HM HR HU IE IM IT JE JP KR LI LU MD ME MK NL NP PL PM RO RS SI SK SM ' +
    'TF TJ TR US UZ VA',
);
/** Where one country has several climates, so that the home is asked about its winters. */
const varied = codes('AR AU CA CH CL CN ES FR GR IN IR IT JP MX NZ PK PT RU TR US ZA');

const wintersOfZones: ReadonlyMap<string, Winter> = new Map([
  ['America/Anchorage', 'hard'],
  ['America/Chicago', 'hard'],
  ['America/Denver', 'hard'],
  ['America/Los_Angeles', 'rare'],
  ['America/Phoenix', 'rare'],
  ['America/Vancouver', 'regular'],
  ['Atlantic/Azores', 'none'],
  ['Atlantic/Canary', 'none'],
  ['Atlantic/Madeira', 'none'],
  ['Australia/Darwin', 'none'],
  ['Pacific/Honolulu', 'none'],
]);

const months = (table: readonly (readonly [Month, string])[]): ReadonlyMap<string, Month> =>
  new Map(table.flatMap(([month, names]) => names.split(' ').map((name) => [name, month] as const)));

const rains = months([
  [1, 'EC'],
  [3, 'KE TZ UG RW BI'],
  [4, 'BJ CF CI CM CO GF GH GQ GY HT LR NG SR TG SO'],
  [5, 'CR CU DO GT HN HK JM KH LA LK MM MO MV NI PA PR SV TH TW VE VN GN SL'],
  [6, 'BD BF BS BZ ER ET IN GM GW ML MR MX NE NP PH SD SN SS TD'],
  [10, 'BN BR MY AO CD CG GA'],
  [11, 'AS BO CK FJ ID MG MW MZ NC PF PG SB SG TL TO VU WS ZM ZW Australia/Darwin'],
  [12, 'MU PE RE YT KM'],
]);
const fires = months([
  [6, 'CY ES GR HR IL IT PT TR America/Los_Angeles America/Denver America/Phoenix'],
  [10, 'Australia/Brisbane'],
  [11, 'CL Australia/Sydney Australia/Melbourne Australia/Adelaide Australia/Hobart Australia/Perth'],
  [12, 'ZA'],
]);
/** Hurricanes reach the parts of these countries that have no frost. */
const hurricanes = codes('US MX');

function winterOf(country: string, timezone: string): Winter {
  const ofZone = wintersOfZones.get(timezone);
  if (ofZone) return ofZone;
  if (tropical.has(country)) return 'none';
  return hard.has(country) ? 'hard' : regular.has(country) ? 'regular' : 'rare';
}

function rainsIn(country: string, timezone: string, winter: Winter): Month | undefined {
  const known = rains.get(timezone) ?? rains.get(country);
  if (known && country !== 'MX') return known;
  return winter === 'none' && (tropical.has(country) || hurricanes.has(country)) ? 6 : undefined;
}

/** Whether the country has several climates, so that only the household knows its winters. */
export function hasSeveralClimates(country: string): boolean {
  return varied.has(country);
}

/** The climate of a country and IANA zone. What the household said about its winters counts more than both. */
export function climateOf(country: string, timezone: string, answered?: Winter): Climate {
  const winter = answered ?? winterOf(country, timezone);
  const rainsBegin = rainsIn(country, timezone, winter);
  const firesBegin = winter === 'none' ? undefined : (fires.get(timezone) ?? fires.get(country));
  return {
    winter,
    hemisphere: southern.has(country) ? 'southern' : 'northern',
    ...(rainsBegin && { rainsBegin }),
    ...(firesBegin && { firesBegin }),
  };
}

export function hasClimate({ winter, rainsBegin, firesBegin }: Climate, name: ClimateName): boolean {
  if (name === 'rainy season') return rainsBegin !== undefined;
  if (name === 'fire season') return firesBegin !== undefined;
  return winter === name;
}

/** The month of the northern year whose season the climate has in the given month, and the reverse. */
export function turned(month: Month, { hemisphere }: Climate): Month {
  return hemisphere === 'southern' ? halfYearOn(month) : month;
}
