import type { everyday as english } from '../../en/site/everyday.ts';
import type { Translation } from '../../translation.ts';

export const everyday: Translation<typeof english> = {
  title: 'Les choses du quotidien : à quelle fréquence les entretenir ?',
  updated: { date: '2026-11-27', shown: '27 novembre 2026' },
  lede: 'Bouilloire, fer à repasser, robinets, hotte, matelas et adoucisseur : à quelle fréquence, et comment.',
  inShort: [
    'Bouilloire : détartrez-la toutes les quatre à huit semaines, ou toutes les quatre si l’eau est calcaire.',
    'Fer à vapeur : rincez-le une fois par mois avec sa propre fonction de nettoyage.',
    'Robinet : détartrez le mousseur quand le jet devient maigre ou se divise.',
    'Hotte : lavez les filtres à graisse tous les deux mois. Un filtre à charbon en dure souvent quatre.',
    'Matelas : tournez-le tête-bêche et aspirez-le une fois à chaque saison.',
    'Adoucisseur : regardez le sel une fois par mois, et attendez-vous à le compléter tous les deux mois.',
  ],
  sections: [
    {
      id: 'kettle',
      title: 'À quelle fréquence détartrer la bouilloire ?',
      blocks: [
        'Toutes les quatre à huit semaines, ou toutes les quatre si votre eau est calcaire. Remplissez la bouilloire à parts égales d’eau et de vinaigre blanc, débranchez-la, et laissez agir toute la nuit avec un mot dessus, pour que personne ne s’en serve. Rincez-la bien, faites bouillir une fois de l’eau claire et jetez-la. Si vous préférez un détartrant, vérifiez qu’il convient à votre bouilloire.',
        'Source : [The Times, How to get rid of limescale](https://www.thetimes.co.uk/article/how-to-get-rid-of-limescale-jcj6vss92).',
      ],
    },
    {
      id: 'iron',
      title: 'À quelle fréquence détartrer un fer à vapeur ?',
      blocks: [
        'Une fois par mois, et plus souvent si l’eau est calcaire, avec la fonction de nettoyage que décrit la notice : elle chasse le tartre par la semelle. N’y versez ni détartrant ni vinaigre, sauf si la notice le permet, car certains fabricants avertissent que cela abîme le fer. Si votre eau est calcaire, repassez avec moitié eau du robinet, moitié eau déminéralisée.',
        'Sources : [Expert Reviews, How to descale an iron, avec les conseils de Tefal](https://www.expertreviews.co.uk/home-appliances/how-to-descale-an-iron) ; [Philips, How to descale irons and garment steamers](https://www.philips.co.in/c-m-ho/ironing/descaling).',
      ],
    },
    {
      id: 'tap',
      title: 'À quelle fréquence détartrer un robinet ?',
      blocks: [
        'Quand le jet devient maigre, dévie ou se divise. Enroulez un chiffon trempé dans du vinaigre et de l’eau autour du bec et laissez-le un moment, ou toute la nuit si le tartre est épais. Rincez ensuite le robinet et essuyez-le pour le faire briller. Si cela ne suffit pas, dévissez le mousseur et nettoyez-le. Tenez le vinaigre loin du marbre et des autres pierres calcaires. Le pommeau de douche a une [tâche à lui](/items/shower).',
        'Source : [Kärcher, Descaling taps](https://www.karcher.com/ng/home-garden/know-how/descaling-taps.html).',
      ],
    },
    {
      id: 'hood',
      title: 'À quelle fréquence laver les filtres d’une hotte ?',
      blocks: [
        'Tous les deux mois : le filtre retient la graisse de cuisson juste au-dessus des flammes. Les filtres en métal passent au lave-vaisselle ou dans de l’eau très chaude avec du liquide vaisselle. Une hotte à recyclage a aussi un filtre à charbon, que beaucoup de notices disent de remplacer tous les quatre mois.',
        'Les étapes et leurs sources sont [sur la page de la ventilation](/items/ventilation#ventilation.wash-hood-filters).',
      ],
    },
    {
      id: 'mattress',
      title: 'À quelle fréquence tourner et nettoyer un matelas ?',
      blocks: [
        'Au changement de chaque saison, quatre fois par an : tournez-le tête-bêche quand vous changez les draps, et aspirez-le. Tamponnez les taches tout de suite. Un matelas qui n’a qu’une seule face de couchage se tourne, mais ne se retourne pas. Si le conseil du fabricant est différent, suivez-le.',
        'Source : [My Green Mattress, Why you should rotate and clean your mattress](https://mygreenmattress.com/blog/why-you-should-rotate-and-clean-your-mattress-for-better-sleep).',
      ],
    },
    {
      id: 'softener',
      title: 'À quelle fréquence mettre du sel dans l’adoucisseur ?',
      blocks: [
        'Regardez une fois par mois. La plupart des foyers le complètent environ tous les deux mois, quand le bac est entre un quart et à moitié plein. Enfoncez un manche à balai dans le sel : une croûte dure au-dessus d’un vide arrête l’adoucisseur, et rien d’autre ne le montre.',
        'Les étapes et leurs sources sont [sur la page de la plomberie](/items/plumbing-and-drains#plumbing-and-drains.refill-softener). Pour le contrôle mensuel : [Fountain Softeners, How often do I need to add salt](https://www.fountainsofteners.co.uk/PBFAQ.asp?Question=How+often+do+I+need+to+add+salt+to+my+softener%3F&ItmID=153086).',
      ],
    },
    {
      id: 'more',
      title: 'Les choses plus grandes',
      blocks: [
        'La [machine à café](/maintenance/coffee-machine), le [lave-linge](/maintenance/washing-machine), le [lave-vaisselle](/maintenance/dishwasher), le [réfrigérateur](/maintenance/fridge) et la [chaudière](/maintenance/boiler) ont des guides, et [tous les autres équipements](/maintenance#everything) ont une page.',
      ],
    },
  ],
};
