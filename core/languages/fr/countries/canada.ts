import type { canada as english } from '../../en/countries/canada.ts';
import type { Translation } from '../../translation.ts';

export const canada: Translation<typeof english> = {
  place: 'au Canada',
  facts: {
    'Chimneys and stoves':
      'Le code modèle de prévention des incendies, que les provinces adoptent avec des modifications, fait inspecter chaque cheminée et chaque conduit de fumée à 12 mois d’intervalle au plus, et après tout feu de cheminée. Le propriétaire s’en charge.',
    'Smoke alarms':
      'Les provinces décident. En Ontario, chaque étage et chaque zone de chambres a un détecteur ; le bailleur teste ceux d’un logement loué tous les ans et à chaque changement de locataire.',
    'Carbon monoxide':
      'Les provinces décident. Depuis janvier 2026, en Ontario, un logement qui a un appareil à combustion, un foyer ou un garage attenant a un détecteur à chaque étage et près de chaque chambre. Ailleurs, la règle peut ne viser que les logements neufs.',
    Gas: 'Seul un technicien en gaz certifié peut installer, entretenir ou retirer un appareil à gaz. Chaque province a sa propre autorité : TSSA en Ontario, Technical Safety BC, la RBQ au Québec.',
    Radon:
      'Santé Canada conseille d’agir au-dessus de 200 becquerels par mètre cube. Mesurez pendant trois mois ou plus, en saison de chauffe.',
    Pools:
      'Les clôtures relèvent des provinces ou des municipalités. Le Québec veut une enceinte de 1,2 m avec une porte qui se ferme et se verrouille toute seule, pour les anciennes piscines aussi. D’autres villes demandent un permis et jusqu’à 1,5 m ou plus.',
    'Winter tyres':
      'Le Québec impose les pneus d’hiver du 1er décembre au 15 mars. La Colombie-Britannique les demande sur la plupart des routes de montagne à partir d’octobre ; les autres provinces ne font que les conseiller.',
    'Hedges and trees':
      'Il est illégal d’endommager le nid d’un oiseau migrateur. La plupart nichent entre avril et août : taillez et abattez en dehors de ces mois.',
    'Vehicle tests':
      'La plupart des provinces contrôlent une voiture quand elle est vendue ou qu’elle vient d’une autre province. La Nouvelle-Écosse et quelques autres le font aussi à intervalles réguliers.',
    Renting:
      'Chaque province a son propre droit du logement. Dans toutes, le propriétaire maintient en bon état le logement, son chauffage et sa plomberie ; le locataire le garde propre et signale les dégâts.',
    'Emergency numbers':
      'Appelez {emergency number} pour un incendie, une ambulance ou une odeur de gaz, puis le distributeur de gaz. Demandez où passent les câbles et les tuyaux avant de creuser.',
  },
  regions: {
    'CA-QC': {
      place: 'au Québec',
      facts: {
        'Septic tanks':
          'La fosse d’un logement habité toute l’année est vidée tous les deux ans, et celle d’un logement saisonnier tous les quatre ans, sauf si les boues sont mesurées. Le propriétaire paie, souvent par la municipalité.',
        Renting:
          'Pendant le bail, le locateur fait toutes les réparations, sauf le menu entretien, qui revient au locataire, à moins qu’il ne vienne de la vétusté ou d’un accident.',
      },
    },
  },
};
