import type { unitedStates as english } from '../../en/countries/united-states.ts';
import type { Translation } from '../../translation.ts';

export const unitedStates: Translation<typeof english> = {
  place: 'aux États-Unis',
  facts: {
    'Smoke alarms':
      'La loi des États et les règles locales décident où se placent les détecteurs et qui les teste ; la plupart des États obligent les bailleurs à les poser et les locataires à signaler les défauts. Le code national demande un test chaque mois et un détecteur neuf au bout de dix ans.',
    'Carbon monoxide':
      'La plupart des États exigent des détecteurs de monoxyde de carbone dans les logements qui ont des appareils à combustion ou un garage attenant, mais certains seulement dans les logements neufs ou loués. Demandez à votre fire marshal.',
    'Boilers and heating':
      'Aucune loi fédérale ne vous oblige à faire entretenir un générateur d’air chaud chez vous. Dans la plupart des États, les travaux sur le gaz demandent une entreprise agréée, et les bailleurs doivent maintenir le chauffage en état de marche.',
    'Chimneys and stoves':
      'La norme que beaucoup de codes locaux adoptent demande un contrôle des cheminées, des foyers et des conduits au moins une fois par an, et un nettoyage quand il révèle des dépôts.',
    Pools:
      'Les barrières relèvent des États et des villes. Le code modèle demande une clôture d’au moins 1,2 m de haut, avec un portillon qui se ferme et se verrouille tout seul ; beaucoup d’assureurs demandent la même chose.',
    'Septic tanks':
      'L’EPA conseille un contrôle au moins tous les trois ans et une vidange tous les trois à cinq ans. Les permis et les obligations viennent de l’État ou du comté, et certains exigent un contrôle lors d’une vente.',
    Wells:
      'Les règles fédérales sur l’eau potable ne visent pas les puits privés : le propriétaire fait analyser l’eau. Les CDC conseillent une analyse tous les ans pour les bactéries, les nitrates, les matières dissoutes et le pH.',
    Radon:
      'L’EPA conseille d’agir à partir de 4 picocuries par litre d’air. Beaucoup d’États obligent les vendeurs à dire ce qu’ils savent ; peu réglementent les logements loués.',
    'Air conditioning and heat pumps':
      'Seul un technicien certifié par l’EPA peut ouvrir le circuit frigorifique. Laisser échapper volontairement du fluide frigorigène est illégal.',
    'Vehicle tests':
      'Chaque État décide. Certains contrôlent les voitures tous les ans pour la sécurité ou les émissions, d’autres seulement à la vente, et plusieurs jamais.',
    Renting:
      'Dans presque tous les États, le bailleur doit au locataire un logement habitable : structure saine, plomberie, chauffage et électricité en état de marche. Les États et les villes diffèrent sur les réparations, les préavis et les retenues sur le loyer.',
    'Lead and asbestos':
      'Dans les logements d’avant 1978, les entreprises payées pour des travaux qui touchent la peinture doivent être certifiées pour le plomb. Les propriétaires qui les font eux-mêmes en sont dispensés, mais pas du danger : ne poncez pas à sec une vieille peinture.',
    'Emergency numbers':
      'Appelez {emergency number} pour un incendie, une ambulance ou une fuite de gaz, puis votre compagnie de gaz, de l’extérieur. Pour un empoisonnement, appelez {poison number}. Appelez le 811 avant de creuser.',
  },
  regions: {
    'US-CA': {
      place: 'en Californie',
      facts: {
        'Hot water':
          'Les chauffe-eau sont calés, ancrés ou sanglés contre les séismes, et le vendeur d’un logement l’atteste par écrit à l’acquéreur.',
        Wildfire:
          'En forêt, dans les broussailles ou l’herbe et en bordure, là où l’État est chargé des feux, le propriétaire garde un espace défendable de 100 pieds (30 m) autour de chaque bâtiment, sans dépasser la limite de son terrain. La partie la plus proche demande le plus de soin.',
      },
    },
  },
};
