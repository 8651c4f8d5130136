import { expect, it } from 'vitest';
import { climateOf, type DayOfYear } from '#core/domain/home/climate.ts';
import { townNamed } from '../../../support/people/town-named.ts';

type Expected = {
  /** Last and first frost as weather services publish them, `MM-DD`; absent where it never freezes. */
  readonly frost?: readonly [last: string, first: string];
  readonly rains?: number;
  readonly shortRains?: number;
  /** Tropical storms or gales. */
  readonly storms?: number;
  readonly fires?: number;
};

/*
 * Cities whose seasons took one to four answers before a home had a town. A comment says why a row differs from what was
 * expected of those answers.
 */
// biome-ignore format: a table reads better in rows
const cities: readonly (readonly [city: string, country: string, Expected])[] = [
  ['New York', 'US', { frost: ['04-05', '11-12'], storms: 6 }],
  ['Buffalo', 'US', { frost: ['04-30', '10-18'] }],
  ['Savannah', 'US', { frost: ['03-05', '11-25'], rains: 6, storms: 6 }],
  ['Miami', 'US', { rains: 5, storms: 6 }], // the wet season of South Florida begins on 15 May
  ['Chicago', 'US', { frost: ['04-20', '10-24'] }],
  ['Minneapolis', 'US', { frost: ['04-30', '10-07'] }],
  ['Houston', 'US', { frost: ['02-15', '12-01'], rains: 6, storms: 6 }],
  ['New Orleans', 'US', { frost: ['02-10', '12-10'], rains: 6, storms: 6 }], // warmer in 1991 to 2020
  ['Nashville', 'US', { frost: ['04-05', '10-29'] }],
  ['Boise', 'US', { frost: ['05-10', '10-06'], fires: 5 }], // the closed season of Idaho begins on 10 May
  ['Phoenix', 'US', { rains: 7, fires: 5 }], // its airport freezes in fewer than half of the years
  ['Sacramento', 'US', { frost: ['02-10', '12-04'], rains: 11, fires: 6 }], // the rains of winter weren’t known
  ['Portland', 'US', { frost: ['04-03', '11-07'], rains: 10, fires: 7 }], // the rains of winter weren’t known
  ['Vancouver', 'CA', { frost: ['03-28', '11-05'], rains: 10, storms: 10 }], // the rains of winter weren’t known; few fires on its coast
  ['Veracruz', 'MX', { rains: 6, storms: 6 }],
  ['Cancún', 'MX', { rains: 5, storms: 6 }],
  ['Stockholm', 'SE', { frost: ['04-30', '10-20'] }],
  ['Kiruna', 'SE', { frost: ['06-05', '09-05'] }],
  ['Bergen', 'NO', { frost: ['04-15', '11-01'], storms: 10 }],
  ['Brest', 'FR', { frost: ['04-13', '11-10'], storms: 10 }],
  ['Madrid', 'ES', { frost: ['03-20', '11-15'], fires: 6 }],
  ['Málaga', 'ES', { rains: 10, fires: 6 }], // the wettest months are October to December
  ['Valencia', 'ES', { frost: ['02-05', '12-20'], rains: 9, fires: 6 }], // warmer in 1991 to 2020
  ['Heraklion', 'GR', { rains: 10, fires: 5 }], // Greece’s season of fires begins on 1 May
  ['Tokyo', 'JP', { frost: ['03-10', '12-20'], rains: 6, storms: 7 }],
  ['Osaka', 'JP', { frost: ['03-05', '12-15'], rains: 6, storms: 7 }], // warmer in 1991 to 2020
  ['Sapporo', 'JP', { frost: ['04-24', '10-25'] }], // neither typhoons nor the gales of the coast
  ['Shanghai', 'CN', { frost: ['03-15', '11-22'], rains: 6, storms: 7 }],
  ['Karachi', 'PK', { rains: 7, storms: 5 }],
  ['Chennai', 'IN', { rains: 10, storms: 10 }], // cyclones reach it from October to December
  ['Da Nang', 'VN', { rains: 9, storms: 9 }], // both come from September to November
  ['Curitiba', 'BR', { frost: ['07-30', '06-20'], rains: 10 }], // a short frost; the rains weren’t known
  ['Bogotá', 'CO', { rains: 3, shortRains: 9 }],
  ['Cape Town', 'ZA', { rains: 5, fires: 12 }],
  ['Mombasa', 'KE', { rains: 4, shortRains: 10 }], // the long rains are the heavier, also on the coast
  ['Darwin', 'AU', { rains: 11, storms: 11, fires: 5 }], // the dry season begins in May
  ['Perth', 'AU', { rains: 5, storms: 5, fires: 11 }], // it freezes in very few years; the season of storms is May to October
  ['Adelaide', 'AU', { rains: 5, storms: 5, fires: 11 }],
  ['Broken Hill', 'AU', { frost: ['09-01', '06-01'], fires: 11 }],
  ['Broome', 'AU', { rains: 12, storms: 11, fires: 5 }], // its wet season is December to March
  ['Melbourne', 'AU', { storms: 5, fires: 11 }],
  ['Sydney', 'AU', { fires: 10 }], // the city never freezes
  ['Ballarat', 'AU', { frost: ['10-16', '05-07'], storms: 5, fires: 11 }],
  ['Wellington', 'NZ', { storms: 9 }], // it freezes in fewer than half of the years
  ['Christchurch', 'NZ', { frost: ['10-12', '04-28'], fires: 11 }], // fires of the Port Hills in 2017 and 2024
];

const dayOf = ([month, day]: DayOfYear) => Date.UTC(2027, month - 1, day) / 86_400_000;
const dayNamed = (date: string) => Date.parse(`2027-${date}`) / 86_400_000;

it.each(cities)(
  '%s in %s has its frosts within two weeks, and its seasons in their month',
  (name, country, expected) => {
    const town = townNamed(name, country);
    const { firstFrost, lastFrost, rainsBegin, shortRainsBegin, stormsBegin, firesBegin } = climateOf(
      country,
      town.timezone,
      {},
      town.place,
    );
    const { frost, ...months } = expected;
    const none = { rains: undefined, shortRains: undefined, storms: undefined, fires: undefined };
    const found = { rains: rainsBegin, shortRains: shortRainsBegin, storms: stormsBegin, fires: firesBegin };
    expect(found).toEqual({ ...none, ...months });
    expect([lastFrost, firstFrost].filter((date) => date !== undefined)).toHaveLength(frost ? 2 : 0);
    if (!frost || !lastFrost || !firstFrost) return;
    expect(Math.abs(dayOf(lastFrost) - dayNamed(frost[0])), `last frost ${lastFrost}`).toBeLessThanOrEqual(14);
    expect(Math.abs(dayOf(firstFrost) - dayNamed(frost[1])), `first frost ${firstFrost}`).toBeLessThanOrEqual(14);
  },
);
