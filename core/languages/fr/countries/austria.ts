import type { austria as english } from '../../en/countries/austria.ts';
import type { Translation } from '../../translation.ts';

export const austria: Translation<typeof english> = {
  place: 'en Autriche',
  facts: {
    'Chimneys and stoves':
      'Chaque Land a une loi sur le ramonage, qui en fixe la fréquence : en général plusieurs fois par saison de chauffe pour le bois, et une fois par an pour le gaz. Le propriétaire laisse entrer le ramoneur (Rauchfangkehrer).',
    Renting:
      'Depuis 2015, le bailleur répare ou remplace la chaudière ou le chauffe-eau loué avec le logement. Le locataire en fait faire l’entretien : nettoyage, analyse des gaz brûlés, pièces d’usure.',
    'Smoke alarms':
      'Les Länder imposent des détecteurs dans les logements neufs ; la Carinthie aussi dans les logements existants, depuis 2013. Leur pose revient au propriétaire, le changement des piles en général à l’occupant.',
    Wiring:
      'Un logement loué doit avoir un dispositif différentiel et une installation dont la sécurité est prouvée au début du bail. Aucune fréquence n’est fixée pour les propriétaires occupants.',
    'Boilers and heating':
      'Les Länder imposent une analyse des gaz brûlés des chaudières, à une fréquence qui dépend du combustible et de la puissance. Une entreprise qualifiée note le résultat, et l’utilisateur garde le rapport.',
    Radon:
      'La valeur de référence autrichienne est de 300 becquerels par mètre cube. Dans les zones de protection désignées, les logements neufs reçoivent une barrière ; une mesure dure six mois, dont la moitié en hiver.',
    'Snow and ice':
      'Dans les villes et les villages, le propriétaire tient le trottoir déneigé et sablé de 6 h du matin à 10 h du soir, et retire la neige et les stalactites de glace des toits qui donnent sur la rue.',
    'Winter tyres':
      'Du 1er novembre au 15 avril, une voiture ne peut rouler sur la neige, la neige fondante ou le verglas qu’avec des pneus d’hiver sur toutes les roues, ou avec des chaînes là où la neige couvre toute la chaussée.',
    'Vehicle tests':
      'Le contrôle technique (« Pickerl ») avait lieu au bout de trois ans, puis de deux ans, puis tous les ans. En décembre 2025, le gouvernement a décidé de l’espacer : au bout de quatre ans, puis tous les deux ans, et tous les ans à partir de la dixième année. Suivez la date de votre vignette.',
    'Emergency numbers':
      'Appelez {emergency number} pour les pompiers et le 144 pour une ambulance. Pour une fuite de gaz, appelez {gas leak number}. Le 112 européen aboutit à la police, qui transmet votre appel.',
  },
};
