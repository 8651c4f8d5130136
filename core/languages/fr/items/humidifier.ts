import type { humidifier as english } from '../../en/items/humidifier.ts';
import type { Translation } from '../../translation.ts';

export const humidifier: Translation<typeof english> = {
  name: 'Humidificateur',
  tasks: {
    'humidifier.descale-tank': {
      title: 'Détartrer et frotter le réservoir et le socle de l’humidificateur',
      why: 'Les germes qui se développent dans l’eau stagnante partent avec la brume, et vous les respirez. Ils s’accrochent au tartre : retirez-le d’abord.',
      steps: [
        'Débranchez l’humidificateur, videz-le, et retirez la mèche ou la cartouche : le vinaigre l’abîme.',
        'Versez du vinaigre blanc dans le socle jusqu’à couvrir le tartre. Attendez 20 minutes, et brossez la croûte ramollie.',
        'Lavez le réservoir à l’eau chaude et au liquide vaisselle, et secouez-le bien.',
        'Rincez les deux à plusieurs eaux jusqu’à ce qu’ils ne sentent plus, puis essuyez-les.',
        'Remplissez d’eau fraîche. L’eau distillée ou déminéralisée est la meilleure : elle ne laisse presque ni tartre ni poussière blanche.',
        'Entre deux détartrages, changez l’eau tous les jours, et videz, essuyez et frottez le réservoir et le socle un jour sur trois, comme le conseille l’EPA.',
        'Si votre eau est calcaire, détartrez toutes les semaines, comme le conseille Honeywell, ou utilisez de l’eau distillée.',
      ],
      firstReason: 'Ce qui pousse dans le réservoir finit dans l’air que vous respirez',
      safety:
        'Retirez d’abord la fiche, n’envoyez pas d’eau dans le bloc moteur, et n’utilisez jamais d’eau de Javel avec du vinaigre. N’utilisez plus l’humidificateur si quelqu’un tousse davantage avec l’appareil que sans.',
    },
    'humidifier.replace-wick': {
      title: 'Changer la mèche de l’humidificateur ou nettoyer son entrée d’air',
      why: 'Une mèche raidie par le tartre n’absorbe plus l’eau, et des peluches dans l’entrée étouffent le ventilateur. L’humidificateur tourne, mais l’air reste sec.',
      steps: [
        'Débranchez l’humidificateur, retirez le réservoir et regardez la mèche, le tampon ou la cartouche. Si elle est dure, brune, malodorante ou déchirée, il en faut une neuve.',
        'Si le vôtre n’en a pas, aspirez l’entrée d’air, rincez son petit tamis s’il y en a un, et vous avez terminé.',
        'Essuyez le logement, puis posez dans le bon sens la mèche ou la cartouche prévue pour votre modèle.',
        'Laissez une mèche neuve s’imbiber dix minutes avant la mise en marche.',
        'Retournez la mèche à chaque remplissage, pour qu’elle vieillisse également, et changez-la tous les mois ou tous les deux mois quand l’appareil tourne chaque jour.',
      ],
      firstReason: 'L’air sec vient peut-être d’une mèche bouchée, et non d’un réservoir vide',
      safety:
        'Débranchez-le et travaillez les mains sèches. Ne mettez ni vinaigre ni nettoyant sur la mèche neuve : vous le respireriez.',
    },
    'humidifier.measure-humidity': {
      title: 'Mesurer l’humidité de la pièce et régler l’humidificateur',
      why: 'Un air trop sec gerce les lèvres et fend le bois ; un air trop humide favorise acariens et moisissures. Un hygromètre bon marché montre où vous en êtes.',
      steps: [
        'Posez un hygromètre à hauteur de visage, de l’autre côté de la pièce par rapport à la brume et loin de la fenêtre, pendant une heure.',
        'Réglez l’humidificateur pour que la valeur reste entre 30 et 50 %.',
        'Baissez-le aussitôt si de l’eau perle sur les vitres ou si un mur est moite.',
        'Essuyez toute trace mouillée autour de l’humidificateur, et surélevez-le du bois ou du tapis.',
      ],
      firstReason: 'Sachez si l’air est vraiment trop sec avant d’ajouter de l’eau',
    },
    'humidifier.store-dry': {
      title: 'Nettoyer, sécher et ranger l’humidificateur',
      why: 'Rangé humide, un humidificateur moisit dans son carton et souffle ces moisissures dans la pièce à la remise en marche.',
      steps: [
        'Videz le réservoir et le socle, lavez-les au liquide vaisselle et rincez jusqu’à ce que l’eau reste claire.',
        'Jetez la mèche ou la cartouche usée au lieu de la ranger.',
        'Laissez toutes les pièces à l’air une journée entière.',
        'Mettez-le dans son carton, couvercle entrouvert, dans un placard sec, avec la liste des pièces à racheter.',
      ],
      firstReason: 'Des pièces sèches évitent la moisissure au placard',
      safety: 'Débranchez-le avant de le laver. Ne le rebranchez que lorsque la fiche et le socle sont secs.',
    },
    'humidifier.wash-before-use': {
      title: 'Laver l’humidificateur et le remettre en service',
      why: 'Des mois de placard laissent de la poussière et des résidus dans le réservoir. Lavé et muni d’une mèche neuve, il humidifie l’air et n’y ajoute rien d’autre.',
      steps: [
        'Déballez l’humidificateur. Cherchez fissures, moisissures et câble abîmé ; si vous en trouvez, ne l’utilisez pas.',
        'Lavez le réservoir, le bouchon et le socle à l’eau chaude avec une goutte de liquide vaisselle, et rincez-les trois fois.',
        'Posez une mèche ou une cartouche neuve si le vôtre en prend une.',
        'Placez-le sur un plateau étanche, à 30 cm au moins des murs et des rideaux, là où personne ne trébuchera sur le câble.',
        'Remplissez-le, laissez-le tourner une demi-heure fenêtre entrouverte, et vérifiez que rien ne goutte.',
      ],
      firstReason: 'Poussière et résidus du réservoir partiraient dans la brume',
      safety:
        'Branchez-le en dernier, les mains sèches. N’utilisez rien de plus fort que du liquide vaisselle : ce qui reste dans le réservoir est respiré.',
    },
  },
};
