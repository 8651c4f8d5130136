import type { italy as english } from '../../en/countries/italy.ts';
import type { Translation } from '../../translation.ts';

export const italy: Translation<typeof english> = {
  place: 'en Italie',
  facts: {
    'Boilers and heating':
      'La chaudière est entretenue comme le prescrit son installateur ou son fabricant, en général tous les ans. De plus, un technicien en contrôle le rendement : tous les quatre ans pour le gaz et tous les deux ans pour le fioul ou le bois, sauf si la région le veut plus tôt.',
    Renting:
      'L’occupant, locataire ou propriétaire, est responsable du chauffage et tient son livret (libretto). Les petites réparations reviennent au locataire et les autres au propriétaire ; dans un immeuble à chauffage central, c’est l’administrateur qui est responsable du chauffage.',
    'Air conditioning and heat pumps':
      'Chaque système fixe a son livret. Le rendement de ceux de plus de 12 kW est contrôlé tous les quatre ans, et seul un technicien certifié F-gas ouvre le circuit.',
    'Carbon monoxide':
      'Les logements loués à des touristes ou pour de courts séjours doivent avoir des détecteurs de monoxyde de carbone et de gaz combustible, et un extincteur. Les autres logements n’ont pas cette obligation.',
    Wiring:
      'Les travaux d’électricité sont réservés à une entreprise qualifiée, qui délivre une déclaration de conformité. Aucun contrôle régulier n’est imposé à un logement ; un dispositif différentiel l’est.',
    'Chimneys and stoves':
      'Aucune loi nationale ne fixe la fréquence du ramonage, mais la norme technique le demande régulièrement, et certaines régions ou communes tous les ans. Le livret et les contrôles concernent aussi les poêles de plus de 5 kW.',
    Radon:
      'Les valeurs de référence sont de 300 becquerels par mètre cube dans les logements existants et de 200 dans ceux construits depuis 2025. Les régions désignent les zones où mesurer les logements en premier.',
    'Vehicle tests':
      'Le contrôle technique (« revisione ») est à faire quatre ans après la première immatriculation, puis tous les deux ans, dans le mois.',
    'Winter tyres':
      'Sur les routes qui portent le panneau, il vous faut des pneus d’hiver, ou des chaînes à bord, en général du 15 novembre au 15 avril. L’exploitant de chaque route le décide.',
    'Emergency numbers':
      'Appelez {emergency number} ; là où ce numéro n’existe pas encore, le 115 est celui des pompiers et le 118 celui de l’ambulance. Le numéro pour les fuites de gaz (pronto intervento) est sur votre facture de gaz.',
  },
};
