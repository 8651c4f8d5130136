import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const portugal: CountryRules = {
  country: 'PT',
  slug: 'portugal',
  place: 'Portugal',
  facts: [
    {
      topic: 'Gas',
      text: 'A home’s gas installation that is over ten years old and hasn’t been renewed is inspected every five years. The owner asks an inspection body for it and pays, unless the lease passes this to the tenant.',
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
      text: 'Private homes have no regular electrical inspection. One is needed for a new connection or more power, and the certificate stays valid until something changes.',
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
      text: 'Owners carry out conservation works at least once every eight years, and whenever safety demands it. The municipality can order them.',
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
      text: 'In rural areas owners keep a strip of 50 m round the house clear of fuel, with trees apart and branches high. The yearly deadline is normally 30 April.',
      taskIds: ['roof-and-gutters.prepare-for-fires', 'trees.inspect-trees'],
      source: {
        organisation: 'Portuguese Republic',
        title: 'Decreto-Lei n.º 82/2021 on the management of rural fires',
        year: 2021,
      },
    },
    {
      topic: 'Renting',
      text: 'Unless the contract says otherwise, the landlord carries out ordinary and major repairs. The tenant gives notice of defects at once and may act alone only if it is urgent.',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.look-for-leaks'],
      source: { organisation: 'Portuguese Republic', title: 'Código Civil, articles 1036, 1038 and 1074', year: 2006 },
    },
    {
      topic: 'Smoke alarms',
      text: 'Single homes need no alarm by law. Tall buildings have detection in the shared parts, and holiday lets an extinguisher and a fire blanket.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-extinguisher'],
      source: {
        organisation: 'Portuguese Republic',
        title: 'Decreto-Lei n.º 220/2008 on fire safety in buildings; Decreto-Lei n.º 128/2014',
        year: 2014,
      },
    },
    {
      topic: 'Radon',
      text: 'The national reference level is 300 becquerels per cubic metre. Granite districts in the north and centre are the most exposed; measure there for three months in winter.',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Agência Portuguesa do Ambiente',
        title: 'Radon: national plan; Decreto-Lei n.º 108/2018',
        year: 2018,
      },
    },
    {
      topic: 'Air conditioning and heat pumps',
      text: 'Technicians and firms that handle fluorinated refrigerants hold a certificate. Ask for it before they open the circuit; filters you may clean alone.',
      taskIds: ['air-conditioning.book-service', 'air-conditioning.book-yearly-service'],
      source: {
        organisation: 'Agência Portuguesa do Ambiente',
        title: 'Gases fluorados: certification of technicians; Decreto-Lei n.º 145/2017',
        year: 2017,
      },
    },
    {
      topic: 'Vehicle tests',
      text: 'Cars are inspected (IPO) after four years, at six, and yearly from the eighth. The date follows the month of the number plate.',
      taskIds: ['car.book-service'],
      source: { organisation: 'IMT', title: 'Periodic inspection of vehicles; Decreto-Lei n.º 144/2012', year: 2012 },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for fire or an ambulance, and 117 for a forest fire. The poison line (CIAV) is 800 250 250; your gas supplier prints its own number on the bill.',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: { organisation: 'INEM', title: '112 and CIAV: emergency lines' },
    },
  ],
};
