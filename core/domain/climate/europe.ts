import type { Region } from './place.ts';

// biome-ignore format: a table reads better in rows
// Gales are expected where they reach nearly every home, and asked about along the Atlantic, the North Sea and the Baltic.
export const europe: Region = {
  countries: [
    ['SE', { winter: 'hard', frost: [[5, 5], [10, 15]], asks: ['winter', 'storms'] }],
    ['NO', { winter: 'hard', frost: [[5, 5], [10, 10]], gales: 10, asks: ['winter', 'storms'] }],
    ['FI', { winter: 'hard', frost: [[5, 10], [10, 5]], asks: ['winter'] }],
    ['IS', { winter: 'hard', frost: [[5, 15], [10, 1]], gales: 10 }],
    ['SJ', { winter: 'hard', frost: [[6, 15], [9, 5]], gales: 10 }],
    ['AX EE LV', { winter: 'hard', frost: [[5, 5], [10, 10]], asks: ['storms'] }],
    ['BY LT', { winter: 'hard', frost: [[5, 5], [10, 5]] }],
    ['UA', { winter: 'hard', frost: [[4, 20], [10, 15]] }],
    ['DK', { winter: 'regular', frost: [[4, 25], [10, 25]], coolSummer: true, gales: 10, asks: ['storms'] }],
    ['FO', { winter: 'regular', frost: [[4, 25], [10, 25]], coolSummer: true, gales: 10 }],
    ['CZ PL SK', { winter: 'regular', frost: [[4, 25], [10, 20]] }],
    ['DE', { winter: 'regular', frost: [[4, 20], [10, 25]], asks: ['storms'] }],
    ['HU MD RO SI', { winter: 'regular', frost: [[4, 15], [10, 25]] }],
    ['AT LI', { winter: 'regular', frost: [[4, 15], [10, 30]] }],
    ['CH', { winter: 'regular', frost: [[4, 15], [10, 30]], asks: ['winter'] }],
    ['BE NL', { winter: 'regular', frost: [[4, 20], [10, 30]], asks: ['storms'] }],
    ['LU', { winter: 'regular', frost: [[4, 20], [10, 30]] }],
    ['BA BG MK RS', { winter: 'regular', frost: [[4, 10], [10, 30]] }],
    ['GB IE', { winter: 'regular', frost: [[4, 20], [11, 5]], coolSummer: true, gales: 10, asks: ['storms'] }],
    ['GG IM JE', { winter: 'regular', frost: [[4, 20], [11, 5]], coolSummer: true, gales: 10 }],
    ['FR', { winter: 'regular', frost: [[4, 10], [11, 10]], rainsWhereMild: 9, hasCoolRains: true, asks: ['winter', 'storms'] }],
    ['AD', { winter: 'regular', frost: [[4, 25], [10, 25]] }],
    ['HR ME', { winter: 'regular', frost: [[4, 1], [11, 10]] }],
    ['AL', { winter: 'regular', frost: [[3, 15], [11, 20]] }],
    // The Mediterranean coast has its downpours from September to November.
    ['ES', { winter: 'regular', frost: [[3, 20], [11, 20]], rainsWhereMild: 9, hasCoolRains: true, fires: 6, asks: ['winter', 'storms'] }],
    ['IT', { winter: 'regular', frost: [[3, 20], [11, 20]], rainsWhereMild: 9, hasCoolRains: true, fires: 6, summerMosquitoes: true, asks: ['winter'] }],
    ['SM VA', { winter: 'regular', frost: [[3, 20], [11, 20]] }],
    ['GR', { winter: 'rare', frost: [[3, 5], [12, 5]], rainsWhereMild: 10, hasCoolRains: true, fires: 6, asks: ['winter'] }],
    ['PT', { winter: 'rare', frost: [[2, 20], [12, 10]], rainsWhereMild: 10, hasCoolRains: true, fires: 5, asks: ['winter', 'storms'] }],
    ['CY', { winter: 'rare', frost: [[2, 20], [12, 15]], rains: 11, hasCoolRains: true, fires: 6 }],
    ['GI MC MT', { winter: 'rare', frost: [[2, 10], [12, 30]], rains: 9, hasCoolRains: true }],
  ],
  zones: {
    ES: [
      ['Atlantic/Canary', { winter: 'none' }],
      ['Africa/Ceuta', { winter: 'rare', frost: [[2, 10], [12, 30]] }],
    ],
    PT: [
      ['Atlantic/Azores', { winter: 'none', storms: 8, asks: ['storms'] }],
      ['Atlantic/Madeira', { winter: 'none' }],
    ],
  },
};
