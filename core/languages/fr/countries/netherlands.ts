import type { netherlands as english } from '../../en/countries/netherlands.ts';
import type { Translation } from '../../translation.ts';

export const netherlands: Translation<typeof english> = {
  place: 'aux Pays-Bas',
  facts: {
    'Boilers and heating':
      'Depuis avril 2023, seules les entreprises titulaires d’un certificat monoxyde de carbone (CO-vrij) peuvent poser, entretenir ou réparer les chaudières, chauffe-eau et cheminées à gaz. La loi ne fixe pas de fréquence ; les fabricants conseillent un à deux ans.',
    'Smoke alarms':
      'Depuis juillet 2022, chaque étage qui comporte une pièce de vie doit avoir un détecteur, dans les logements anciens aussi. Le propriétaire le pose ; le test et les piles reviennent au locataire.',
    'Carbon monoxide':
      'Un détecteur de monoxyde de carbone n’est pas obligatoire, mais l’État et les pompiers en conseillent un dans chaque pièce qui a un appareil à gaz et près des chambres.',
    Renting:
      'Un décret énumère les petites réparations à la charge du locataire : gouttières faciles à atteindre, évacuations, robinets, jardin et ramonage. Tout le reste, et ce qui coûterait cher, revient au propriétaire.',
    'Chimneys and stoves':
      'Aucune loi nationale n’impose le ramonage. Les assureurs et les pompiers le demandent au moins une fois par an, par un professionnel qui laisse une preuve.',
    Wiring:
      'Les propriétaires occupants n’ont pas l’obligation de faire contrôler leur électricité. Les bailleurs doivent fournir une installation sûre, et une norme pour les logements (NEN 8025) décrit un contrôle facultatif.',
    'Hedges and trees':
      'Déranger un nid occupé est interdit toute l’année. La plupart des oiseaux nichent entre mi-mars et mi-juillet : taillez avant ou après, et regardez d’abord.',
    'Air conditioning and heat pumps':
      'Les installateurs qui manipulent un fluide frigorigène doivent avoir un certificat. La plupart des unités de logement en contiennent trop peu pour que les contrôles d’étanchéité soient obligatoires : suivez la fréquence du fabricant.',
    'Vehicle tests':
      'Le contrôle technique (APK) dépend du carburant et de l’âge : les voitures à essence et électriques commencent à quatre ans, passent deux fois à deux ans d’intervalle, et tous les ans à partir de la huitième année ; les voitures diesel commencent à trois ans, puis passent tous les ans.',
    'Emergency numbers':
      'Appelez {emergency number} pour les pompiers ou une ambulance. Pour une odeur de gaz ou une panne de courant, il y a une seule ligne nationale : appelez {gas leak number}.',
  },
};
