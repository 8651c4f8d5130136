import type { unitedKingdom as english } from '../../en/countries/united-kingdom.ts';
import type { Translation } from '../../translation.ts';

export const unitedKingdom: Translation<typeof english> = {
  place: 'au Royaume-Uni',
  facts: {
    Gas: 'Les bailleurs font contrôler tous les ans les appareils à gaz et leurs conduits par un technicien inscrit au Gas Safe Register, et remettent le document aux locataires dans les 28 jours. Les propriétaires occupants n’ont pas cette obligation, mais le même technicien et la même fréquence sont conseillés.',
    Wiring:
      'L’électricité d’un logement loué en Angleterre, en Écosse ou au pays de Galles est contrôlée au moins tous les cinq ans ; depuis décembre 2025, celle d’un logement du secteur privé en Irlande du Nord aussi. Le bailleur remet le rapport au locataire. Pour les propriétaires occupants, il n’y a qu’un conseil : environ tous les dix ans.',
    'Chimneys and stoves':
      'Aucune loi du pays ne fixe la fréquence du ramonage, mais les assureurs le font souvent. Dans une smoke control area (zone de contrôle des fumées), vous ne pouvez brûler que des combustibles autorisés, sauf si le poêle est sur la liste des appareils dispensés.',
    'Hot water':
      'La pose d’un ballon d’eau chaude à la pression du réseau est réservée aux installateurs qualifiés pour les systèmes sans évent (G3), et le service de contrôle de la construction en est informé. Les fabricants demandent un entretien annuel par l’un d’eux.',
    'Hedges and trees':
      'Endommager le nid d’un oiseau sauvage pendant qu’il sert ou qu’il se construit est un délit. Regardez d’abord dans la haie, et gardez la taille sévère pour après août.',
    'Vehicle tests':
      'Une voiture ou une moto passe son contrôle technique (MOT) au plus tard trois ans après l’immatriculation, puis tous les ans ; en Irlande du Nord, les voitures commencent à quatre ans.',
    Renting:
      'Pour la plupart des baux d’Angleterre et du pays de Galles, le propriétaire répare la structure, l’extérieur avec ses évacuations et ses gouttières, et les installations d’eau, de gaz, d’électricité, de chauffage et d’eau chaude. L’Écosse et l’Irlande du Nord ont des obligations semblables.',
    'Damp and mould':
      'Depuis le 27 octobre 2025, les bailleurs sociaux d’Angleterre examinent sous 10 jours ouvrés une humidité ou des moisissures importantes et sous 24 heures une urgence, et mettent par écrit ce qu’ils ont trouvé. Les bailleurs privés doivent suivre.',
    'Emergency numbers':
      'Appelez {emergency number} pour les pompiers ou une ambulance. Pour une fuite de gaz ou un soupçon de monoxyde de carbone, appelez {gas leak number} ; pour une panne de courant, le 105. En Irlande du Nord, ce sont le 0800 002 001 et le 03457 643 643.',
  },
  regions: {
    'GB-ENG': {
      place: 'en Angleterre',
      facts: {
        'Smoke alarms':
          'Dans les logements loués, le propriétaire pose un détecteur de fumée à chaque étage et prouve qu’il fonctionne le premier jour ; le locataire le teste ensuite.',
        'Carbon monoxide':
          'Les bailleurs posent un détecteur de monoxyde de carbone dans chaque pièce qui a un appareil à combustion fixe, autre qu’une cuisinière à gaz, et le remplacent quand un défaut est signalé.',
        'Septic tanks':
          'Les règles générales (general binding rules) s’appliquent : aucune fosse ne peut se vider dans un cours d’eau, et les boues sont enlevées au moins une fois par an, ou comme le conseille le fabricant. Le propriétaire ou la personne qui exploite la fosse en est responsable.',
      },
    },
    'GB-SCT': {
      place: 'en Écosse',
      facts: {
        'Smoke alarms':
          'Depuis février 2022, tout logement, loué ou non, a un détecteur de fumée dans le séjour, dans chaque entrée et sur chaque palier. Chaque cuisine a un détecteur de chaleur. Tous sont reliés entre eux.',
        'Carbon monoxide':
          'Toute pièce d’un logement qui a une chaudière, un foyer, un poêle ou un conduit a un détecteur de monoxyde de carbone, sans lien obligatoire avec les autres. Les cuisinières ne comptent pas.',
        'Septic tanks':
          'L’agence écossaise de l’environnement (SEPA) doit avoir autorisé la fosse, et ses conditions comptent. Scottish Water conseille en général une vidange tous les douze mois, et moins souvent seulement pour une grande fosse qui sert peu.',
        Renting:
          'Le bailleur garde le logement à l’abri du vent et de l’eau, la structure et l’extérieur avec évacuations et gouttières en bon état, et les installations en marche, du premier au dernier jour.',
      },
    },
    'GB-WLS': {
      place: 'au pays de Galles',
      facts: {
        'Septic tanks':
          'La fosse est enregistrée auprès de Natural Resources Wales. L’occupant l’entretient comme l’indique le fabricant et garde les preuves pendant cinq ans. Pour la vidange, l’autorité conseille tous les 12 à 24 mois.',
      },
    },
    'GB-NIR': {
      place: 'en Irlande du Nord',
      facts: {
        'Septic tanks':
          'Une fosse a besoin d’une autorisation de rejet, dont les conditions demandent en général une vidange tous les douze mois. NI Water la fait gratuitement une fois dans ce délai.',
      },
    },
  },
};
