import type { toilet as english } from '../../en/guides/toilet.ts';
import type { Translation } from '../../translation.ts';

export const toilet: Translation<typeof english> = {
  title: 'les toilettes',
  footerTitle: 'Toilettes',
  description:
    'Fini les fuites silencieuses, les odeurs et les bouchons : six tâches et leur fréquence, ce que disent bruits et traînées, et le prix d’un plombier.',
  answer:
    'Détartrez la cuvette tous les deux mois, cherchez une fuite silencieuse du réservoir tous les six mois, et une fois par an, manœuvrez le robinet et contrôlez le pied.',
  keywords: [
    'entretien toilettes',
    'chasse d’eau qui coule sans arrêt',
    'tester fuite toilettes',
    'déboucher les toilettes',
    'détartrer cuvette toilettes',
    'toilettes qui gargouillent',
    'prix plombier chasse d’eau',
  ],
  introduction: [
    'Environ un quart de l’eau d’un logement part dans les toilettes. Des toilettes qui fuient gaspillent en moyenne 215 à 400 litres par jour, selon Waterwise, et la plupart des fuites ne font aucun bruit.',
    'La céramique dure des décennies. Ce sont les pièces bon marché autour d’elle qui s’usent : un joint en caoutchouc, un robinet, un flexible, une charnière. La plupart durent de cinq à dix ans, et vous pouvez les remplacer une à une avant qu’elles causent une inondation.',
    'Les six tâches présentées ici prennent de 5 à 25 minutes chacune et vous montrent quelle pièce vient ensuite. Ce guide dit aussi ce que signifient les bruits et les traînées, comment déboucher, et quand appeler un plombier ou une entreprise de débouchage.',
  ],
  tips: [
    {
      title: 'Ne jetez dans la cuvette que trois choses',
      content:
        'Ce sont l’urine, les selles et le papier. Mettez à la poubelle les lingettes, même « jetables dans les toilettes », les cotons-tiges, le fil dentaire et la litière : ils s’emmêlent dans le tuyau et le bouchent.',
    },
    {
      title: 'Prenez le petit bouton',
      content:
        'Il consomme environ 3 litres, et le grand environ 6. Un réservoir d’avant 2000 peut en consommer 9 ou plus ; beaucoup acceptent un mécanisme neuf à deux boutons.',
    },
    {
      title: 'Ne tirez jamais deux fois une cuvette bouchée',
      content:
        'Si la cuvette se remplit jusqu’au bord, la chasse suivante finit par terre. Fermez le robinet d’isolement si de l’eau arrive encore, et attendez dix minutes que le niveau baisse.',
    },
    {
      title: 'Apprenez à utiliser une ventouse',
      content:
        'Prenez-en une à collerette, couvrez-la d’eau, et tirez plus fort que vous ne poussez. Ne l’utilisez pas si quelqu’un a versé un déboucheur chimique, et dites-le au plombier.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Les eaux usées remontent ailleurs',
        content:
          'Si la douche ou le lavabo se remplit quand vous tirez la chasse, l’évacuation principale est bouchée. N’utilisez plus aucune eau, éloignez enfants et animaux, et appelez une entreprise de débouchage. Portez des gants si vous devez nettoyer.',
      },
      {
        title: 'Une cuvette suspendue qui s’abaisse',
        content:
          'Ses boulons ou le bâti dans le mur se sont desserrés, et la cuvette pourrait tomber. Ne laissez personne s’y asseoir avant qu’un plombier l’ait contrôlée.',
      },
    ],
    soon: [
      {
        title: 'L’eau monte, puis descend lentement',
        content:
          'Quelque chose est coincé dans le coude. Prenez une ventouse, ou passez à la main un furet pour toilettes. Un cintre en fil de fer raye l’émail.',
      },
      {
        title: 'Une traînée au fond de la cuvette',
        content:
          'Une ligne brune ou blanchâtre montre que l’eau fuit depuis des mois. Faites le test au colorant cette semaine au lieu d’attendre sa date.',
      },
      {
        title: 'Un grognement ou un sifflement au remplissage',
        content:
          'Le robinet flotteur est usé, ou le robinet d’isolement est à moitié fermé. Ouvrez celui-ci en grand. Si le bruit reste, remplacez le robinet flotteur.',
      },
      {
        title: 'Un réservoir couvert de gouttes',
        content:
          'L’humidité de l’air se condense sur la céramique froide et goutte comme une fuite. Aérez mieux la pièce et séchez le réservoir. Vérifiez qu’un filet d’eau continu ne le garde pas froid.',
      },
    ],
  },
  ifYouRent:
    'Signalez une fuite tout de suite : si l’eau est au compteur, c’est vous qui la payez. En France, le locataire remplace le flotteur et les joints du réservoir. Ailleurs, les petites pièces reviennent souvent au propriétaire : demandez avant d’en acheter. Une cuvette qui bouge, une évacuation principale bouchée et les vieux robinets reviennent toujours au propriétaire.',
  professionals: [
    {
      title: 'Plombier, pour le réservoir',
      content:
        'Le prix comprend un robinet flotteur, un joint ou un mécanisme de chasse neuf, environ une heure de travail. Pour les pièces, ayez sous la main le numéro inscrit sur la plaque de commande ou le réservoir.',
      price: '90 à 200 €',
    },
    {
      title: 'Entreprise de débouchage',
      content:
        'Appelez-la si la ventouse et le furet échouent. Convenez du prix avant son départ : la nuit et le week-end coûtent souvent le double.',
      price: '120 à 300 €',
    },
    {
      title: 'Plombier, pour refixer ou remplacer la cuvette',
      content:
        'Faites-le venir pour une cuvette qui bouge, fuit ou s’est fendue. Le prix vaut pour le travail sur les tuyaux existants ; des toilettes neuves coûtent en plus.',
      price: '180 à 450 €',
    },
  ],
};
