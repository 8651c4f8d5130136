import type { Region } from './place.ts';

// biome-ignore format: a table reads better in rows
export const americas: Region = {
  countries: [
    // The coast at New York, later than Maine and earlier than Georgia.
    ['US', { winter: 'regular', frost: [[4, 10], [11, 5]], rainsWhereMild: 6, rainsEnd: 10, storms: 6, asks: ['winter', 'storms'] }],
    ['CA', { winter: 'hard', frost: [[5, 1], [10, 15]], asks: ['winter'] }],
    ['MX', { winter: 'rare', frost: [[2, 20], [12, 1]], rains: 6, rainsEnd: 10, stormsOfCoast: 6, evergreen: true, high: true, asks: ['winter', 'storms'] }],
    ['GL', { winter: 'hard', frost: [[6, 10], [9, 10]], gales: 10 }],
    ['PM', { winter: 'regular', frost: [[5, 5], [10, 25]], coolSummer: true, storms: 8, asks: ['storms'] }],
    ['AG AI BB BL BM BQ BS BZ CW DM GD GP KN KY LC MF MQ MS SX TC VC VG VI', { winter: 'none', rains: 6, rainsEnd: 11, storms: 6 }],
    ['CU DO JM PR', { winter: 'none', rains: 5, rainsEnd: 11, storms: 6 }],
    ['HT', { winter: 'none', rains: 4, rainsEnd: 11, storms: 6 }],
    ['GT HN NI SV TT', { winter: 'none', rains: 5, rainsEnd: 11, stormsOfCoast: 6, asks: ['storms'] }],
    ['AW', { winter: 'none', rains: 10, rainsEnd: 12 }],
    ['CR PA', { winter: 'none', rains: 5, rainsEnd: 11, wetAllYear: true }],
    ['VE', { winter: 'none', rains: 5, rainsEnd: 11 }],
    ['GF GY SR', { winter: 'none', rains: 4, rainsEnd: 8, wetAllYear: true }],
    ['CO', { winter: 'none', rains: 4, rainsEnd: 6, shortRains: 9, shortRainsEnd: 12, wetAllYear: true, high: true, asks: ['rains', 'altitude'] }],
    ['EC', { winter: 'none', rains: 1, rainsEnd: 5, wetAllYear: true, high: true, asks: ['rains', 'altitude'] }],
    // It hardly ever rains along the coast, where more than half of the people live.
    ['PE', { winter: 'none', rains: 12, rainsEnd: 4, high: true, asks: ['rains', 'winter'] }],
    ['BO', { winter: 'none', rains: 11, rainsEnd: 3, high: true, asks: ['winter'] }],
    ['BR', { winter: 'none', rains: 10, rainsEnd: 4, asks: ['rains', 'winter'] }],
    ['PY', { winter: 'rare', frost: [[8, 10], [6, 20]], rains: 10, rainsEnd: 5, evergreen: true }],
    ['UY', { winter: 'rare', frost: [[8, 25], [6, 5]] }],
    ['AR', { winter: 'rare', frost: [[9, 1], [6, 1]], summerMosquitoes: true, asks: ['winter'] }],
    // The fronts of winter cut the power from Santiago to Chiloé; hardly anyone lives in the desert of the north.
    ['CL', { winter: 'rare', frost: [[8, 30], [5, 25]], gales: 5, fires: 11, asks: ['winter', 'storms'] }],
    // Hardly a tree grows there.
    ['FK GS', { winter: 'regular', frost: [[11, 10], [3, 30]], coolSummer: true, gales: 4, evergreen: true }],
  ],
  zones: {
    US: [
      // From Minneapolis to Houston, so that the date is late for one and early for the other.
      ['America/Chicago', { winter: 'regular', frost: [[4, 10], [11, 1]], rainsWhereMild: 6, rainsEnd: 10, stormsOfCoast: 6, asks: ['winter', 'storms'] }],
      ['America/Detroit America/Indiana/Indianapolis America/Indianapolis', { winter: 'hard', frost: [[4, 25], [10, 20]] }],
      ['America/Kentucky/Louisville America/Louisville', { winter: 'regular', frost: [[4, 10], [10, 30]] }],
      ['America/Denver', { winter: 'hard', frost: [[5, 1], [10, 5]], fires: 6, asks: ['winter'] }],
      ['America/Boise', { winter: 'hard', frost: [[5, 5], [10, 10]], fires: 6 }],
      ['America/Phoenix', { winter: 'rare', frost: [[2, 5], [12, 15]], rains: 7, rainsEnd: 9, fires: 6, evergreen: true, desert: true, asks: ['winter'] }],
      ['America/Los_Angeles', { winter: 'rare', frost: [[2, 15], [12, 5]], fires: 6, asks: ['winter', 'storms'] }],
      ['America/Anchorage', { winter: 'hard', frost: [[5, 15], [9, 20]], asks: ['winter', 'storms'] }],
      ['America/Juneau America/Sitka America/Yakutat America/Metlakatla', { winter: 'hard', frost: [[5, 10], [10, 5]], gales: 10 }],
      ['America/Adak', { winter: 'regular', frost: [[5, 20], [10, 15]], coolSummer: true, gales: 10 }],
      ['America/Nome', { winter: 'hard', frost: [[6, 5], [9, 5]], gales: 10 }],
      ['Pacific/Honolulu', { winter: 'none', rains: 11, rainsEnd: 3, storms: 6, fires: 6 }],
    ],
    CA: [
      ['America/Vancouver', { winter: 'regular', frost: [[3, 30], [11, 5]], coolSummer: true, gales: 10, fires: 6, asks: ['winter', 'storms'] }],
      ['America/Edmonton America/Regina America/Winnipeg', { winter: 'hard', frost: [[5, 20], [9, 20]] }],
      ['America/Halifax America/Moncton', { winter: 'hard', frost: [[5, 5], [10, 15]], storms: 8, asks: ['storms'] }],
      ['America/St_Johns', { winter: 'hard', frost: [[6, 1], [10, 10]], storms: 8, asks: ['storms'] }],
      ['America/Whitehorse America/Yellowknife', { winter: 'hard', frost: [[6, 1], [9, 10]], fires: 6 }],
      ['America/Iqaluit America/Rankin_Inlet', { winter: 'hard', frost: [[6, 25], [8, 30]], gales: 10 }],
    ],
    MX: [
      ['America/Cancun America/Merida America/Mazatlan America/Bahia_Banderas', { winter: 'none', rains: 6, rainsEnd: 10, storms: 6 }],
      ['America/Hermosillo', { winter: 'none', rains: 7, rainsEnd: 9, stormsOfCoast: 6, asks: ['storms'] }],
      ['America/Monterrey America/Matamoros', { winter: 'rare', frost: [[2, 15], [12, 5]], rains: 6, rainsEnd: 10, stormsOfCoast: 6, asks: ['winter', 'storms'] }],
      ['America/Chihuahua America/Ciudad_Juarez America/Ojinaga', { winter: 'regular', frost: [[4, 1], [11, 10]], rains: 7, rainsEnd: 9 }],
      ['America/Tijuana', { winter: 'none', fires: 6 }],
    ],
    BR: [
      ['America/Recife America/Maceio', { winter: 'none', rains: 4, rainsEnd: 8 }],
      ['America/Bahia', { winter: 'none', rains: 4, rainsEnd: 8, asks: ['rains'] }],
      ['America/Fortaleza', { winter: 'none', rains: 2, rainsEnd: 6, asks: ['rains'] }],
      ['America/Belem America/Santarem', { winter: 'none', rains: 12, rainsEnd: 6, wetAllYear: true }],
      ['America/Manaus America/Eirunepe', { winter: 'none', rains: 11, rainsEnd: 6 }],
      ['America/Boa_Vista', { winter: 'none', rains: 4, rainsEnd: 9 }],
      ['America/Noronha', { winter: 'none', rains: 3, rainsEnd: 7 }],
      ['America/Araguaina America/Cuiaba America/Porto_Velho America/Rio_Branco', { winter: 'none', rains: 10, rainsEnd: 4 }],
    ],
    AR: [
      ['America/Argentina/Ushuaia', { winter: 'hard', frost: [[11, 15], [3, 20]], gales: 9 }],
      ['America/Argentina/Rio_Gallegos', { winter: 'regular', frost: [[10, 30], [4, 5]], coolSummer: true, gales: 9 }],
      ['America/Argentina/Mendoza America/Mendoza America/Argentina/San_Juan', { winter: 'regular', frost: [[9, 20], [5, 10]] }],
    ],
    CL: [
      ['America/Punta_Arenas America/Coyhaique', { winter: 'regular', frost: [[10, 25], [4, 10]], coolSummer: true, gales: 9 }],
    ],
  },
};
