import type { belgium as english } from '../../en/countries/belgium.ts';
import type { Translation } from '../../translation.ts';

export const belgium: Translation<typeof english> = {
  place: 'en Belgique',
  facts: {
    'Boilers and heating':
      'Les Régions décident : tous les ans pour le mazout et les combustibles solides ; pour le gaz, tous les deux ans en Flandre et à Bruxelles, tous les trois ans en Wallonie. L’utilisateur fait venir un technicien agréé et garde l’attestation.',
    'Chimneys and stoves':
      'En Flandre, le conduit est ramoné à chaque entretien de la chaudière. Les poêles des pièces de vie sont peu réglementés, mais les assureurs incendie demandent souvent un ramonage par an, avec preuve.',
    'Smoke alarms':
      'Tous les logements doivent avoir des détecteurs : en Wallonie depuis 2006, en Flandre depuis 2020 et à Bruxelles depuis 2025. Le propriétaire les achète et les remplace ; le locataire les teste et signale les défauts.',
    Wiring:
      'Un organisme agréé contrôle l’installation électrique d’un logement tous les 25 ans, et une installation ancienne lors de la vente du logement. Le propriétaire garde le procès-verbal.',
    Renting:
      'Chaque Région énumère l’entretien qui revient au locataire : entretien de la chaudière, ramonage, robinets, évacuations et gouttières accessibles. Le bailleur remplace ce qui est usé.',
    'Carbon monoxide':
      'Aucune Région n’impose de détecteur de monoxyde de carbone dans le logement, mais le Centre Antipoisons conseille une bonne ventilation et l’entretien annuel de tout chauffe-eau à flamme.',
    Radon:
      'L’agence fédérale conseille d’agir au-dessus de 300 becquerels par mètre cube. Les valeurs les plus hautes sont en Ardenne, et des kits de mesure bon marché sont proposés chaque automne.',
    'Hedges and trees':
      'Les nids des oiseaux sauvages sont protégés dans les trois Régions. Bruxelles interdit d’élaguer et d’abattre des arbres du 1er avril au 15 août ; les autres déconseillent de tailler les haies au printemps.',
    'Vehicle tests':
      'Une voiture passe son premier contrôle technique au bout de quatre ans. En Wallonie et à Bruxelles, elle y retourne tous les ans, ou après deux ans si elle a moins de six ans et de 100 000 km et qu’elle est venue à temps.',
    'Emergency numbers':
      'Appelez {emergency number} pour les pompiers ou une ambulance et le 101 pour la police. Pour un empoisonnement, appelez {poison number}. Si vous sentez une odeur de gaz, sortez, puis téléphonez au gestionnaire de réseau de votre Région : Fluvius, Sibelga, ORES ou RESA.',
  },
  regions: {
    'BE-VLG': {
      place: 'en Flandre',
      facts: {
        'Vehicle tests':
          'Depuis juillet 2024, une voiture passe le contrôle technique tous les deux ans à partir de sa quatrième année, puis tous les ans dès qu’elle a dix ans ou 160 000 km.',
        'Lead and asbestos':
          'Depuis novembre 2022, le vendeur d’un bâtiment d’avant 2001 remet à l’acquéreur une attestation amiante. D’ici 2032, tout propriétaire d’un bâtiment d’au moins 20 m² doit en avoir une, et les locataires en reçoivent une copie.',
      },
    },
  },
};
