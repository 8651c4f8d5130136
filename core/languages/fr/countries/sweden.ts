import type { sweden as english } from '../../en/countries/sweden.ts';
import type { Translation } from '../../translation.ts';

export const sweden: Translation<typeof english> = {
  place: 'en Suède',
  facts: {
    'Chimneys and stoves':
      'La commune décide de la fréquence du ramonage. Elle ordonne aussi un contrôle de sécurité incendie (brandskyddskontroll) par un ramoneur formé, tous les trois ou six ans selon l’appareil. Le propriétaire paie les deux.',
    'Smoke alarms':
      'Le propriétaire d’une maison répond de ses détecteurs. Dans un appartement loué, le bailleur les installe, et l’habitant les teste et signale les défauts, sauf accord différent.',
    Ventilation:
      'Les immeubles d’appartements passent le contrôle obligatoire de la ventilation (OVK) tous les trois ou six ans. Les maisons d’un ou deux logements à ventilation double flux n’y sont soumises que lorsque le système est neuf.',
    'Septic tanks':
      'La commune vide les fosses septiques selon son propre calendrier, souvent tous les ans, et contrôle les installations privées. Les propriétaires gardent dégagé l’accès au couvercle.',
    Wells:
      'Les propriétaires d’un puits privé sont responsables de son eau. L’agence de l’alimentation conseille une analyse au moins tous les trois ans, et tous les ans là où de jeunes enfants la boivent.',
    Radon:
      'La limite est de 200 becquerels par mètre cube ; la loi l’impose dans les logements loués. Mesurez pendant au moins deux mois, entre octobre et avril.',
    Pools:
      'Les piscines et les puits doivent être rendus sûrs pour les enfants. En pratique, c’est une clôture de 90 cm, ou une couverture ou un mur aussi efficace ; le propriétaire et l’utilisateur du terrain en répondent.',
    'Snow and ice':
      'Le propriétaire d’un bâtiment enlève sans délai la neige et les stalactites de glace qui risquent de tomber du toit sur les passants. Fermez le trottoir jusque-là.',
    'Winter tyres':
      'Du 1er décembre au 31 mars, les pneus d’hiver sont obligatoires chaque fois qu’il y a de la neige, du verglas, de la neige fondante ou du givre sur la route. Les clous sont autorisés du 1er octobre au 15 avril.',
    'Vehicle tests':
      'Une voiture passe le contrôle technique dans les 36 mois qui suivent sa première mise en circulation, puis dans les 24 mois, et ensuite à 14 mois d’intervalle au plus.',
    'Emergency numbers':
      'Appelez {emergency number} quand une vie ou un bien est en danger, gaz compris. Pour d’autres questions, le 113 13 renseigne, et le 1177 répond pour la santé.',
  },
};
