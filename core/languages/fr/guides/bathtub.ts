import type { bathtub as english } from '../../en/guides/bathtub.ts';
import type { Translation } from '../../translation.ts';

export const bathtub: Translation<typeof english> = {
  title: 'la baignoire',
  footerTitle: 'Baignoire',
  description:
    'Une baignoire lisse, étanche et sûre : bonde, joint et eau chaude, le bon nettoyant selon la matière, les signes d’alerte, et le prix des réparations.',
  answer:
    'Nettoyez la bonde et testez le trop-plein tous les six mois. Une fois par an, contrôlez le joint baignoire pleine, et mesurez la température de l’eau chaude au robinet.',
  keywords: [
    'entretien baignoire',
    'nettoyer baignoire acrylique',
    'refaire joint baignoire',
    'baignoire qui se vide mal',
    'réparer éclat émail baignoire',
    'température eau du bain',
    'fuite trop-plein baignoire',
  ],
  introduction: [
    'Une baignoire pleine avec une personne dedans pèse environ 250 kg et repose sur quatre ou cinq petits pieds. Un mince cordon de joint doit suivre chaque mouvement. S’il cède, l’eau coule derrière le tablier, là où vous ne la voyez pas, et ce sont souvent les voisins du dessous qui la remarquent les premiers.',
    'La matière décide du nettoyage. L’acrylique est chaud et léger, mais se raye facilement. L’acier émaillé et la fonte sont durs, mais s’ébrèchent. Un nettoyant qui convient à l’une peut ternir l’autre pour toujours.',
    'L’eau doit aussi s’évacuer librement et ne jamais sortir trop chaude pour un enfant. Les trois tâches présentées ici s’occupent du robinet, du joint et de la bonde. Ensemble, elles prennent environ une heure par an.',
  ],
  tips: [
    {
      title: 'Identifiez la matière',
      content:
        'Un aimant tient sur l’acier et la fonte, mais pas sur l’acrylique, la pierre de résine ni le cuivre. Si vous tapez dessus, la fonte rend un son sourd et l’acier sonne. Suivez ensuite le conseil du fabricant pour cette matière.',
    },
    {
      title: 'Lavez-la tant qu’elle est chaude',
      content:
        'La graisse part plus facilement juste après un bain. Prenez un chiffon doux et un savon doux, rincez et séchez. La poudre à récurer et les tampons rugueux rayent la surface.',
    },
    {
      title: 'Effacez les rayures de l’acrylique',
      content:
        'Le kit de réparation du fabricant, ou un polish pour plastique, efface les rayures fines. Tenez le dissolvant pour ongles et le diluant pour peinture loin de la baignoire : ils fendillent l’acrylique au premier contact.',
    },
    {
      title: 'Éloignez les appareils branchés',
      content:
        'N’utilisez jamais de sèche-cheveux, de radiateur ni de téléphone en charge près d’une baignoire remplie. L’huile de bain rend la surface glissante : prenez un tapis, et suspendez-le pour qu’il sèche.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Un picotement au robinet ou dans l’eau',
        content:
          'Du courant fuit dans le métal ou dans l’eau. Sortez, ne touchez aucun métal et ne laissez entrer personne dans la salle de bains. Coupez le disjoncteur général, les mains sèches, et appelez aussitôt un électricien.',
      },
      {
        title: 'Une baignoire qui s’affaisse, ou un plafond qui se bombe',
        content:
          'Un pied s’est desserré, ou l’eau a ramolli le plancher. N’utilisez pas la baignoire. Si le plafond du dessous se bombe, ne laissez personne dans cette pièce, fermez le robinet d’arrêt général et appelez un plombier aujourd’hui.',
      },
    ],
    soon: [
      {
        title: 'Une tache au plafond du dessous',
        content:
          'Si elle grandit après un bain mais pas après une douche, soupçonnez le trop-plein ou la bonde. Si elle grandit après une douche, soupçonnez le joint ou le carrelage. N’utilisez ni la baignoire ni la douche avant de savoir.',
      },
      {
        title: 'Des fissures en étoile dans l’acrylique',
        content:
          'Le fond fléchit. Une réparation en surface ne tiendra pas : faites d’abord réparer le support placé dessous, et la fissure ensuite.',
      },
      {
        title: 'Un éclat avec de la rouille',
        content:
          'L’eau a atteint l’acier, et la rouille s’étend sous l’émail. Séchez l’endroit, frottez la rouille qui ne tient pas et rebouchez avec un kit de réparation à deux composants, dans les semaines qui suivent.',
      },
      {
        title: 'Un coup sec quand vous fermez le robinet',
        content:
          'L’eau s’arrête trop brusquement et secoue le tuyau. Fermez les robinets doucement, et demandez à un plombier de contrôler la pression, les colliers et les vannes.',
      },
    ],
  },
  ifYouRent:
    'Nettoyer la baignoire et garder son évacuation dégagée vous revient. En France, le locataire remplace aussi les petits joints et retire les cheveux du siphon. Une fuite, une baignoire qui bouge et un mitigeur reviennent au propriétaire : signalez-les par écrit, avec des photos.',
  professionals: [
    {
      title: 'Plombier, pour un mitigeur thermostatique',
      content:
        'Il limite la température à la baignoire alors que le ballon reste très chaud. Demandez au plombier de le régler et de mesurer le résultat devant vous.',
      price: '180 à 400 €',
    },
    {
      title: 'Plombier, pour la bonde et le trop-plein',
      content:
        'Faites-le venir pour une fuite derrière le tablier, une bonde qui ne ferme pas ou un siphon qui goutte. Une baignoire carrelée sans trappe demande plus de temps.',
      price: '150 à 350 €',
    },
    {
      title: 'Réparateur de surfaces, pour l’émail ou l’acrylique',
      content:
        'Il rebouche éclats et petites fissures à la bonne teinte en une visite. Refaire le revêtement de toute la baignoire coûte environ 400 à 800 € et demande des jours de durcissement.',
      price: '120 à 300 €',
    },
  ],
  law: {
    FR: 'Dans les installations d’eau chaude neuves ou rénovées, l’eau des robinets des pièces destinées à la toilette ne doit pas dépasser 50 °C.',
    GB: 'Dans les logements neufs d’Angleterre, un mitigeur doit limiter l’eau de la baignoire à 48 °C.',
    US: 'Les États qui adoptent l’International Residential Code limitent l’eau d’une baignoire neuve à 120 °F (49 °C).',
  },
};
