/** What a person may choose for a text that is not in Unicode. */
// biome-ignore format: a list of names reads better in rows
export const encodings = [
  'utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'windows-1251', 'windows-1252', 'windows-1253', 'windows-1254',
  'windows-1255', 'windows-1256', 'windows-1257', 'windows-1258', 'shift_jis', 'gbk', 'big5', 'euc-kr', 'macintosh',
] as const;
type Encoding = (typeof encodings)[number];

/** In which spreadsheets of a country save text that is not in Unicode; elsewhere, in that of Western Europe. */
const countriesOf: Readonly<Partial<Record<Encoding, string>>> = {
  'windows-1250': 'AL BA CZ HR HU ME PL RO RS SI SK',
  'windows-1251': 'BG BY KG KZ MK MN RU TJ UA UZ',
  'windows-1253': 'CY GR',
  'windows-1254': 'AZ TR',
  'windows-1255': 'IL',
  'windows-1256': 'AE BH DZ EG IQ IR JO KW LB LY MA OM PK PS QA SA SD SY TN YE',
  'windows-1257': 'EE LT LV',
  'windows-1258': 'VN',
  shift_jis: 'JP',
  gbk: 'CN SG',
  big5: 'HK MO TW',
  'euc-kr': 'KR',
};

export function encodingOfCountry(country: string): Encoding {
  return encodings.find((encoding) => countriesOf[encoding]?.split(' ').includes(country)) ?? 'windows-1252';
}
