import { describe, expect, it } from 'vitest';
import { africa } from '#core/domain/climate/africa.ts';
import { americas } from '#core/domain/climate/americas.ts';
import { asia } from '#core/domain/climate/asia.ts';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { europe } from '#core/domain/climate/europe.ts';
import { oceania } from '#core/domain/climate/oceania.ts';
import type { Place } from '#core/domain/climate/place.ts';
import { type ClimateAnswers, climateOf, type DayOfYear } from '#core/domain/home/climate.ts';
import { isTimeZone } from '#core/domain/time/is-time-zone.ts';

type Expected = {
  /** Last and first frost as weather services publish them, `MM-DD`; absent where it never freezes. */
  readonly frost?: readonly [last: string, first: string];
  readonly rains?: number;
  readonly shortRains?: number;
  readonly storms?: number;
  readonly fires?: number;
};

// biome-ignore format: a table reads better in rows
const cities: readonly (readonly [city: string, country: string, timezone: string, answers: ClimateAnswers, Expected])[] = [
  ['New York', 'US', 'America/New_York', {}, { frost: ['04-05', '11-12'], storms: 6 }],
  ['Buffalo', 'US', 'America/New_York', { winter: 'hard' }, { frost: ['04-30', '10-18'] }],
  ['Savannah', 'US', 'America/New_York', { winter: 'rare' }, { frost: ['03-05', '11-25'], rains: 6, storms: 6 }],
  ['Miami', 'US', 'America/New_York', { winter: 'none' }, { rains: 6, storms: 6 }],
  ['Chicago, unanswered', 'US', 'America/Chicago', {}, { frost: ['04-20', '10-24'] }],
  ['Chicago', 'US', 'America/Chicago', { winter: 'hard' }, { frost: ['04-20', '10-24'] }],
  ['Minneapolis', 'US', 'America/Chicago', { winter: 'hard' }, { frost: ['04-30', '10-07'] }],
  ['Houston', 'US', 'America/Chicago', { winter: 'rare', storms: 'yes' }, { frost: ['02-15', '12-01'], rains: 6, storms: 6 }],
  ['New Orleans', 'US', 'America/Chicago', { winter: 'rare' }, { frost: ['02-20', '12-05'], rains: 6, storms: 6 }],
  ['Nashville', 'US', 'America/Chicago', { winter: 'regular', storms: 'no' }, { frost: ['04-05', '10-29'] }],
  ['Denver', 'US', 'America/Denver', {}, { frost: ['04-30', '10-04'], fires: 6 }],
  ['Boise', 'US', 'America/Boise', {}, { frost: ['05-10', '10-06'], fires: 6 }],
  ['Phoenix', 'US', 'America/Phoenix', {}, { frost: ['02-05', '12-15'], rains: 7, fires: 6 }],
  ['Sacramento', 'US', 'America/Los_Angeles', {}, { frost: ['02-10', '12-04'], fires: 6 }],
  ['Portland', 'US', 'America/Los_Angeles', { winter: 'regular' }, { frost: ['04-03', '11-07'], fires: 6 }],
  ['Honolulu', 'US', 'Pacific/Honolulu', {}, { rains: 11, storms: 6, fires: 6 }],
  ['Toronto', 'CA', 'America/Toronto', {}, { frost: ['05-09', '10-06'] }],
  ['Winnipeg', 'CA', 'America/Winnipeg', {}, { frost: ['05-25', '09-22'] }],
  ['Vancouver', 'CA', 'America/Vancouver', {}, { frost: ['03-28', '11-05'], storms: 10, fires: 6 }],
  ['Iqaluit', 'CA', 'America/Iqaluit', {}, { frost: ['06-25', '08-30'], storms: 10 }],
  ['Halifax', 'CA', 'America/Halifax', {}, { frost: ['05-06', '10-20'], storms: 8 }],
  ['Mexico City', 'MX', 'America/Mexico_City', {}, { frost: ['02-20', '12-01'], rains: 6 }],
  ['Veracruz', 'MX', 'America/Mexico_City', { winter: 'none' }, { rains: 6, storms: 6 }],
  ['Cancún', 'MX', 'America/Cancun', {}, { rains: 6, storms: 6 }],
  ['Kingston', 'JM', 'America/Jamaica', {}, { rains: 5, storms: 6 }],
  ['Stockholm', 'SE', 'Europe/Stockholm', { winter: 'hard' }, { frost: ['04-30', '10-20'] }],
  ['Kiruna', 'SE', 'Europe/Stockholm', { winter: 'long' }, { frost: ['06-05', '09-05'] }],
  ['Bergen', 'NO', 'Europe/Oslo', { winter: 'regular' }, { frost: ['04-15', '11-01'], storms: 10 }],
  ['Birmingham', 'GB', 'Europe/London', {}, { frost: ['04-25', '11-01'], storms: 10 }],
  ['Reykjavík', 'IS', 'Atlantic/Reykjavik', {}, { frost: ['05-15', '10-01'], storms: 10 }],
  ['Brest', 'FR', 'Europe/Paris', { storms: 'yes' }, { frost: ['04-13', '11-10'], storms: 10 }],
  ['Paris', 'FR', 'Europe/Paris', {}, { frost: ['04-13', '11-10'] }],
  ['Hamburg', 'DE', 'Europe/Berlin', {}, { frost: ['04-25', '10-22'] }],
  ['Warsaw', 'PL', 'Europe/Warsaw', {}, { frost: ['04-25', '10-15'] }],
  ['Madrid', 'ES', 'Europe/Madrid', {}, { frost: ['03-20', '11-15'], fires: 6 }],
  ['Málaga', 'ES', 'Europe/Madrid', { winter: 'none' }, { rains: 9, fires: 6 }],
  ['Valencia', 'ES', 'Europe/Madrid', { winter: 'rare' }, { frost: ['02-20', '12-05'], rains: 9, fires: 6 }],
  ['Crete', 'GR', 'Europe/Athens', { winter: 'none' }, { rains: 10, fires: 6 }],
  ['Tokyo', 'JP', 'Asia/Tokyo', {}, { frost: ['03-10', '12-20'], rains: 6, storms: 7 }],
  ['Osaka', 'JP', 'Asia/Tokyo', { storms: 'not-sure' }, { frost: ['03-20', '12-05'], rains: 6, storms: 7 }],
  ['Sapporo', 'JP', 'Asia/Tokyo', { winter: 'hard' }, { frost: ['04-24', '10-25'], storms: 11 }],
  ['Seoul', 'KR', 'Asia/Seoul', {}, { frost: ['04-05', '10-28'], rains: 6, storms: 7 }],
  ['Shanghai', 'CN', 'Asia/Shanghai', { storms: 'yes' }, { frost: ['03-15', '11-22'], rains: 6, storms: 7 }],
  ['Mumbai', 'IN', 'Asia/Kolkata', { rains: 'jun-aug' }, { rains: 6 }],
  ['Chennai', 'IN', 'Asia/Calcutta', { rains: 'sep-nov', storms: 'yes' }, { rains: 10, storms: 5 }],
  ['Kuwait', 'KW', 'Asia/Kuwait', {}, { rains: 11 }],
  ['Delhi', 'IN', 'Asia/Kolkata', { winter: 'none', storms: 'no' }, { rains: 6 }],
  ['Dhaka', 'BD', 'Asia/Dhaka', {}, { rains: 6, storms: 4 }],
  ['Da Nang', 'VN', 'Asia/Ho_Chi_Minh', { rains: 'sep-nov' }, { rains: 10, storms: 6 }],
  ['Manila', 'PH', 'Asia/Manila', {}, { rains: 6, storms: 6 }],
  ['Bangkok', 'TH', 'Asia/Bangkok', {}, { rains: 5 }],
  ['Singapore', 'SG', 'Asia/Singapore', {}, { rains: 11 }],
  ['Recife', 'BR', 'America/Recife', {}, { rains: 4 }],
  ['São Paulo', 'BR', 'America/Sao_Paulo', { rains: 'dec-feb' }, { rains: 10 }],
  ['Curitiba', 'BR', 'America/Sao_Paulo', { rains: 'none', winter: 'rare' }, { frost: ['08-30', '06-05'] }],
  ['Bogotá', 'CO', 'America/Bogota', {}, { rains: 4, shortRains: 9 }],
  ['Buenos Aires', 'AR', 'America/Argentina/Buenos_Aires', {}, { frost: ['08-25', '06-10'] }],
  ['Johannesburg', 'ZA', 'Africa/Johannesburg', {}, { frost: ['09-01', '05-22'], rains: 10, fires: 6 }],
  ['Cape Town', 'ZA', 'Africa/Johannesburg', { rains: 'jun-aug', winter: 'none' }, { rains: 5, fires: 12 }],
  ['Nairobi', 'KE', 'Africa/Nairobi', { rains: 'mar-may' }, { rains: 3, shortRains: 10 }],
  ['Mombasa', 'KE', 'Africa/Nairobi', { rains: 'sep-nov' }, { rains: 10, shortRains: 3 }],
  ['Antananarivo', 'MG', 'Indian/Antananarivo', {}, { rains: 11, storms: 11 }],
  ['Brisbane', 'AU', 'Australia/Brisbane', {}, { rains: 11, storms: 11, fires: 8 }],
  ['Darwin', 'AU', 'Australia/Darwin', {}, { rains: 11, storms: 11, fires: 7 }],
  ['Perth, unanswered', 'AU', 'Australia/Perth', {}, { frost: ['08-30', '06-15'], rains: 5, storms: 5, fires: 11 }],
  ['Perth', 'AU', 'Australia/Perth', { winter: 'none', storms: 'no' }, { rains: 5, fires: 11 }],
  ['Broome', 'AU', 'Australia/Perth', { winter: 'none', rains: 'dec-feb' }, { rains: 11, storms: 11, fires: 5 }],
  ['Melbourne', 'AU', 'Australia/Melbourne', { winter: 'none' }, { storms: 5, fires: 11 }],
  ['Sydney', 'AU', 'Australia/Sydney', {}, { frost: ['08-08', '06-05'], fires: 10 }],
  ['Ballarat', 'AU', 'Australia/Melbourne', { winter: 'regular' }, { frost: ['10-16', '05-07'], storms: 5, fires: 11 }],
  ['Hobart', 'AU', 'Australia/Hobart', {}, { frost: ['09-25', '05-10'], storms: 5, fires: 11 }],
  ['Wellington', 'NZ', 'Pacific/Auckland', {}, { frost: ['08-30', '06-05'], storms: 9 }],
  ['Christchurch', 'NZ', 'Pacific/Auckland', { winter: 'regular', storms: 'no' }, { frost: ['10-12', '04-28'] }],
  ['Suva', 'FJ', 'Pacific/Fiji', {}, { rains: 11, storms: 11 }],
];

const dayOf = ([month, day]: DayOfYear) => Date.UTC(2027, month - 1, day) / 86_400_000;
const dayNamed = (date: string) => Date.parse(`2027-${date}`) / 86_400_000;

describe('the climate', () => {
  it.each(cities)(
    'of %s has its frosts within two weeks, and its seasons in their month',
    (_, country, zone, answers, expected) => {
      const { firstFrost, lastFrost, rainsBegin, shortRainsBegin, stormsBegin, firesBegin } = climateOf(
        country,
        zone,
        answers,
      );
      const { frost, ...months } = expected;
      expect({
        rains: rainsBegin,
        shortRains: shortRainsBegin,
        storms: stormsBegin,
        fires: firesBegin,
      }).toEqual({
        rains: months.rains,
        shortRains: months.shortRains,
        storms: months.storms,
        fires: months.fires,
      });
      expect([lastFrost, firstFrost].filter((date) => date !== undefined)).toHaveLength(frost ? 2 : 0);
      if (!frost || !lastFrost || !firstFrost) return;
      expect(Math.abs(dayOf(lastFrost) - dayNamed(frost[0])), `last frost ${lastFrost}`).toBeLessThanOrEqual(14);
      expect(Math.abs(dayOf(firstFrost) - dayNamed(frost[1])), `first frost ${firstFrost}`).toBeLessThanOrEqual(14);
    },
  );
});

describe('the table of places', () => {
  const regions = [africa, americas, asia, europe, oceania];
  const zones = regions.flatMap((region) => Object.values(region.zones).flat());
  const places = [...regions.flatMap((region) => region.countries), ...zones];
  const namesOf = (rows: typeof places) => rows.flatMap(([names]) => names.split(' '));

  it('has every country once', () => {
    expect(namesOf(regions.flatMap((region) => region.countries)).sort()).toEqual([...countryCodes]);
  });

  it('has only zones that exist, each once', () => {
    const names = namesOf(zones);
    expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has frosts on days that exist, wherever there is a winter', () => {
    for (const [names, { winter, frost }] of places) {
      expect(frost === undefined, names).toBe(winter === 'none');
      for (const [month, day] of frost ?? []) {
        expect(new Date(Date.UTC(2027, month - 1, day)).getUTCDate(), names).toBe(day);
        expect(day === 1 || day % 5 === 0, names).toBe(true);
      }
    }
  });

  it('knows when warm rains end wherever it knows when they begin', () => {
    const open = places.filter(([, { rains, rainsEnd, hasCoolRains }]) => rains && !rainsEnd && !hasCoolRains);
    expect(open.map(([names]) => names)).toEqual([]);
    const half = places.filter(([, { shortRains, shortRainsEnd }]) => !shortRains !== !shortRainsEnd);
    expect(half.map(([names]) => names)).toEqual([]);
  });

  it('asks about storms only where they may reach: on coasts of cyclones, and on those that gales strike', () => {
    const known = ({ storms, stormsOfCoast, gales }: Place) => storms ?? stormsOfCoast ?? gales;
    const unexpected = places.filter(([, place]) => place.asks?.includes('storms') && !known(place));
    expect(unexpected.map(([names]) => names).join(' ')).toBe(
      'SE AX EE LV DE BE NL FR ES PT America/Los_Angeles America/Anchorage',
    );
  });
});
