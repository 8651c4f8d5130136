import type { Region } from './place.ts';

// biome-ignore format: a table reads better in rows
export const africa: Region = {
  countries: [
    // Roofs are flat: their outlets are cleared before the rains, and no leaves fill a gutter.
    ['MA', { winter: 'rare', frost: [[2, 20], [12, 10]], rains: 11, hasCoolRains: true, evergreen: true, asks: ['winter'] }],
    ['DZ TN', { winter: 'rare', frost: [[2, 20], [12, 10]], rains: 10, hasCoolRains: true, fires: 6, evergreen: true }],
    ['LY', { winter: 'rare', frost: [[2, 20], [12, 10]], rains: 11, hasCoolRains: true, evergreen: true, desert: true }],
    ['EG EH', { winter: 'rare', frost: [[2, 10], [12, 30]], rains: 11, hasCoolRains: true, evergreen: true, desert: true }],
    // Johannesburg. The Highveld burns in its dry winter, the Cape in its dry summer.
    ['ZA', { winter: 'rare', frost: [[8, 25], [5, 25]], rains: 10, rainsEnd: 3, fires: 6, asks: ['rains', 'winter'] }],
    ['LS', { winter: 'regular', frost: [[9, 25], [5, 1]], rains: 10, rainsEnd: 4 }],
    ['NA SZ', { winter: 'rare', frost: [[8, 20], [6, 1]], rains: 11, rainsEnd: 3, evergreen: true }],
    ['BW', { winter: 'rare', frost: [[8, 15], [6, 5]], rains: 11, rainsEnd: 3, evergreen: true }],
    ['KE TZ', { winter: 'none', rains: 3, rainsEnd: 5, shortRains: 10, shortRainsEnd: 12, asks: ['rains'] }],
    ['BI RW', { winter: 'none', rains: 3, rainsEnd: 5, shortRains: 9, shortRainsEnd: 12, asks: ['rains'] }],
    ['UG', { winter: 'none', rains: 3, rainsEnd: 5, shortRains: 9, shortRainsEnd: 11, wetAllYear: true, asks: ['rains'] }],
    ['BJ CI GH TG', { winter: 'none', rains: 4, rainsEnd: 7, shortRains: 9, shortRainsEnd: 11 }],
    ['SO', { winter: 'none', rains: 4, rainsEnd: 6, shortRains: 10, shortRainsEnd: 11 }],
    ['CF CM GQ LR NG', { winter: 'none', rains: 4, rainsEnd: 10 }],
    ['GN SL', { winter: 'none', rains: 5, rainsEnd: 11 }],
    ['BF CV GM GW SN SS', { winter: 'none', rains: 6, rainsEnd: 10 }],
    ['DJ ML MR NE SD TD', { winter: 'none', rains: 6, rainsEnd: 9, desert: true }],
    ['ER ET', { winter: 'none', rains: 6, rainsEnd: 9, high: true, asks: ['altitude'] }],
    ['AO CD CG GA ST', { winter: 'none', rains: 10, rainsEnd: 5 }],
    ['MW SH ZM ZW', { winter: 'none', rains: 11, rainsEnd: 3 }],
    ['IO SC', { winter: 'none', rains: 11, rainsEnd: 3, wetAllYear: true }],
    ['MZ', { winter: 'none', rains: 11, rainsEnd: 3, storms: 11, asks: ['storms'] }],
    ['KM MG', { winter: 'none', rains: 11, rainsEnd: 4, storms: 11 }],
    ['MU RE YT', { winter: 'none', rains: 12, rainsEnd: 4, storms: 11 }],
  ],
  zones: {},
};
