import type { CountryCode } from '../countries.ts';

/*
 * Where strong earthquakes are likely, so that homes prepare for them: the main city, or most of the people, have a
 * chance of 10 % in 50 years of shaking by about a fifth of gravity or more. Read off the Global Seismic Hazard Map of
 * the GEM Foundation, version 2023.1 (https://maps.openquake.org/map/gshm-2023-1), which shows no borders; Iceland,
 * Bolivia's Andes and Tierra del Fuego lie at about the limit.
 */
const countries: ReadonlySet<string> = new Set(
  [
    // Europe and the Mediterranean.
    'AL BA BG CY DZ GR HR IS IT ME MK RO SM TR VA',
    // Western and central Asia, and the Himalaya.
    'AF AM AZ BT GE IR KG LB NP PK SY TJ TM UZ',
    // The rest of the Pacific's rim, Indonesia and Burma.
    'FJ GU ID JP MM MP NZ PG PH SB TL TO TW VU WS',
    // The Americas, with the arc of the Antilles.
    'AG AI BO CL CO CR DM DO EC GD GP GT HN HT JM KN LC MF MQ MS MX NI PE PR SV SX TT VC VE VG VI',
  ].flatMap((codes) => codes.split(' ')),
);

/** The same of time zones in countries that are mostly safe. */
const zones: { readonly [Country in CountryCode]?: string } = {
  AR: 'America/Argentina/Ushuaia America/Argentina/Mendoza America/Mendoza America/Argentina/San_Juan America/Argentina/Salta',
  CA: 'America/Vancouver',
  ES: 'Africa/Ceuta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Hovd',
  RU: 'Asia/Kamchatka Asia/Sakhalin Asia/Irkutsk',
  US: 'America/Los_Angeles America/Boise America/Anchorage America/Juneau America/Sitka America/Adak Pacific/Honolulu',
};

/** Whether homes in the country and IANA zone prepare for earthquakes. */
export function hasEarthquakes(country: string, timezone: string): boolean {
  return countries.has(country) || (zones[country as CountryCode]?.split(' ').includes(timezone) ?? false);
}
