import type { checklists as english } from '../../en/site/checklists.ts';
import type { Translation } from '../../translation.ts';

const inSeason = (season: string): string => (season === 'printemps' ? `au ${season}` : `en ${season}`);

export const checklists: Translation<typeof english> = {
  seasons: {
    spring: { name: 'printemps', title: 'L’entretien du logement au printemps : la liste', link: 'Liste du printemps' },
    summer: { name: 'été', title: 'L’entretien du logement en été : la liste', link: 'Liste de l’été' },
    autumn: { name: 'automne', title: 'L’entretien du logement en automne : la liste', link: 'Liste de l’automne' },
    winter: { name: 'hiver', title: 'L’entretien du logement en hiver : la liste', link: 'Liste de l’hiver' },
  },
  introduction: (season) =>
    `Les trois premières listes contiennent ce que fait une personne soigneuse ${inSeason(season)}, en commençant par les détecteurs. Plus bas vient ce que seuls certains logements possèdent : rayez le reste.`,
  months: (from, south) => `${from} ; dans l’hémisphère sud, ${south}`,
  print: 'Imprimer cette liste',
  everySeason: 'En toute saison',
  homes: 'Appartements et maisons',
  houses: 'Maisons, en plus',
  minutes: (minutes) => `${minutes} minutes`,
  frostTitle: 'Si le gel est annoncé :',
  frost:
    'continuez de chauffer toutes les pièces où passent des tuyaux d’eau, même en votre absence. Videz le robinet extérieur. Si un tuyau gèle, fermez le robinet d’arrêt général, ouvrez le robinet de puisage le plus proche et réchauffez lentement le tuyau avec des serviettes ou un sèche-cheveux, jamais avec une flamme ([les étapes et leurs sources](/items/plumbing-and-drains#plumbing-and-drains.winterise-pipes)).',
  ifYouHave: 'Si vous en avez',
  nextTitle: 'Seulement les tâches utiles à votre logement',
  next: 'Dites à Upkept ce que vous avez : il programme ces tâches au bon moment, là où vous habitez. C’est gratuit pour commencer.',
  others: 'Les autres saisons',
};
