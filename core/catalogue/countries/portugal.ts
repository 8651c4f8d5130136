import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const portugal: CountryFacts = {
  country: 'PT',
  slug: 'portugal',
  facts: [
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'water-heater.book-gas-service'],
      source: {
        organisation: 'Portuguese Republic',
        title: 'Decreto-Lei n.º 97/2017, articles 20 and 21, as amended by Lei n.º 59/2018',
        year: 2018,
        url: 'https://www.pgdlisboa.pt/leis/lei_mostra_articulado.php?nid=2738&tabela=leis',
      },
      checkedOn,
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Portuguese Republic',
        title: 'Decreto-Lei n.º 96/2017 on electrical installations',
        year: 2017,
      },
      checkedOn,
    },
    {
      topic: 'The building',
      taskIds: ['roof-and-gutters.check-walls', 'roof-and-gutters.inspect-roof'],
      source: {
        organisation: 'Viver em condomínio',
        title: 'RJUE, artigo 89.º: dever de conservação',
        year: 2023,
        url: 'https://apropriedadehorizontal.blogspot.com/2023/04/rjue-artigo-89-dever-de-conservacao.html',
      },
      checkedOn,
    },
    {
      topic: 'Wildfire',
      taskIds: ['roof-and-gutters.prepare-for-fires', 'trees.inspect-trees'],
      source: {
        organisation: 'Portuguese Republic',
        title: 'Decreto-Lei n.º 82/2021 on the management of rural fires',
        year: 2021,
      },
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.look-for-leaks'],
      source: { organisation: 'Portuguese Republic', title: 'Código Civil, articles 1036, 1038 and 1074', year: 2006 },
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-extinguisher'],
      source: {
        organisation: 'Portuguese Republic',
        title: 'Decreto-Lei n.º 220/2008 on fire safety in buildings; Decreto-Lei n.º 128/2014',
        year: 2014,
      },
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Agência Portuguesa do Ambiente',
        title: 'Radon: national plan; Decreto-Lei n.º 108/2018',
        year: 2018,
      },
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['air-conditioning.book-service', 'air-conditioning.book-yearly-service'],
      source: {
        organisation: 'Agência Portuguesa do Ambiente',
        title: 'Gases fluorados: certification of technicians; Decreto-Lei n.º 145/2017',
        year: 2017,
      },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: { organisation: 'IMT', title: 'Periodic inspection of vehicles; Decreto-Lei n.º 144/2012', year: 2012 },
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: { organisation: 'INEM', title: '112 and CIAV: emergency lines' },
    },
  ],
};
