import type { Region } from './place.ts';

// biome-ignore format: a table reads better in rows
export const asia: Region = {
  countries: [
    // Moscow; the south of its zone is much milder.
    ['RU', { winter: 'hard', frost: [[5, 5], [10, 5]], asks: ['winter'] }],
    ['MN', { winter: 'hard', frost: [[6, 1], [9, 10]] }],
    ['KZ', { winter: 'hard', frost: [[4, 25], [10, 5]] }],
    ['KG', { winter: 'hard', frost: [[4, 20], [10, 15]] }],
    ['KP', { winter: 'hard', frost: [[4, 25], [10, 15]], rains: 7, rainsEnd: 9 }],
    ['KR', { winter: 'regular', frost: [[4, 5], [10, 30]], rains: 6, rainsEnd: 9, storms: 7, asks: ['storms'] }],
    // Between Osaka and Tokyo, where frost is light; Hokkaido's is six weeks earlier, and its storms are those of winter.
    ['JP', { winter: 'rare', frost: [[3, 15], [12, 10]], rains: 6, rainsEnd: 10, storms: 7, gales: 11, asks: ['winter', 'storms'] }],
    // Between Beijing and Shanghai.
    ['CN', { winter: 'regular', frost: [[3, 25], [11, 10]], rains: 6, rainsEnd: 9, storms: 7, asks: ['winter', 'storms'] }],
    ['AM UZ', { winter: 'regular', frost: [[4, 5], [11, 1]] }],
    ['GE TJ TM', { winter: 'regular', frost: [[3, 25], [11, 10]] }],
    ['AZ', { winter: 'regular', frost: [[3, 15], [11, 25]] }],
    ['AF', { winter: 'regular', frost: [[4, 10], [11, 1]], asks: ['winter'] }],
    ['IR', { winter: 'regular', frost: [[3, 20], [11, 20]], asks: ['winter'] }],
    // Istanbul is later, Ankara earlier.
    ['TR', { winter: 'regular', frost: [[3, 30], [11, 15]], fires: 6, asks: ['winter'] }],
    ['BT', { winter: 'regular', frost: [[3, 25], [11, 15]], rains: 6, rainsEnd: 9 }],
    ['NP', { winter: 'rare', frost: [[2, 20], [12, 5]], rains: 6, rainsEnd: 9, evergreen: true, asks: ['winter'] }],
    ['PK', { winter: 'rare', frost: [[2, 15], [12, 10]], rains: 7, rainsEnd: 9, stormsOfCoast: 5, evergreen: true, asks: ['winter', 'storms'] }],
    ['JO LB PS SY', { winter: 'rare', frost: [[3, 5], [12, 5]], rains: 11, hasCoolRains: true }],
    ['IL', { winter: 'rare', frost: [[2, 20], [12, 15]], rains: 11, hasCoolRains: true, fires: 6 }],
    ['IQ', { winter: 'rare', frost: [[2, 5], [12, 15]], rains: 11, hasCoolRains: true, evergreen: true, desert: true }],
    // Their few downpours come from November to April. Only the desert inland ever freezes.
    ['AE BH KW QA SA', { winter: 'none', rains: 11, hasCoolRains: true, desert: true }],
    ['YE', { winter: 'none', rains: 7, rainsEnd: 9 }],
    ['OM', { winter: 'none', rains: 6, rainsEnd: 9, storms: 5, desert: true, asks: ['storms'] }],
    // The first of two cyclone seasons, in May; the second is in October and November.
    ['IN', { winter: 'none', rains: 6, rainsEnd: 10, stormsOfCoast: 5, asks: ['rains', 'storms', 'winter'] }],
    ['LK', { winter: 'none', rains: 5, rainsEnd: 8, shortRains: 10, shortRainsEnd: 1, wetAllYear: true, storms: 11, asks: ['rains', 'storms'] }],
    ['BD', { winter: 'none', rains: 6, rainsEnd: 10, storms: 4, asks: ['storms'] }],
    ['MM', { winter: 'none', rains: 5, rainsEnd: 10, storms: 4, asks: ['storms'] }],
    ['VN', { winter: 'none', rains: 5, rainsEnd: 11, storms: 6, asks: ['rains', 'storms'] }],
    ['KH LA TH', { winter: 'none', rains: 5, rainsEnd: 10 }],
    ['MV', { winter: 'none', rains: 5, rainsEnd: 12, wetAllYear: true }],
    ['HK MO TW', { winter: 'none', rains: 5, rainsEnd: 10, storms: 6 }],
    ['PH', { winter: 'none', rains: 6, rainsEnd: 11, storms: 6, asks: ['rains'] }],
    ['BN MY', { winter: 'none', rains: 10, rainsEnd: 12, wetAllYear: true }],
    ['ID', { winter: 'none', rains: 11, rainsEnd: 4, wetAllYear: true, asks: ['rains'] }],
    ['SG', { winter: 'none', rains: 11, rainsEnd: 1, wetAllYear: true }],
    ['TL', { winter: 'none', rains: 11, rainsEnd: 5 }],
  ],
  zones: {
    CN: [
      ['Asia/Urumqi', { winter: 'hard', frost: [[4, 20], [10, 10]] }],
    ],
    RU: [
      ['Europe/Kaliningrad', { winter: 'regular', frost: [[4, 25], [10, 20]] }],
      ['Europe/Samara Europe/Saratov Europe/Ulyanovsk Europe/Volgograd', { winter: 'hard', frost: [[4, 30], [10, 5]] }],
      ['Asia/Vladivostok Asia/Sakhalin', { winter: 'hard', frost: [[5, 1], [10, 15]] }],
      ['Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Tomsk Asia/Krasnoyarsk', { winter: 'hard', frost: [[5, 20], [9, 20]] }],
      ['Asia/Irkutsk Asia/Chita Asia/Yakutsk Asia/Magadan', { winter: 'hard', frost: [[5, 30], [9, 5]] }],
    ],
  },
};
