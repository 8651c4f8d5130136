import type { Region } from './place.ts';

// biome-ignore format: a table reads better in rows
export const oceania: Region = {
  countries: [
    // The western suburbs of Sydney.
    ['AU', { winter: 'rare', frost: [[8, 20], [6, 5]], fires: 10, asks: ['winter'] }],
    // Gales come in any month, and those of weakened cyclones from November on.
    ['NZ', { winter: 'rare', frost: [[8, 30], [6, 5]], galesIfSaid: 11, asks: ['winter', 'storms'] }],
    ['CK FJ NC NU SB TK TO VU WF WS AS', { winter: 'none', rains: 11, storms: 11 }],
    ['PF TV', { winter: 'none', rains: 11, storms: 11, asks: ['storms'] }],
    ['FM GU MP PW', { winter: 'none', rains: 6, storms: 7 }],
    ['MH', { winter: 'none', rains: 6, storms: 7, asks: ['storms'] }],
    ['CC CX', { winter: 'none', rains: 11, storms: 11 }],
    ['KI NR PG UM', { winter: 'none', rains: 11 }],
    ['NF PN', { winter: 'none' }],
    ['AQ', { winter: 'hard', frost: [[12, 30], [1, 30]] }],
    ['BV HM TF', { winter: 'hard', frost: [[11, 25], [3, 1]], gales: 4 }],
  ],
  zones: {
    AU: [
      // Few of its people ever see frost; those inland say so.
      ['Australia/Brisbane', { winter: 'none', rains: 11, storms: 11, fires: 8, asks: ['storms', 'winter'] }],
      ['Australia/Lindeman', { winter: 'none', rains: 12, storms: 11 }],
      // Bush burns from April to November, most from July on.
      ['Australia/Darwin', { winter: 'none', rains: 11, storms: 11, fires: 7 }],
      ['Australia/Perth', { winter: 'rare', frost: [[8, 30], [6, 15]], rains: 5, storms: 11, fires: 11, asks: ['rains', 'storms', 'winter'] }],
      ['Australia/Adelaide Australia/Broken_Hill', { winter: 'rare', frost: [[9, 1], [6, 1]], fires: 11 }],
      ['Australia/Melbourne', { winter: 'rare', frost: [[9, 10], [5, 25]], fires: 11, asks: ['winter'] }],
      ['Australia/Hobart', { winter: 'regular', frost: [[10, 1], [5, 5]], fires: 11, asks: ['storms'] }],
    ],
  },
};
