import type { finland as english } from '../../en/countries/finland.ts';
import type { Translation } from '../../translation.ts';

export const finland: Translation<typeof english> = {
  place: 'en Finlande',
  facts: {
    'Chimneys and stoves':
      'Les foyers et les conduits d’une résidence principale sont ramonés tous les ans, ceux d’une résidence de vacances privée tous les trois ans. Le propriétaire ou l’occupant fait venir un ramoneur diplômé, qui laisse un certificat.',
    'Smoke alarms':
      'Depuis 2026, le propriétaire du bâtiment, par exemple la société de logement ou le bailleur, fournit et entretient les détecteurs : un par tranche de 60 m², même entamée, à chaque étage. Les habitants signalent les défauts et doivent tester tous les mois.',
    'Winter tyres':
      'De novembre à fin mars, les pneus d’hiver sont obligatoires si la météo ou la route l’exige. Les clous sont autorisés pendant les mêmes mois.',
    'Vehicle tests':
      'Le premier contrôle technique (« katsastus ») d’une voiture est à faire à quatre ans, les suivants tous les deux ans, et tous les ans à partir de la dixième année.',
    Radon:
      'Les valeurs de référence sont de 300 becquerels par mètre cube dans les logements anciens et de 200 dans les neufs. STUK conseille une mesure d’au moins deux mois, entre septembre et mai, dans tout logement d’un bâtiment bas.',
    'Snow and ice':
      'Les propriétaires veillent à ce que ni neige ni glace ne tombe du toit sur les passants, et tiennent en général le trottoir praticable. Dans une société de logement, ce travail revient à la société.',
    'Septic tanks':
      'Hors du réseau d’égouts, le propriétaire traite les eaux usées, garde la notice et le carnet de l’installation, et fait enlever les boues comme le demande la commune, dans beaucoup d’endroits tous les ans.',
    Wiring:
      'Les logements n’ont pas de contrôle périodique obligatoire. Une entreprise enregistrée met en service les travaux neufs et remet un rapport, et le propriétaire ou l’occupant maintient l’installation en sécurité.',
    Renting:
      'Le propriétaire maintient un appartement loué dans l’état convenu. Le locataire en prend soin, signale les dégâts sans délai et ne paie que ses négligences, pas l’usure ordinaire.',
    'Emergency numbers':
      'Appelez {emergency number} pour toute urgence. Pour un conseil médical, appelez le 116 117. Si quelqu’un avale un produit dangereux, appelez {poison number}.',
  },
};
