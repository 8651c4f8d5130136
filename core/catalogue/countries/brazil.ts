import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const brazil: CountryFacts = {
  country: 'BR',
  slug: 'brazil',
  facts: [
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-extinguisher'],
      source: {
        organisation: 'República Federativa do Brasil',
        title: 'Lei nº 13.425/2017: prevenção e combate a incêndio',
        year: 2017,
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2017/lei/l13425.htm',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.look-for-leaks', 'roof-and-gutters.clear-gutters'],
      source: {
        organisation: 'República Federativa do Brasil',
        title: 'Lei nº 8.245/1991: Lei do Inquilinato, artigos 22 e 23',
        year: 1991,
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l8245.htm',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.check-septic-tank', 'plumbing-and-drains.book-septic-pumping'],
      source: {
        organisation: 'República Federativa do Brasil',
        title: 'Lei nº 11.445/2007: diretrizes do saneamento básico, artigo 45',
        year: 2007,
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/lei/l11445.htm',
      },
      checked: 'never',
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier', 'pool.check-drains'],
      source: {
        organisation: 'República Federativa do Brasil',
        title: 'Lei nº 14.327/2022: segurança de piscinas',
        year: 2022,
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/l14327.htm',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Mosquitoes',
      taskIds: [
        'plumbing-and-drains.empty-standing-water',
        'plumbing-and-drains.empty-rainwater',
        'plumbing-and-drains.empty-summer-water',
      ],
      source: {
        organisation: 'República Federativa do Brasil',
        title: 'Lei nº 13.301/2016: vigilância do mosquito transmissor',
        year: 2016,
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2016/lei/l13301.htm',
      },
      checked: 'never',
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['trees.inspect-trees', 'hedges.trim-sides'],
      source: {
        organisation: 'República Federativa do Brasil',
        title: 'Lei nº 9.605/1998: crimes ambientais, artigo 49',
        year: 1998,
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l9605.htm',
      },
      checked: 'never',
    },
    {
      topic: 'Wildfire',
      taskIds: ['roof-and-gutters.prepare-for-fires', 'fire-pit.clear-surroundings'],
      source: {
        organisation: 'República Federativa do Brasil',
        title: 'Lei nº 12.651/2012: Código Florestal, artigo 38',
        year: 2012,
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2012/lei/l12651.htm',
      },
      checked: 'never',
    },
    {
      topic: 'The building',
      taskIds: ['roof-and-gutters.check-walls', 'roof-and-gutters.inspect-roof'],
      source: {
        organisation: 'República Federativa do Brasil',
        title: 'Código Civil, artigos 937 e 1.348',
        year: 2002,
        url: 'https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-service', 'motorcycle.book-service'],
      source: {
        organisation: 'República Federativa do Brasil',
        title: 'Código de Trânsito Brasileiro, artigos 104 e 130',
        year: 1997,
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l9503compilado.htm',
      },
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: {
        organisation: 'República Federativa do Brasil',
        title: 'Anatel: numeração de serviços de emergência',
        url: 'https://www.gov.br/anatel/pt-br/regulado/numeracao',
      },
      checked: 'never',
    },
  ],
};
