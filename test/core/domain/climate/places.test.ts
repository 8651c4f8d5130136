import { describe, expect, it } from 'vitest';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { placeOf } from '#core/domain/climate/places.ts';
import { usualPlaces } from '#core/domain/climate/usual-places.ts';
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
  ['Philadelphia', 'US', 'America/New_York', {}, { frost: ['04-05', '11-08'], storms: 6 }],
  ['Chicago, unanswered', 'US', 'America/Chicago', {}, { frost: ['04-20', '10-24'] }],
  ['Denver', 'US', 'America/Denver', {}, { frost: ['04-30', '10-04'], fires: 6 }],
  ['Honolulu', 'US', 'Pacific/Honolulu', {}, { rains: 11, storms: 6, fires: 6 }],
  ['Toronto', 'CA', 'America/Toronto', {}, { frost: ['05-09', '10-06'] }],
  ['Winnipeg', 'CA', 'America/Winnipeg', {}, { frost: ['05-25', '09-22'] }],
  ['Iqaluit', 'CA', 'America/Iqaluit', {}, { frost: ['06-25', '08-30'], storms: 10 }],
  ['Halifax', 'CA', 'America/Halifax', {}, { frost: ['05-06', '10-20'], storms: 8 }],
  ['Mexico City', 'MX', 'America/Mexico_City', {}, { frost: ['02-20', '12-01'], rains: 6 }],
  ['Cancún', 'MX', 'America/Cancun', {}, { rains: 5, storms: 6 }],
  ['Kingston', 'JM', 'America/Jamaica', {}, { rains: 5, storms: 6 }],
  ['Birmingham', 'GB', 'Europe/London', {}, { frost: ['04-25', '11-01'], storms: 10 }],
  ['Reykjavík', 'IS', 'Atlantic/Reykjavik', {}, { frost: ['05-15', '10-01'], storms: 10 }],
  ['Paris', 'FR', 'Europe/Paris', {}, { frost: ['04-13', '11-10'] }],
  ['Hamburg', 'DE', 'Europe/Berlin', {}, { frost: ['04-25', '10-22'] }],
  ['Warsaw', 'PL', 'Europe/Warsaw', {}, { frost: ['04-25', '10-15'] }],
  ['Seoul', 'KR', 'Asia/Seoul', {}, { frost: ['04-05', '10-28'], rains: 6, storms: 7 }],
  ['Mumbai', 'IN', 'Asia/Kolkata', { rains: 'jun-aug' }, { rains: 6 }],
  ['Kuwait', 'KW', 'Asia/Kuwait', {}, { rains: 11 }],
  ['Delhi', 'IN', 'Asia/Kolkata', { winter: 'none', storms: 'no' }, { rains: 6 }],
  ['Dhaka', 'BD', 'Asia/Dhaka', {}, { rains: 5, storms: 4 }],
  ['Manila', 'PH', 'Asia/Manila', {}, { rains: 6, storms: 6 }],
  ['Bangkok', 'TH', 'Asia/Bangkok', {}, { rains: 5 }],
  ['Singapore', 'SG', 'Asia/Singapore', {}, {}],
  ['Recife', 'BR', 'America/Recife', {}, { rains: 3 }],
  ['São Paulo', 'BR', 'America/Sao_Paulo', { rains: 'dec-feb' }, { rains: 10 }],
  ['Buenos Aires', 'AR', 'America/Argentina/Buenos_Aires', {}, { frost: ['08-25', '06-10'] }],
  ['Johannesburg', 'ZA', 'Africa/Johannesburg', {}, { frost: ['09-01', '05-22'], rains: 10, fires: 6 }],
  ['Nairobi', 'KE', 'Africa/Nairobi', { rains: 'mar-may' }, { rains: 3, shortRains: 10 }],
  ['Antananarivo', 'MG', 'Indian/Antananarivo', {}, { rains: 11, storms: 12 }],
  ['Brisbane', 'AU', 'Australia/Brisbane', {}, { rains: 11, storms: 11, fires: 8 }],
  ['Darwin', 'AU', 'Australia/Darwin', {}, { rains: 11, storms: 11, fires: 5 }],
  ['Hobart', 'AU', 'Australia/Hobart', {}, { frost: ['09-25', '05-10'], storms: 5, fires: 11 }],
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
  const rows = usualPlaces.trim().split('\n');
  const zones = rows.flatMap(
    (row) =>
      row
        .split(' ')[1]
        ?.match(/^\S+\/\S+$/)?.[0]
        .split(',') ?? [],
  );

  it('has every country that has a town', () => {
    const without = countryCodes.filter((country) => !placeOf(country, ''));
    expect(without.join(' ')).toBe('BV HM IO UM');
  });

  it('has only zones that exist', () => {
    expect(zones.filter((name) => !isTimeZone(name))).toEqual([]);
  });

  it('finds a zone by each of its names', () => {
    expect(placeOf('US', 'US/Pacific')).toEqual(placeOf('US', 'America/Los_Angeles'));
    expect(placeOf('IN', 'Asia/Calcutta')).toEqual(placeOf('IN', 'Asia/Kolkata'));
  });
});
