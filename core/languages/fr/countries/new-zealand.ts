import type { newZealand as english } from '../../en/countries/new-zealand.ts';
import type { Translation } from '../../translation.ts';

export const newZealand: Translation<typeof english> = {
  place: 'en Nouvelle-Zélande',
  facts: {
    'Smoke alarms':
      'Dans un logement loué, le propriétaire pose un détecteur à 3 mètres au plus de chaque porte de chambre et à chaque étage, et vérifie qu’il fonctionne au début de la location. Le locataire change les piles et signale les défauts.',
    Pools:
      'Toute piscine de plus de 40 cm de profondeur doit avoir une barrière contre les enfants de moins de cinq ans. La commune, ou un contrôleur indépendant, la vérifie tous les trois ans ; le propriétaire et l’occupant en répondent tous les deux.',
    Renting:
      'Les bailleurs privés respectent les healthy homes standards (normes des logements sains) : un chauffage fixe, une isolation, des extracteurs, une évacuation des eaux et pas de courants d’air. Le locataire aère, nettoie et signale les dégâts.',
    'Chimneys and stoves':
      'Le service national d’incendie conseille un ramonage tous les ans avant l’hiver, et les assureurs y comptent. Les poêles à bois neufs, sur un terrain de moins de deux hectares, doivent respecter la limite nationale d’émissions.',
    Gas: 'Les travaux sur le gaz sont réservés aux gasfitters titulaires d’une licence, qui délivrent un certificat pour leur travail. Le propriétaire de l’installation répond de sa sécurité ; aucune loi ne fixe de fréquence pour un logement.',
    'Hot water':
      'Un ballon d’eau chaude est maintenu à 60 °C ou plus contre les légionelles, et un mitigeur thermostatique limite la température de l’eau aux robinets.',
    'Septic tanks':
      'Les conseils régionaux fixent les règles de l’assainissement individuel, et certains demandent la preuve que la fosse a été vidée. Le propriétaire s’en charge et paie.',
    'Vehicle tests':
      'Les voitures doivent avoir un contrôle technique (warrant of fitness). Selon les règles de novembre 2026, une voiture neuve revient au bout de quatre ans, puis tous les deux ans, et tous les ans à partir de sa quinzième année ; les immatriculations plus anciennes y passent peu à peu jusqu’en 2027. Votre vignette indique la date.',
    'The building':
      'Une grande partie du pays est exposée aux séismes. Les ballons d’eau chaude sont sanglés au mur, et Civil Defence conseille à tous de fixer les meubles hauts.',
    'Emergency numbers':
      'Appelez {emergency number} pour un incendie, une ambulance ou une fuite de gaz. Jour et nuit, {poison number} conseille pour tout produit avalé, projeté ou respiré.',
  },
};
