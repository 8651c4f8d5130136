import type { france as english } from '../../en/countries/france.ts';
import type { Translation } from '../../translation.ts';

export const france: Translation<typeof english> = {
  place: 'en France',
  facts: {
    'Boilers and heating':
      'L’occupant, propriétaire ou locataire, fait faire l’entretien de la chaudière tous les ans et garde deux ans l’attestation du professionnel. En chauffage collectif, le syndicat des copropriétaires s’en charge.',
    'Chimneys and stoves':
      'Un professionnel ramone les conduits des poêles à bois, des cheminées et des cuisinières à bois au moins une fois par an et atteste qu’ils sont dégagés. L’occupant le fait venir, sauf si le bail dit autre chose.',
    'Air conditioning and heat pumps':
      'Un professionnel entretient tous les deux ans les systèmes de 4 à 70 kW. Le propriétaire ou le locataire qui utilise le système le fait venir.',
    'Smoke alarms':
      'Chaque logement doit avoir au moins un détecteur de fumée. Le propriétaire le fournit. L’occupant le teste, change les piles et en informe son assureur habitation.',
    Wiring:
      'La loi n’impose aucun contrôle régulier de l’électricité d’un logement. Les installations de plus de 15 ans font l’objet d’un diagnostic avant une vente et avant un nouveau bail ; le bailleur remet le diagnostic au locataire.',
    'Septic tanks':
      'Le service public d’assainissement non collectif (SPANC) contrôle chaque installation, à dix ans d’intervalle au plus. Une entreprise agréée vidange la fosse avant que les boues en remplissent la moitié.',
    Pools:
      'Une piscine privée enterrée doit avoir une barrière, une alarme, une couverture de sécurité ou un abri conforme aux normes. Le propriétaire l’installe, pour un logement loué aussi.',
    'Winter tyres':
      'Du 1er novembre au 31 mars, dans les communes désignées des zones de montagne, les voitures doivent avoir quatre pneus d’hiver, ou des chaînes dans le coffre.',
    'Vehicle tests':
      'Une voiture passe son premier contrôle technique dans les quatre ans, puis un tous les deux ans. Depuis 2024, les motos le passent aussi : dans les cinq ans, puis tous les trois ans.',
    Renting:
      'Un décret énumère ce que les locataires entretiennent : entre autres les joints, les robinets, les gouttières, les haies, et la chaudière une fois par an. L’usure, la vétusté et les défauts du bâtiment restent à la charge du propriétaire.',
    Wildfire:
      'Dans les régions exposées aux feux de forêt, le propriétaire débroussaille 50 m autour de chaque bâtiment situé à moins de 200 m de bois, de landes ou de garrigue, même sur le terrain du voisin. Le préfet fixe les détails et peut demander 100 m.',
    Wells:
      'Un puits ou un forage privé se déclare en mairie, et ses tuyaux restent entièrement séparés du réseau public. Demandez à l’agence régionale de santé (ARS) ce qu’il faut faire analyser avant de boire l’eau.',
    Termites:
      'L’occupant qui découvre des termites les déclare en mairie. Dans les communes désignées par le préfet, l’état établi par un diagnostiqueur certifié depuis moins de six mois accompagne chaque vente.',
    'Lead and asbestos':
      'Un diagnostiqueur certifié cherche le plomb dans les peintures des logements d’avant 1949 et l’amiante dans ceux dont le permis date d’avant juillet 1997. Le propriétaire remet ces rapports à la vente, et celui sur le plomb à la location.',
    Radon:
      'Le niveau de référence est de 300 becquerels par mètre cube. Dans les communes à potentiel significatif (zone 3), vendeurs et bailleurs en informent acquéreurs et locataires ; la mesure reste votre choix.',
    'Emergency numbers':
      'Appelez {emergency number} pour toute urgence, ou le 18 pour les pompiers et le 15 pour le SAMU, qui vous met aussi en relation avec un centre antipoison. Si vous entendez ou parlez mal, envoyez un SMS au 114. Pour signaler une fuite de gaz à GRDF, appelez {gas leak number}, de l’extérieur.',
  },
};
