import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const luxembourg: CountryFacts = {
  country: 'LU',
  slug: 'luxembourg',
  facts: [
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Grand-Duché de Luxembourg',
        title: 'Loi du 6 décembre 2019 relative à l’installation obligatoire de détecteurs autonomes de fumée',
        year: 2019,
        url: 'https://legilux.public.lu/eli/etat/leg/loi/2019/12/06/a833/jo',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Gas',
      taskIds: ['central-heating.book-boiler-service', 'water-heater.book-gas-service', 'gas-stove.book-service'],
      source: {
        organisation: 'Grand-Duché de Luxembourg',
        title: 'Règlement grand-ducal du 27 février 2010 concernant les installations à gaz',
        year: 2010,
        url: 'https://legilux.public.lu/eli/etat/leg/rgd/2010/02/27/n2/jo',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-oil-or-wood-service'],
      source: {
        organisation: 'Administration de l’environnement',
        title: 'Règlementation relative aux installations de combustion',
        year: 2014,
        url: 'https://environnement.public.lu/fr/support/faqs/installation_de_combustion.html',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service', 'trailer.book-brakes'],
      source: {
        organisation: 'Guichet.lu',
        title: 'Passer le contrôle technique périodique pour véhicule',
        year: 2025,
        url: 'https://guichet.public.lu/fr/citoyens/transports-mobilite/transports-individuels/vehicule-motorise/controle-technique-obligatoire-vehicule.html',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.clean-traps', 'roof-and-gutters.clear-gutters'],
      source: {
        organisation: 'Grand-Duché de Luxembourg',
        title: 'Loi modifiée du 21 septembre 2006 sur le bail à usage d’habitation',
        year: 2006,
        url: 'https://legilux.public.lu/eli/etat/leg/loi/2006/09/21/n1/jo',
      },
      checked: 'never',
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Direction de la santé',
        title: 'Radon : mesures dans les habitations (loi du 28 mai 2019 relative à la radioprotection)',
        year: 2019,
        url: 'https://sante.public.lu/fr/espace-citoyen/dossiers-thematiques/r/radon.html',
      },
      checked: 'never',
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'Grand-Duché de Luxembourg',
        title: 'Code de la route : arrêté grand-ducal du 23 novembre 1955',
        year: 1955,
        url: 'https://legilux.public.lu/eli/etat/leg/agd/1955/11/23/n1/jo',
      },
      checked: 'never',
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: {
        organisation: 'Ville de Luxembourg',
        title: 'Règlement général de police du 26 mars 2001 : déneigement des trottoirs',
        year: 2001,
        url: 'https://www.vdl.lu/fr/la-ville/reglements-et-politiques/reglements',
      },
      checked: 'never',
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'Corps grand-ducal d’incendie et de secours',
        title: 'Feux de cheminée : conseils de prévention',
        url: 'https://112.public.lu/fr/conseils-prevention.html',
      },
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: {
        organisation: 'Corps grand-ducal d’incendie et de secours',
        title: 'Appeler le 112',
        url: 'https://112.public.lu/fr/appel-112.html',
      },
      checked: 'never',
    },
  ],
};
