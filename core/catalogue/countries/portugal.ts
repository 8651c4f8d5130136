import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const portugal: CountryFacts = {
  country: 'PT',
  slug: 'portugal',
  facts: [
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'water-heater.book-gas-service'],
      source: {
        organisation: 'República Portuguesa',
        title: 'Decreto-Lei n.º 97/2017: instalações de gás',
        year: 2017,
        url: 'https://data.dre.pt/eli/dec-lei/97/2017/08/10/p/dre/pt/html',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'República Portuguesa',
        title: 'Decreto-Lei n.º 96/2017: instalações elétricas particulares',
        year: 2017,
        url: 'https://data.dre.pt/eli/dec-lei/96/2017/08/10/p/dre/pt/html',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'The building',
      taskIds: ['roof-and-gutters.check-walls', 'roof-and-gutters.inspect-roof'],
      source: {
        organisation: 'República Portuguesa',
        title: 'Regime jurídico da urbanização e edificação (Decreto-Lei n.º 555/99), artigo 89.º',
        year: 1999,
        url: 'https://data.dre.pt/eli/dec-lei/555/1999/12/16/p/dre/pt/html',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Wildfire',
      taskIds: ['roof-and-gutters.prepare-for-fires', 'trees.inspect-trees'],
      source: {
        organisation: 'República Portuguesa',
        title: 'Decreto-Lei n.º 82/2021: gestão integrada de fogos rurais',
        year: 2021,
        url: 'https://data.dre.pt/eli/dec-lei/82/2021/10/13/p/dre/pt/html',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.look-for-leaks'],
      source: {
        organisation: 'República Portuguesa',
        title: 'Código Civil, artigos 1036.º, 1038.º e 1074.º',
        year: 1966,
        url: 'https://www.pgdlisboa.pt/leis/lei_mostra_articulado.php?nid=775&tabela=leis',
      },
      checked: 'never',
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-extinguisher'],
      source: {
        organisation: 'República Portuguesa',
        title: 'Decreto-Lei n.º 220/2008: segurança contra incêndio em edifícios',
        year: 2008,
        url: 'https://data.dre.pt/eli/dec-lei/220/2008/11/12/p/dre/pt/html',
      },
      checked: 'never',
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'República Portuguesa',
        title: 'Decreto-Lei n.º 108/2018: proteção radiológica',
        year: 2018,
        url: 'https://data.dre.pt/eli/dec-lei/108/2018/12/03/p/dre/pt/html',
      },
      checked: 'never',
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['air-conditioning.book-service', 'air-conditioning.book-yearly-service'],
      source: {
        organisation: 'República Portuguesa',
        title: 'Decreto-Lei n.º 145/2017: gases fluorados',
        year: 2017,
        url: 'https://data.dre.pt/eli/dec-lei/145/2017/11/30/p/dre/pt/html',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: {
        organisation: 'República Portuguesa',
        title: 'Decreto-Lei n.º 144/2012: inspeções técnicas periódicas',
        year: 2012,
        url: 'https://data.dre.pt/eli/dec-lei/144/2012/07/11/p/dre/pt/html',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: {
        organisation: 'República Portuguesa',
        title: 'Lei n.º 16/2022: Lei das Comunicações Eletrónicas',
        year: 2022,
        url: 'https://data.dre.pt/eli/lei/16/2022/08/16/p/dre/pt/html',
      },
      checked: 'never',
    },
  ],
};
