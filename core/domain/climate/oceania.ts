import type { Region } from './place.ts';

// biome-ignore format: a table reads better in rows
export const oceania: Region = {
  countries: [
    // The western suburbs of Sydney.
    ['AU', { winter: 'rare', frost: [[8, 20], [6, 5]], fires: 10, asks: ['winter'] }],
    // Spring is the windiest season, and weakened cyclones follow it from November on.
    ['NZ', { winter: 'rare', frost: [[8, 30], [6, 5]], coolSummer: true, gales: 9, asks: ['winter', 'storms'] }],
    ['CK FJ NC NU SB TK TO VU WF WS AS', { winter: 'none', rains: 11, rainsEnd: 4, storms: 11 }],
    ['PF TV', { winter: 'none', rains: 11, rainsEnd: 4, storms: 11, asks: ['storms'] }],
    ['FM PW', { winter: 'none', rains: 6, rainsEnd: 12, wetAllYear: true, storms: 7 }],
    ['GU MP', { winter: 'none', rains: 6, rainsEnd: 12, storms: 7 }],
    ['MH', { winter: 'none', rains: 6, rainsEnd: 12, wetAllYear: true, storms: 7, asks: ['storms'] }],
    ['CC CX', { winter: 'none', rains: 11, rainsEnd: 5, storms: 11 }],
    ['KI NR UM', { winter: 'none', rains: 11, rainsEnd: 5 }],
    ['PG', { winter: 'none', rains: 11, rainsEnd: 5, wetAllYear: true }],
    ['NF PN', { winter: 'none' }],
    ['AQ', { winter: 'hard', frost: [[12, 30], [1, 30]] }],
    ['BV HM TF', { winter: 'hard', frost: [[11, 25], [3, 1]], gales: 4 }],
  ],
  zones: {
    AU: [
      // Few of its people ever see frost; those inland say so.
      ['Australia/Brisbane', { winter: 'none', rains: 11, rainsEnd: 3, storms: 11, fires: 8, asks: ['storms', 'winter'] }],
      ['Australia/Lindeman', { winter: 'none', rains: 12, rainsEnd: 4, storms: 11 }],
      // Bush burns from April to November, most from July on.
      ['Australia/Darwin', { winter: 'none', rains: 11, rainsEnd: 4, storms: 11, fires: 7 }],
      // Nearly all live in the south-west, which the fronts of winter reach. Cyclones cross the north, which never freezes.
      ['Australia/Perth', { winter: 'rare', frost: [[8, 30], [6, 15]], rains: 5, hasCoolRains: true, gales: 5, stormsOfCoast: 11, fires: 11, asks: ['rains', 'storms', 'winter'] }],
      ['Australia/Adelaide', { winter: 'rare', frost: [[9, 1], [6, 1]], gales: 5, fires: 11 }],
      // Far from the sea, with dust rather than gales.
      ['Australia/Broken_Hill', { winter: 'rare', frost: [[9, 1], [6, 1]], fires: 11, desert: true }],
      ['Australia/Melbourne', { winter: 'rare', frost: [[9, 10], [5, 25]], gales: 5, fires: 11, asks: ['winter'] }],
      ['Australia/Hobart', { winter: 'regular', frost: [[10, 1], [5, 5]], coolSummer: true, gales: 5, fires: 11, asks: ['storms'] }],
    ],
  },
};
