import type { Region } from './place.ts';

// biome-ignore format: a table reads better in rows
export const africa: Region = {
  countries: [
    ['MA', { winter: 'rare', frost: [[2, 20], [12, 10]], asks: ['winter'] }],
    ['DZ TN', { winter: 'rare', frost: [[2, 20], [12, 10]], fires: 6 }],
    ['LY', { winter: 'rare', frost: [[2, 20], [12, 10]], rains: 11, hasCoolRains: true, evergreen: true, desert: true }],
    ['EG EH', { winter: 'rare', frost: [[2, 10], [12, 30]], rains: 11, hasCoolRains: true, evergreen: true, desert: true }],
    // Johannesburg. The Highveld burns in its dry winter, the Cape in its dry summer.
    ['ZA', { winter: 'rare', frost: [[8, 25], [5, 25]], rains: 10, fires: 6, asks: ['rains', 'winter'] }],
    ['LS', { winter: 'regular', frost: [[9, 25], [5, 1]], rains: 10 }],
    ['NA SZ', { winter: 'rare', frost: [[8, 20], [6, 1]], rains: 11, evergreen: true }],
    ['BW', { winter: 'rare', frost: [[8, 15], [6, 5]], rains: 11, evergreen: true }],
    ['KE TZ', { winter: 'none', rains: 3, shortRains: 10, asks: ['rains'] }],
    ['BI RW UG', { winter: 'none', rains: 3, shortRains: 9, asks: ['rains'] }],
    ['BJ CI GH TG', { winter: 'none', rains: 4, shortRains: 9 }],
    ['SO', { winter: 'none', rains: 4, shortRains: 10 }],
    ['CF CM GQ LR NG', { winter: 'none', rains: 4 }],
    ['GN SL', { winter: 'none', rains: 5 }],
    ['BF CV GM GW SN SS ST', { winter: 'none', rains: 6 }],
    ['DJ ML MR NE SD TD', { winter: 'none', rains: 6, desert: true }],
    ['ER ET', { winter: 'none', rains: 6, high: true }],
    ['AO CD CG GA', { winter: 'none', rains: 10 }],
    ['IO MW SC SH ZM ZW', { winter: 'none', rains: 11 }],
    ['MZ', { winter: 'none', rains: 11, storms: 11, asks: ['storms'] }],
    ['KM MG', { winter: 'none', rains: 11, storms: 11 }],
    ['MU RE YT', { winter: 'none', rains: 12, storms: 11 }],
  ],
  zones: {},
};
