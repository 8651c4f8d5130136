import type { questions as english } from '../en/questions.ts';
import type { Translation } from '../translation.ts';

export const questions: Translation<typeof english> = {
  winter: {
    question: 'Comment sont les hivers chez vous ?',
    untold: 'à quel point vos hivers sont froids',
    why: 'Les tuyaux, les jardins et les moteurs ne se préparent au gel que là où il gèle.',
    options: {
      long: {
        label: 'Gel la moitié de l’année',
        phrase: 'hivers qui durent la moitié de l’année',
      },
      hard: {
        label: 'Gel pendant des mois',
        phrase: 'hivers longs et rudes',
      },
      regular: {
        label: 'Gel régulier',
        phrase: 'gel régulier',
      },
      rare: {
        label: 'Gel rare',
        phrase: 'gel rare',
      },
      none: {
        label: 'Pas de gel',
        phrase: 'pas de gel',
      },
    },
  },
  rains: {
    question: 'Quand tombent vos plus fortes pluies ?',
    untold: 'quand tombent vos plus fortes pluies',
    why: 'Le toit, les gouttières et les évacuations se préparent avant leur arrivée.',
    options: {
      'dec-feb': {
        label: 'De décembre à février',
        phrase: 'pluies de décembre à février',
      },
      'mar-may': {
        label: 'De mars à mai',
        phrase: 'pluies de mars à mai',
      },
      'jun-aug': {
        label: 'De juin à août',
        phrase: 'pluies de juin à août',
      },
      'sep-nov': {
        label: 'De septembre à novembre',
        phrase: 'pluies de septembre à novembre',
      },
      none: {
        label: 'Pas de saison des pluies',
        phrase: 'pas de saison des pluies',
      },
    },
  },
  storms: {
    question: 'Votre région connaît-elle des ouragans, des typhons, des cyclones ou de violentes tempêtes ?',
    untold: 'si votre région connaît de violentes tempêtes',
    why: 'Le toit, les arbres, les volets et les évacuations se préparent avant leur saison.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'ouragans, typhons, cyclones ou tempêtes',
      },
      no: {
        label: 'Non',
        phrase: 'ni ouragans, ni typhons, ni cyclones, ni tempêtes',
      },
    },
  },
  altitude: {
    question: 'Votre logement est-il à plus de 2 200 mètres d’altitude ?',
    untold: 'à quelle altitude se trouve votre logement',
    why: 'Les moustiques qui transmettent la dengue ne vivent pas si haut : les tournées contre eux y sont inutiles.',
    options: {
      high: {
        label: 'Oui, plus haut',
        phrase: 'logement à plus de 2 200 m',
      },
      low: {
        label: 'Non, plus bas',
        phrase: 'logement à moins de 2 200 m',
      },
    },
  },
  tenure: {
    question: 'Êtes-vous propriétaire ou locataire de votre logement ?',
    untold: 'si vous êtes propriétaire ou locataire',
    why: 'Si vous êtes locataire, les travaux sur le bâtiment reviennent en général à votre propriétaire.',
    options: {
      owner: {
        label: 'Propriétaire',
        phrase: 'logement dont vous êtes propriétaire',
      },
      tenant: {
        label: 'Locataire',
        phrase: 'logement dont vous êtes locataire',
      },
    },
  },
  'water-heater': {
    question: 'Qu’est-ce qui chauffe votre eau ?',
    untold: 'ce qui chauffe votre eau',
    why: 'Un chauffe-eau à gaz se contrôle tous les ans, et un ballon demande que l’on manœuvre son groupe de sécurité.',
    options: {
      'electric-tank': {
        label: 'Ballon électrique',
        phrase: 'ballon d’eau chaude électrique',
      },
      gas: {
        label: 'Chauffe-eau à gaz',
        phrase: 'chauffe-eau à gaz',
      },
      boiler: {
        label: 'La chaudière du chauffage',
        phrase: 'eau chaude de la chaudière',
      },
      'heat-pump': {
        label: 'Pompe à chaleur',
        phrase: 'chauffe-eau à pompe à chaleur',
      },
      tankless: {
        label: 'Électrique instantané',
        phrase: 'chauffe-eau électrique instantané',
      },
      shared: {
        label: 'Collectif, dans l’immeuble',
        phrase: 'eau chaude collective',
      },
    },
  },
  'heat-source': {
    question: 'Quel chauffage central avez-vous ?',
    untold: 'ce qui chauffe votre logement',
    why: 'Chaudières, pompes à chaleur et générateurs d’air chaud demandent un entretien différent, et la loi en impose une partie.',
    options: {
      'gas-boiler': {
        label: 'Chaudière à gaz',
        phrase: 'chaudière à gaz',
      },
      'oil-boiler': {
        label: 'Chaudière à fioul',
        phrase: 'chaudière à fioul',
      },
      'heat-pump': {
        label: 'Pompe à chaleur',
        phrase: 'pompe à chaleur aérothermique',
      },
      furnace: {
        label: 'Générateur d’air chaud',
        phrase: 'générateur d’air chaud',
      },
      district: {
        label: 'Collectif ou urbain',
        phrase: 'chauffage collectif ou urbain',
      },
      wood: {
        label: 'Bois ou granulés',
        phrase: 'chaudière à bois ou à granulés',
      },
    },
  },
  geothermal: {
    question: 'D’où vient votre chaleur géothermique ?',
    untold: 'd’où vient votre chaleur géothermique',
    why: 'Une pompe à chaleur a des circuits et des filtres à surveiller ; l’eau chaude d’un réseau a une arrivée, et peut brûler.',
    options: {
      'heat-pump': {
        label: 'De notre propre pompe à chaleur',
        phrase: 'pompe à chaleur géothermique',
      },
      district: {
        label: 'De l’eau chaude d’un réseau',
        phrase: 'eau chaude d’un réseau géothermique',
      },
    },
  },
  combustion: {
    question: 'Brûle-t-on chez vous du gaz, du fioul, du bois ou du charbon, ou y a-t-il un garage attenant ?',
    untold: 'si l’on brûle un combustible chez vous',
    why: 'La combustion et les moteurs en marche dégagent du monoxyde de carbone, que seul un détecteur peut déceler.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'appareil à combustion ou garage attenant',
      },
      no: {
        label: 'Non',
        phrase: 'ni appareil à combustion, ni garage attenant',
      },
    },
  },
  fireplace: {
    question: 'Comment utilisez-vous votre cheminée ou votre poêle ?',
    untold: 'comment vous utilisez votre cheminée',
    why: 'La fréquence du ramonage en dépend.',
    options: {
      'stove-daily': {
        label: 'Un poêle, presque tous les jours d’hiver',
        phrase: 'poêle allumé presque tous les jours d’hiver',
      },
      stove: {
        label: 'Un poêle, de temps en temps',
        phrase: 'poêle allumé de temps en temps',
      },
      'open-fire': {
        label: 'Un foyer ouvert',
        phrase: 'cheminée à foyer ouvert',
      },
      unused: {
        label: 'Pas du tout',
        phrase: 'cheminée inutilisée',
      },
    },
  },
  'gas-supply': {
    question: 'Votre table de cuisson est-elle au gaz de ville ou au gaz en bouteille ?',
    untold: 'd’où vient votre gaz',
    why: 'Le tuyau d’une bouteille vieillit, et ses raccords se testent à chaque changement de bouteille.',
    options: {
      mains: {
        label: 'Gaz de ville',
        phrase: 'gaz de ville',
      },
      bottle: {
        label: 'Gaz en bouteille',
        phrase: 'gaz en bouteille',
      },
    },
  },
  'water-supply': {
    question: 'D’où vient votre eau potable ?',
    untold: 'd’où vient votre eau',
    why: 'Personne n’analyse l’eau d’un puits privé, sauf son propriétaire.',
    options: {
      mains: {
        label: 'Du réseau public',
        phrase: 'eau du réseau public',
      },
      well: {
        label: 'D’un puits ou d’une source privés',
        phrase: 'puits privé',
      },
    },
  },
  car: {
    question: 'Rechargez-vous une voiture chez vous ?',
    untold: 'si vous rechargez une voiture chez vous',
    why: 'Une borne de recharge a une protection à tester et un câble qui s’use.',
    options: {
      'home-charged': {
        label: 'Oui',
        phrase: 'voiture rechargée à domicile',
      },
      'charged-elsewhere': {
        label: 'Non, ailleurs',
        phrase: 'voiture rechargée ailleurs',
      },
      combustion: {
        label: 'Non, elle brûle du carburant',
        phrase: 'voiture à essence ou diesel',
      },
    },
  },
  dryer: {
    question: 'Quel type de sèche-linge avez-vous ?',
    untold: 'quel sèche-linge vous avez',
    why: 'Les peluches peuvent prendre feu dans le conduit d’un sèche-linge à évacuation ; les autres ont à la place un filtre à nettoyer.',
    options: {
      vented: {
        label: 'À évacuation',
        phrase: 'sèche-linge à évacuation',
      },
      condenser: {
        label: 'À condensation',
        phrase: 'sèche-linge à condensation',
      },
      'heat-pump': {
        label: 'À pompe à chaleur',
        phrase: 'sèche-linge à pompe à chaleur',
      },
      none: {
        label: 'Pas de sèche-linge',
        phrase: 'pas de sèche-linge',
      },
    },
  },
  'oven-cleaning': {
    question: 'Comment votre four se nettoie-t-il ?',
    untold: 'comment votre four se nettoie',
    why: 'Un four autonettoyant ne doit recevoir aucun nettoyant pour four ; les autres se nettoient à la main.',
    options: {
      pyrolytic: {
        label: 'Par la chaleur (pyrolyse)',
        phrase: 'four à pyrolyse',
      },
      catalytic: {
        label: 'Par des panneaux spéciaux (catalyse)',
        phrase: 'four à panneaux catalytiques',
      },
      plain: {
        label: 'À la main',
        phrase: 'four sans autonettoyage',
      },
    },
  },
  fridge: {
    question: 'Quel type de réfrigérateur avez-vous ?',
    untold: 'quel réfrigérateur vous avez',
    why: 'Seuls certains congélateurs doivent être dégivrés, et seuls certains réfrigérateurs ont un filtre à eau.',
    options: {
      'manual-defrost': {
        label: 'Du givre s’y forme',
        phrase: 'congélateur qui givre',
      },
      'frost-free': {
        label: 'À froid ventilé, sans givre',
        phrase: 'réfrigérateur sans givre',
      },
      'water-filter': {
        label: 'Sans givre, avec distributeur d’eau ou de glaçons',
        phrase: 'réfrigérateur à distributeur d’eau ou de glaçons',
      },
    },
  },
  'air-conditioner': {
    question: 'Quel type de climatisation avez-vous ?',
    untold: 'quelle climatisation vous avez',
    why: 'Une unité extérieure ne se dégage que si vous l’atteignez sans danger, et chaque type a ses propres filtres, ou aucun.',
    options: {
      reachable: {
        label: 'Unité extérieure accessible',
        phrase: 'unité extérieure accessible',
      },
      high: {
        label: 'Unité extérieure hors de portée',
        phrase: 'unité extérieure hors de portée',
      },
      central: {
        label: 'Centrale, par gaines',
        phrase: 'climatisation centrale ou gainable',
      },
      portable: {
        label: 'Mobile',
        phrase: 'climatiseur mobile',
      },
      evaporative: {
        label: 'Rafraîchisseur par évaporation',
        phrase: 'rafraîchisseur par évaporation',
      },
      fans: {
        label: 'Ventilateurs de plafond seulement',
        phrase: 'ventilateurs de plafond',
      },
    },
  },
  'shared-filter': {
    question: 'Votre climatisation centrale partage-t-elle le filtre d’un générateur d’air chaud ?',
    untold: 'si votre climatisation a son propre filtre',
    why: 'Un seul filtre peut nettoyer tout l’air du logement, ou la climatisation a le sien.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'climatisation par le filtre d’un générateur d’air chaud',
      },
      no: {
        label: 'Non',
        phrase: 'climatisation avec son propre filtre',
      },
    },
  },
  ventilation: {
    question: 'Comment votre logement est-il ventilé ?',
    untold: 'comment votre logement est ventilé',
    why: 'Les systèmes centraux ont des filtres à changer et ont besoin d’un technicien à quelques années d’intervalle.',
    options: {
      balanced: {
        label: 'VMC double flux',
        phrase: 'VMC double flux',
      },
      extract: {
        label: 'VMC simple flux',
        phrase: 'VMC simple flux',
      },
      natural: {
        label: 'Fenêtres et extracteurs séparés',
        phrase: 'pas de ventilation centrale',
      },
    },
  },
  'alarm-batteries': {
    question: 'Pouvez-vous changer les piles de vos détecteurs de fumée ?',
    untold: 'quelles piles ont vos détecteurs',
    why: 'Un détecteur à pile scellée se remplace en entier.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'détecteurs à piles remplaçables',
      },
      no: {
        label: 'Non',
        phrase: 'détecteurs à piles scellées',
      },
    },
  },
  'outside-tap': {
    question: 'Avez-vous un robinet extérieur, ou des tuyaux dans une pièce non chauffée ?',
    untold: 'si des tuyaux passent dehors',
    why: 'Le gel peut faire éclater ces tuyaux : on les vide ou on les isole avant.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'robinet extérieur, ou tuyaux dans un espace non chauffé',
      },
      no: {
        label: 'Non',
        phrase: 'tous les tuyaux dans des pièces chauffées',
      },
    },
  },
  attic: {
    question: 'Y a-t-il des combles accessibles ?',
    untold: 'si vous avez des combles',
    why: 'Les fuites et l’humidité s’y voient en premier.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'combles accessibles',
      },
      no: {
        label: 'Non',
        phrase: 'pas de combles accessibles',
      },
    },
  },
  drainage: {
    question: 'Où vont vos eaux usées ?',
    untold: 'où vont vos eaux usées',
    why: 'Une fosse septique se vide à quelques années d’intervalle, et une pompe de relevage doit démarrer quand il pleut.',
    options: {
      sewer: {
        label: 'À l’égout',
        phrase: 'égout',
      },
      septic: {
        label: 'Fosse septique',
        phrase: 'fosse septique',
      },
      sump: {
        label: 'À l’égout, avec pompe de relevage',
        phrase: 'égout avec pompe de relevage',
      },
      'septic-sump': {
        label: 'Fosse septique et pompe de relevage',
        phrase: 'fosse septique avec pompe de relevage',
      },
    },
  },
  'water-treatment': {
    question: 'Votre eau est-elle adoucie, filtrée ou stockée dans un réservoir ?',
    untold: 'comment votre eau est traitée',
    why: 'Un adoucisseur finit par manquer de sel, une vieille cartouche dégrade l’eau, et un réservoir se nettoie.',
    options: {
      softener: {
        label: 'Adoucisseur',
        phrase: 'adoucisseur',
      },
      filter: {
        label: 'Cartouches de filtre',
        phrase: 'cartouches de filtre',
      },
      'roof-tank': {
        label: 'Réservoir d’eau potable',
        phrase: 'réservoir d’eau potable',
      },
      none: {
        label: 'Rien de tout cela',
        phrase: 'eau non traitée',
      },
    },
  },
  'garage-door': {
    question: 'Votre porte de garage est-elle motorisée ?',
    untold: 'si votre porte de garage est motorisée',
    why: 'Elle se teste tous les mois, parce qu’une porte qui ne s’arrête pas peut écraser un enfant.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'porte de garage motorisée',
      },
      no: {
        label: 'Non',
        phrase: 'pas de porte de garage motorisée',
      },
    },
  },
  'pool-winter': {
    question: 'Fermez-vous votre piscine en hiver ?',
    untold: 'si vous fermez votre piscine',
    why: 'Un fort gel fait éclater les canalisations d’une piscine qui n’est pas fermée ; une piscine fermée ne demande aucune analyse d’eau avant sa réouverture.',
    options: {
      closed: {
        label: 'Oui',
        phrase: 'piscine fermée en hiver',
      },
      open: {
        label: 'Non',
        phrase: 'piscine ouverte toute l’année',
      },
    },
  },
  barbecue: {
    question: 'Avec quoi votre barbecue chauffe-t-il ?',
    untold: 'avec quoi votre barbecue chauffe',
    why: 'On cherche les fuites aux tuyaux de gaz, et on ne vide les cendres que là où il y en a.',
    options: {
      gas: {
        label: 'Gaz',
        phrase: 'barbecue à gaz',
      },
      charcoal: {
        label: 'Charbon de bois',
        phrase: 'barbecue à charbon de bois',
      },
      pellet: {
        label: 'Granulés',
        phrase: 'barbecue à granulés',
      },
      electric: {
        label: 'Électricité',
        phrase: 'barbecue électrique',
      },
    },
  },
  'pizza-oven': {
    question: 'Qu’est-ce qui chauffe votre four à pizza ?',
    untold: 'ce qui chauffe votre four à pizza',
    why: 'On ramone les conduits, et on cherche les fuites aux tuyaux de gaz.',
    options: {
      wood: {
        label: 'Bois',
        phrase: 'four à pizza à bois',
      },
      gas: {
        label: 'Gaz',
        phrase: 'four à pizza à gaz',
      },
      electric: {
        label: 'Électricité',
        phrase: 'four à pizza électrique',
      },
    },
  },
  'fire-pit': {
    question: 'Que brûle votre brasero ?',
    untold: 'ce que brûle votre brasero',
    why: 'Le bois laisse des cendres à vider, et on cherche les fuites sur un brasero à gaz.',
    options: {
      wood: {
        label: 'Bois',
        phrase: 'brasero à bois',
      },
      gas: {
        label: 'Gaz',
        phrase: 'brasero à gaz',
      },
    },
  },
  deck: {
    question: 'En quoi est faite votre terrasse ou votre dallage ?',
    untold: 'en quoi est faite votre terrasse',
    why: 'Le bois s’huile, et on y cherche la pourriture ; un dallage se désherbe.',
    options: {
      timber: {
        label: 'Bois',
        phrase: 'terrasse en bois',
      },
      composite: {
        label: 'Composite',
        phrase: 'terrasse en composite',
      },
      paving: {
        label: 'Dallage',
        phrase: 'dallage',
      },
    },
  },
  'tree-kinds': {
    question:
      'Avez-vous des pommiers, des poiriers ou des fruitiers tropicaux, ou des arbres plantés depuis moins de cinq ans ?',
    untold: 'quels arbres vous avez',
    why: 'Chacun demande une fois par an un travail dont les autres arbres n’ont pas besoin.',
    options: {
      fruit: {
        label: 'Pommiers, poiriers ou fruitiers tropicaux',
        phrase: 'pommiers, poiriers ou fruitiers tropicaux',
      },
      young: {
        label: 'Jeunes arbres',
        phrase: 'arbres plantés depuis moins de cinq ans',
      },
      both: {
        label: 'Les deux',
        phrase: 'arbres fruitiers et jeunes arbres',
      },
      neither: {
        label: 'Ni l’un ni l’autre',
        phrase: 'ni pommiers, ni poiriers, ni fruitiers tropicaux, ni jeunes arbres',
      },
    },
  },
  bidet: {
    question: 'Quel type de bidet avez-vous ?',
    untold: 'quel bidet vous avez',
    why: 'Une cuvette et un abattant électronique ne s’entretiennent pas de la même façon.',
    options: {
      bowl: {
        label: 'Une cuvette avec robinet',
        phrase: 'bidet à cuvette',
      },
      seat: {
        label: 'Un abattant électronique',
        phrase: 'abattant lavant électronique',
      },
    },
  },
  scooter: {
    question: 'Quel moteur a votre scooter ou votre trottinette ?',
    untold: 'quel moteur a votre scooter',
    why: 'Une batterie et un moteur thermique demandent des contrôles différents.',
    options: {
      electric: {
        label: 'Électrique',
        phrase: 'scooter ou trottinette électrique',
      },
      petrol: {
        label: 'À essence',
        phrase: 'scooter à essence',
      },
    },
  },
  'boat-winter': {
    question: 'Hivernez-vous votre bateau ?',
    untold: 'si vous hivernez votre bateau',
    why: 'Un bateau se prépare à l’hivernage, et ne demande ensuite aucun contrôle avant sa remise à l’eau.',
    options: {
      'laid-up': {
        label: 'Oui',
        phrase: 'bateau hiverné',
      },
      afloat: {
        label: 'Non',
        phrase: 'bateau utilisé toute l’année',
      },
    },
  },
  'motorcycle-winter': {
    question: 'Roulez-vous à moto en hiver ?',
    untold: 'si vous roulez en hiver',
    why: 'Une moto remisée ne demande aucun contrôle avant sa remise en route.',
    options: {
      'laid-up': {
        label: 'Non',
        phrase: 'moto remisée en hiver',
      },
      ridden: {
        label: 'Oui',
        phrase: 'moto utilisée en hiver',
      },
    },
  },
};
