/** For each metric unit, a pattern of the names that the texts use. */
export const metricNamePatterns = {
  '°C': '°C',
  'km/h': 'km/h',
  km: 'km|kilometres?',
  cm: 'cm|centimetres?',
  mm: 'mm|millimetres?',
  'm²': 'm²|square metres?',
  m: 'm|metres?',
  kg: 'kg|kilograms?|kilos?',
  g: 'g|grams?',
  ml: 'ml|millilitres?',
  l: 'litres?',
  bar: 'bar',
} as const;
export type MetricUnit = keyof typeof metricNamePatterns;
