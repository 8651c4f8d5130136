import type { fridge as english } from '../../en/items/fridge.ts';
import type { Translation } from '../../translation.ts';

export const fridge: Translation<typeof english> = {
  name: 'Réfrigérateur',
  tasks: {
    'fridge.clean-coils': {
      title: 'Dépoussiérer la grille ou le condenseur du réfrigérateur',
      why: 'La poussière retient la chaleur du condenseur : le compresseur tourne plus longtemps, consomme davantage et s’use plus vite. Selon certains fabricants, aucun nettoyage n’est nécessaire dans un logement ordinaire ; les animaux et la poussière changent la donne.',
      steps: [
        'Débranchez le réfrigérateur ou coupez l’alimentation de sa prise.',
        'Repérez le condenseur : à l’arrière, ou derrière la plinthe en bas de l’appareil. S’il est caché dans les parois, comme sur beaucoup de modèles récents, nettoyez plutôt les grilles et l’espace derrière l’appareil.',
        'Décollez la poussière avec une brosse souple et aspirez-la sans tordre les tubes.',
        'Remettez le réfrigérateur en place en laissant l’espace d’aération indiqué dans la notice, puis rebranchez-le.',
        'Si vous avez des animaux à poils, nettoyez le condenseur deux fois par an.',
      ],
      firstReason: 'La poussière sur le condenseur fait travailler le compresseur plus que nécessaire',
      safety:
        'Ne tirez pas sans aide un réfrigérateur lourd : faites-le avancer à deux, un côté après l’autre. Si le câble est écrasé ou roussi, ne rebranchez pas l’appareil.',
    },
    'fridge.check-temperature': {
      title: 'Vérifier la température du réfrigérateur et du congélateur',
      why: 'Le bouton indique un réglage, pas une température. Un réfrigérateur monté peu à peu à 8 °C paraît normal, alors que les bactéries se multiplient dans les aliments.',
      steps: [
        'Laissez un thermomètre de réfrigérateur toute une nuit dans un verre d’eau, sur la clayette du milieu.',
        'Lisez-le avant le petit déjeuner. Il ne doit pas dépasser 5 °C ; 4 °C est une bonne valeur.',
        'Posez-le ensuite quelques heures entre des produits surgelés : il doit indiquer −18 °C ou moins.',
        'S’il fait trop chaud d’un côté ou de l’autre, réglez l’appareil un cran plus froid et relisez la température 24 heures plus tard.',
        'S’il fait encore trop chaud, dégagez les bouches d’air à l’intérieur, puis contrôlez le joint de porte et le condenseur.',
      ],
      firstReason: 'Le bouton seul ne dit pas si vos aliments sont assez au froid',
      safety:
        'Si le réfrigérateur indique plus de 8 °C après une nuit, vous ne pouvez pas savoir depuis combien de temps il était trop chaud. Jetez la viande, le poisson, les plats à base de lait et les restes, même si leur odeur est normale, et ne le remplissez pas avant qu’il indique 5 °C.',
    },
    'fridge.clean-door-seals': {
      title: 'Nettoyer les joints de porte et tester leur étanchéité',
      why: 'Les miettes et les coulures collantes tiennent le joint légèrement ouvert. L’air chaud et humide entre, le givre se forme et le réfrigérateur tourne plus longtemps.',
      steps: [
        'Essuyez le joint à l’eau chaude savonneuse, en ouvrant chaque pli du doigt.',
        'Brossez les miettes et les taches noires avec une vieille brosse à dents, surtout en bas. Entre deux nettoyages, essuyez aussitôt ce qui coule sur le joint.',
        'Rincez avec un chiffon humide, puis séchez le joint et son cadre.',
        'Fermez la porte sur une bande de papier et tirez. Le papier doit résister, pas glisser.',
        'Recommencez tous les 20 cm environ. Là où le papier glisse, cherchez une saleté, un creux ou du caoutchouc durci.',
        'Commandez un joint neuf d’après la référence du modèle, sur la plaque à l’intérieur.',
      ],
      firstReason: 'Une porte bien étanche garde le froid et allège la facture',
    },
    'fridge.clear-drain-hole': {
      title: 'Déboucher l’orifice d’évacuation du réfrigérateur',
      why: 'L’eau de dégivrage s’écoule par un seul petit trou. Si un reste, une peau de petit pois par exemple, le bouche, l’eau stagne sous les bacs ou coule sur le sol.',
      steps: [
        'Sortez les bacs du bas et repérez la gouttière et le trou au pied de la paroi du fond.',
        'Vous ne voyez pas de trou ? Il est caché sur beaucoup de modèles sans givre. Essuyez l’eau ou la glace au fond, et appelez un technicien si elle revient.',
        'Essuyez la gouttière et retirez les restes avec un coton-tige ou l’outil fourni avec le réfrigérateur.',
        'Passez doucement le coton-tige ou l’outil plusieurs fois dans le trou.',
        'Versez peu à peu environ 50 ml d’eau tiède. Elle doit s’évacuer en quelques secondes.',
        'N’appuyez pas d’aliments contre la paroi du fond, pour que les gouttes puissent y couler.',
      ],
      firstReason: 'Une évacuation bouchée peut inonder les bacs sans prévenir',
      safety:
        'Débranchez d’abord l’appareil. N’utilisez jamais de fil de fer ni de couteau : ils peuvent percer la paroi et libérer le fluide frigorigène.',
    },
    'fridge.wash-interior': {
      title: 'Vider le réfrigérateur et laver clayettes et bacs',
      why: 'La listeria se développe même au froid. Les germes de la viande crue et des légumes non lavés survivent sur les clayettes et peuvent passer sur des aliments que vous mangez sans les cuire.',
      steps: [
        'Mettez les aliments dans un sac isotherme. Jetez tout ce dont la date limite de consommation est dépassée.',
        'Sortez les clayettes et les bacs. Laissez d’abord le verre se réchauffer : l’eau chaude peut le fendre.',
        'Frottez-les à l’eau chaude savonneuse, rincez et séchez.',
        'Essuyez les parois, les balconnets et les joints avec 2 cuillerées à soupe de bicarbonate de soude dans 1 litre d’eau chaude, puis à l’eau claire.',
        'Remettez tout en place au sec : viande et poisson crus tout en bas, dans un plat, et plats prêts à manger au-dessus.',
        'Entre deux lavages, essuyez aussitôt le jus de viande.',
      ],
      firstReason: 'La listeria survit au froid : il faut l’éliminer en lavant',
      safety:
        'Coupez l’alimentation tant que vous lavez près de l’éclairage et du ventilateur, et séchez-vous les mains avant de la rétablir.',
    },
    'fridge.replace-water-filter': {
      title: 'Changer le filtre à eau du réfrigérateur',
      why: 'Une cartouche usée ne retient plus les contaminants. Elle ralentit aussi le distributeur, et des bactéries peuvent s’y développer.',
      steps: [
        'Repérez la cartouche : au plafond du réfrigérateur, derrière la plinthe ou dans le tuyau à l’arrière.',
        'Achetez exactement le même type, certifié NSF/ANSI 42 ou 53, et inscrivez-y la date du jour.',
        'Posez une serviette dessous et, si la notice le demande, fermez d’abord l’eau.',
        'Tournez ou poussez l’ancienne cartouche pour la retirer, puis verrouillez la neuve.',
        'Faites couler l’eau aussi longtemps que l’indique la notice, jusqu’à ce qu’il n’y ait plus ni air ni poussière noire. Il faut souvent plusieurs litres.',
        'Réinitialisez le témoin du filtre et jetez les premiers glaçons.',
      ],
      firstReason: 'On oublie vite l’âge d’une cartouche : comptez à partir d’aujourd’hui',
      safety:
        'Un filtre mal verrouillé peut inonder la cuisine. Surveillez-le pendant dix minutes pour voir s’il goutte.',
    },
    'fridge.defrost-freezer': {
      title: 'Dégivrer le compartiment congélateur',
      why: 'Au-delà de 6 mm, le givre agit comme un isolant et le congélateur consomme davantage. Une glace épaisse bloque aussi les tiroirs.',
      steps: [
        'Consommez ce que vous pouvez, et mettez le reste dans un sac isotherme enveloppé de couvertures.',
        'Débranchez le congélateur, ouvrez la porte et posez des serviettes au sol.',
        'Placez à l’intérieur, sur un dessous-de-plat, une bassine d’eau chaude, mais pas bouillante, et changez l’eau quand elle refroidit.',
        'Détachez les plaques de glace qui ne tiennent plus avec une spatule en plastique et épongez l’eau.',
        'Lavez et séchez l’intérieur, rebranchez, et rangez les aliments une fois −18 °C atteints.',
      ],
      firstReason: 'Un givre épais consomme du courant et prend de la place dans les tiroirs',
      safety:
        'N’utilisez ni couteau, ni sèche-cheveux, ni radiateur, ni bombe dégivrante. Un tube percé libère le fluide frigorigène, inflammable dans la plupart des réfrigérateurs récents. Si vous entendez un sifflement, ouvrez les fenêtres, n’allumez aucune flamme et ne touchez à aucun interrupteur.',
    },
    'fridge.level-cabinet': {
      title: 'Mettre le réfrigérateur de niveau, contrôler fiche et aérations',
      why: 'Si le réfrigérateur penche vers l’avant, la porte s’ouvre toute seule. Une fiche roussie ou des aérations couvertes peuvent provoquer un incendie.',
      steps: [
        'Ouvrez la porte à moitié et lâchez-la. Si elle continue de s’ouvrir, l’avant est trop bas.',
        'Posez un niveau à bulle en travers du dessus et tournez les pieds avant jusqu’à ce que l’appareil soit de niveau et stable.',
        'Relevez encore un peu les deux pieds avant, pour que les portes se ferment toutes seules.',
        'Dégagez le dessus et l’espace tout autour, et dépoussiérez les grilles d’un réfrigérateur encastré.',
        'Débranchez la fiche et cherchez des traces brunes, des fissures ou un câble écrasé.',
        'Branchez l’appareil sur une prise murale qui ne sert qu’à lui.',
      ],
      firstReason: 'Un réfrigérateur qui penche laisse sa porte s’ouvrir',
      safety:
        'Un réfrigérateur haut peut basculer : faites-le tenir pendant que vous tournez les pieds. Ne touchez la fiche qu’avec les mains sèches.',
    },
  },
};
