import type { denmark as english } from '../../en/countries/denmark.ts';
import type { Translation } from '../../translation.ts';

export const denmark: Translation<typeof english> = {
  place: 'au Danemark',
  facts: {
    'Chimneys and stoves':
      'Les conduits des cheminées et des poêles à bois sont nettoyés une fois par an par le ramoneur, que la commune désigne ou que le propriétaire choisit. Le propriétaire paie.',
    Gas: 'Les travaux sur le gaz, à l’intérieur du logement et même pour retirer une chaudière, sont réservés à une entreprise agréée. L’autorité ne fixe pas de fréquence pour les appareils des logements privés, mais conseille des contrôles réguliers.',
    Wiring:
      'Depuis juillet 2008, chaque logement doit avoir un dispositif différentiel (HFI ou HPFI). Le propriétaire le fournit, dans les logements loués aussi, et appuie sur son bouton de test au moins une fois par an.',
    'Smoke alarms':
      'Les logements neufs sont construits avec des détecteurs branchés sur le secteur. Pour les anciens, il n’y a que le conseil des secours : un par étage, testé tous les mois.',
    'Septic tanks':
      'Hors du réseau d’égouts, la commune vide la fosse, en règle générale une fois par an, et perçoit la redevance avec les impôts.',
    Radon:
      'Les logements construits depuis 2010 restent sous 100 becquerels par mètre cube. Dans les plus anciens, on conseille des travaux simples entre 100 et 200, et des travaux efficaces au-dessus.',
    'Snow and ice':
      'Les communes peuvent confier au propriétaire du terrain le déneigement et le salage du trottoir, à partir de 7 h en semaine et de 8 h le dimanche, jusqu’à 22 h. Si vous louez, lisez le bail.',
    Renting:
      'Le propriétaire maintient en état le bien et ses installations. À l’intérieur de l’appartement, le contrat dit qui peint et tapisse ; les serrures et les clés reviennent en général au locataire.',
    'Vehicle tests':
      'L’administration des routes convoque une voiture à son contrôle technique (« syn ») quatre ans après l’immatriculation, puis tous les deux ans.',
    'Emergency numbers':
      'Pour joindre les pompiers, une ambulance ou la police, aussi pour le gaz, il n’y a qu’un numéro : appelez {emergency number}. La police sans urgence répond au 114. Pour un empoisonnement, appelez {poison number}.',
  },
};
