/**
 * Whose normals the stations of a country follow. Each service publishes means of 1991 to 2020, the period of the World
 * Meteorological Organization, and most of them days of frost as well; docs/how-the-climate-is-known.md says how the
 * table was written from them.
 */
const services: Readonly<Record<string, readonly [service: string, url: string]>> = {
  AR: ['Servicio Meteorológico Nacional', 'https://www.smn.gob.ar/'],
  AT: ['GeoSphere Austria', 'https://www.geosphere.at/'],
  AU: ['Bureau of Meteorology', 'https://www.bom.gov.au/climate/data/'],
  BE: ['Koninklijk Meteorologisch Instituut', 'https://www.meteo.be/'],
  BR: ['Instituto Nacional de Meteorologia', 'https://portal.inmet.gov.br/normais'],
  CA: ['Environment and Climate Change Canada', 'https://climate.weather.gc.ca/climate_normals/'],
  CH: ['MeteoSwiss', 'https://www.meteoswiss.admin.ch/'],
  CL: ['Dirección Meteorológica de Chile', 'https://climatologia.meteochile.gob.cl/'],
  CN: ['China Meteorological Administration', 'https://data.cma.cn/'],
  CZ: ['Český hydrometeorologický ústav', 'https://www.chmi.cz/'],
  DE: ['Deutscher Wetterdienst', 'https://www.dwd.de/'],
  DK: ['Danmarks Meteorologiske Institut', 'https://www.dmi.dk/'],
  ES: ['Agencia Estatal de Meteorología', 'https://www.aemet.es/'],
  FI: ['Finnish Meteorological Institute', 'https://en.ilmatieteenlaitos.fi/'],
  FR: ['Météo-France', 'https://meteofrance.com/climat'],
  GB: ['Met Office', 'https://www.metoffice.gov.uk/research/climate/maps-and-data/'],
  IE: ['Met Éireann', 'https://www.met.ie/climate'],
  IN: ['India Meteorological Department', 'https://mausam.imd.gov.in/'],
  IS: ['Veðurstofa Íslands', 'https://www.vedur.is/'],
  JP: ['Japan Meteorological Agency', 'https://www.data.jma.go.jp/'],
  KR: ['Korea Meteorological Administration', 'https://www.kma.go.kr/'],
  MX: ['Servicio Meteorológico Nacional', 'https://smn.conagua.gob.mx/'],
  NL: ['Koninklijk Nederlands Meteorologisch Instituut', 'https://www.knmi.nl/'],
  NO: ['Norwegian Meteorological Institute', 'https://www.met.no/'],
  NZ: ['National Institute of Water and Atmospheric Research', 'https://niwa.co.nz/'],
  PL: ['Instytut Meteorologii i Gospodarki Wodnej', 'https://klimat.imgw.pl/'],
  PT: ['Instituto Português do Mar e da Atmosfera', 'https://www.ipma.pt/'],
  SE: ['Sveriges meteorologiska och hydrologiska institut', 'https://www.smhi.se/'],
  US: [
    'National Centers for Environmental Information',
    'https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals',
  ],
  ZA: ['South African Weather Service', 'https://www.weathersa.co.za/'],
};

/** The collection of all countries' normals. */
const world = [
  'World Meteorological Organization, Climatological Standard Normals',
  'https://www.ncei.noaa.gov/products/wmo-climate-normals',
] as const;

type Normals = { readonly service: string; readonly url: string; readonly period: '1991–2020' };

export function normalsOf(country: string): Normals {
  const [service, url] = services[country === 'PR' ? 'US' : country] ?? world;
  return { service, url, period: '1991–2020' };
}
