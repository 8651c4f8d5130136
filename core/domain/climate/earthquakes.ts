import type { CountryCode } from './countries.ts';

/*
 * Where strong earthquakes are likely, so that homes prepare for them: the main city, or most of the people, have a
 * chance of 10 % in 50 years of shaking by about a fifth of gravity or more. Read off the Global Seismic Hazard Map of
 * the GEM Foundation, version 2023.1 (https://maps.openquake.org/map/gshm-2023-1), which shows no borders; Iceland,
 * Bolivia's Andes, Barbados, Bangladesh (Dhaka 0.14 to 0.19 g, Natural Hazards 2023) and Tierra del Fuego lie at about
 * the limit. Below it are those where many live near a fault that has brought down houses: both sides of the Dead Sea
 * rift (0.3 g at most in Jordan; Nablus 1927), the Atlas of Morocco (Agadir 1960, Al Haouz 2023) and Portugal (Lisbon
 * 1755). India is among them for Delhi, Guwahati and the Himalaya, in zones IV and V of IS 1893: the south has their time
 * zone, but less of their danger.
 */
const countries: ReadonlySet<string> = new Set(
  [
    // Europe and the Mediterranean.
    'AL BA BG CY DZ GR HR IS IT MA ME MK RO SI SM TR VA',
    // Western and central Asia, and the Himalaya.
    'AF AM AZ BD BT GE IL IN IR JO KG LB NP PK PS SY TJ TM UZ',
    // The rest of the Pacific's rim, Indonesia and Burma.
    'FJ GU ID JP MM MP NZ PG PH SB TL TO TW VU WS',
    // The Americas, with the arc of the Antilles.
    'AG AI BB BL BO CL CO CR DM DO EC GD GP GT HN HT JM KN LC MF MQ MS MX NI PE PR SV SX TT VC VE VG VI',
  ].flatMap((codes) => codes.split(' ')),
);

/** The same of time zones in countries that are mostly safe. */
const zones: { readonly [Country in CountryCode]?: string } = {
  AR: 'America/Argentina/Ushuaia America/Argentina/Mendoza America/Mendoza America/Argentina/San_Juan America/Argentina/Salta America/Argentina/Jujuy',
  CA: 'America/Vancouver',
  CN: 'Asia/Urumqi',
  ES: 'Africa/Ceuta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Hovd',
  PT: 'Europe/Lisbon Atlantic/Azores',
  RU: 'Asia/Kamchatka Asia/Sakhalin Asia/Irkutsk',
  US: 'America/Los_Angeles America/Boise America/Anchorage America/Juneau America/Sitka America/Yakutat America/Adak Pacific/Honolulu',
};

/** The time zones of those countries that are far from any fault. */
const quietZones: typeof zones = {
  MX: 'America/Merida America/Cancun America/Monterrey America/Matamoros America/Chihuahua America/Ciudad_Juarez America/Ojinaga',
};

/** Whether homes in the country and IANA zone prepare for earthquakes. */
export function hasEarthquakes(country: string, timezone: string): boolean {
  const isAmongZones = (of: typeof zones) => of[country as CountryCode]?.split(' ').includes(timezone) ?? false;
  return countries.has(country) ? !isAmongZones(quietZones) : isAmongZones(zones);
}
