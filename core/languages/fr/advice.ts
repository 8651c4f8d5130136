import type { advice as english } from '../en/advice.ts';
import type { Translation } from '../translation.ts';

const getOut =
  'Faites sortir tout le monde, fermez les portes derrière vous et appelez {emergency number} une fois dehors.';

export const advice: Translation<typeof english> = {
  emergencies: {
    gas: {
      title: 'Il s’agit peut-être d’une fuite de gaz',
      steps: [
        'Ne touchez à aucun interrupteur. Éteignez toute flamme, et ouvrez les fenêtres en sortant.',
        'Fermez le robinet de gaz si vous pouvez l’atteindre sans danger.',
        'Sortez avec tout le monde, puis, une fois dehors, appelez {any gas number}.',
        'Ne rentrez que lorsqu’on vous y autorise.',
      ],
    },
    'carbon-monoxide': {
      title: 'Il s’agit peut-être de monoxyde de carbone',
      steps: [
        'Faites tout de suite sortir tout le monde à l’air libre, même si une seule personne se sent mal.',
        'Appelez {emergency number} une fois dehors et dites qu’il s’agit peut-être de monoxyde de carbone.',
        '[[GB: Si un appareil à gaz fonctionnait, appelez aussi {gas leak number}. | ]] Laissez éteint l’appareil qui peut en être la cause jusqu’à ce qu’un professionnel l’ait contrôlé.',
        'Ne rentrez pas, même pour ouvrir les fenêtres, et restez dehors jusqu’à ce qu’on vous autorise à rentrer.',
      ],
    },
    'chimney-fire': {
      title: 'Il s’agit peut-être d’un feu de cheminée',
      steps: [
        'Fermez les arrivées d’air et les portes du poêle.',
        'Faites sortir tout le monde et appelez {emergency number} une fois dehors.',
        'Ne jetez pas d’eau sur le feu.',
        'N’allumez pas d’autre feu avant qu’un ramoneur ait contrôlé le conduit de fumée.',
      ],
    },
    'pan-fire': {
      title: 'De l’huile ou de la graisse brûle peut-être',
      steps: [
        'N’utilisez jamais d’eau, et ne déplacez ni la poêle ni la casserole.',
        'Coupez la source de chaleur et faites glisser un couvercle sur la poêle ou la casserole, si vous pouvez le faire sans danger. Laissez-le en place jusqu’à ce que tout soit froid.',
        `S’il reste des flammes, n’essayez pas de les éteindre. ${getOut}`,
      ],
    },
    battery: {
      title: 'Cette batterie risque de prendre feu',
      steps: [
        `La batterie est chaude, siffle ou fume ? ${getOut}`,
        'Ne chargez pas, n’ouvrez pas et ne transportez pas une batterie dans cet état.',
        'Si la batterie est gonflée mais froide, débranchez le chargeur et mettez-la dehors, loin de tout ce qui peut brûler.',
      ],
    },
    fire: {
      title: 'Quelque chose brûle',
      steps: [
        getOut,
        'N’essayez pas d’éteindre un feu plus grand qu’une corbeille à papier, ou qui se trouve entre vous et la sortie.',
        'Ne rentrez sous aucun prétexte, même pour aller chercher quelque chose.',
      ],
    },
    'electric-shock': {
      title: 'Il s’agit peut-être d’un choc électrique dangereux',
      steps: [
        'Ne touchez plus l’appareil ou le robinet en cause, ni une personne qui est encore en contact avec lui.',
        'Coupez le courant au disjoncteur général si vous pouvez l’atteindre les mains sèches et les pieds au sec.',
        'Appelez {emergency number} si une personne est blessée, a des vertiges ou a perdu connaissance, même un instant.',
        'Laissez le circuit coupé jusqu’à ce qu’un électricien ait trouvé et réparé le défaut.',
      ],
    },
    'water-and-electricity': {
      title: 'L’eau a peut-être atteint l’installation électrique',
      steps: [
        'Ne touchez ni l’eau, ni les interrupteurs, fiches ou lampes qu’elle atteint.',
        'Ne coupez le courant au disjoncteur général que si vous pouvez l’atteindre les mains sèches et les pieds au sec. Sinon, n’y touchez pas.',
        'Si l’eau vient d’un tuyau, fermez le robinet d’arrêt général, mais seulement si vous pouvez l’atteindre sans toucher l’eau.',
        'Si vous voyez des étincelles ou de la fumée, ou si une personne est blessée, sortez et appelez {emergency number}.',
        'Laissez le courant coupé jusqu’à ce qu’un électricien ait contrôlé l’installation.',
      ],
    },
    electrical: {
      title: 'Des câbles ou un appareil brûlent peut-être',
      steps: [
        'Ne touchez à rien de ce qui fume, fait des étincelles ou crépite, et ne jetez pas d’eau dessus.',
        'Coupez le disjoncteur général en sortant, si vous pouvez le faire sans danger.',
        'S’il y a de la fumée, des crépitements, des traces de brûlure ou une odeur de brûlé, sortez avec tout le monde et appelez {emergency number}.',
        'Laissez le circuit coupé jusqu’à ce qu’un électricien l’ait contrôlé.',
      ],
    },
    fumes: {
      title: 'Ces vapeurs sont peut-être toxiques',
      steps: [
        'Quittez la pièce tout de suite et allez à l’air libre. N’y laissez entrer personne.',
        'Ne versez rien d’autre sur le mélange, et n’y retournez pas pour nettoyer.',
        'Appelez {emergency number} si quelqu’un tousse, respire mal ou a du produit dans les yeux.',
        'Rincez les yeux ou la peau abondamment à l’eau courante, pendant au moins 15 minutes.',
      ],
    },
    fuel: {
      title: 'Un liquide inflammable ou ses vapeurs risquent de prendre feu',
      steps: [
        'Éteignez toutes les flammes et les cigarettes. Ne touchez ni interrupteurs ni fiches, et ne démarrez aucun moteur.',
        'Ouvrez les portes et les fenêtres sur votre passage, et sortez avec tout le monde.',
        'Appelez {emergency number} une fois dehors.',
        'N’évacuez pas le liquide avec de l’eau dans un évier, des toilettes, un siphon de sol ou une bouche d’égout, et ne rentrez que lorsqu’on vous y autorise.',
      ],
    },
    poison: {
      title: 'Il s’agit peut-être d’une intoxication',
      steps: [
        'Appelez tout de suite {emergency number} ou {poison number}, et gardez l’emballage en main.',
        'Ne faites vomir personne, et ne donnez à manger ou à boire que si on vous le demande au téléphone.',
        'S’il y a du produit dans les yeux ou sur la peau, rincez-les aussitôt à l’eau courante tiède, pendant au moins 15 minutes.',
        'Avoir avalé une pile bouton ou un produit ménager est une urgence, même si rien ne fait encore mal.',
      ],
    },
    'power-line': {
      title: 'Cette ligne électrique est peut-être sous tension',
      steps: [
        'Restez à au moins 10 m de la ligne et de tout ce qu’elle touche, et tenez les autres à distance.',
        'Ne touchez pas une personne, une voiture ou un arbre en contact avec la ligne.',
        'Appelez {emergency number}, puis l’entreprise qui exploite la ligne.',
        'Si une ligne est tombée sur votre voiture, restez à l’intérieur. Ne sortez que si la voiture brûle : sautez à l’écart, en retombant sur les deux pieds joints, sans toucher en même temps la voiture et le sol, et éloignez-vous à tout petits pas, sans lever les pieds.',
      ],
    },
    injury: {
      title: 'Une personne est peut-être gravement blessée',
      steps: [
        'Vérifiez que vous n’êtes pas vous-même en danger : coupez le courant ou arrêtez la machine avant de toucher la personne.',
        'Appelez tout de suite {emergency number}, mettez le haut-parleur et faites ce qu’on vous dit.',
        'Ne déplacez pas une personne qui est tombée, sauf si elle est en danger là où elle se trouve.',
        'Si une personne ne réagit pas et ne respire pas normalement, commencez les compressions thoraciques ; on vous guide au téléphone.',
        'Refroidissez une brûlure, même si elle est due à un liquide chaud, pendant 20 minutes à l’eau courante fraîche, et ne mettez rien d’autre dessus.',
      ],
    },
    'hot-water': {
      title: 'Une chaudière ou un ballon surchauffe peut-être',
      steps: [
        'Tenez tout le monde à distance. N’ouvrez pas l’appareil, et ne fermez ni ne bouchez jamais une soupape qui laisse échapper de l’eau ou de la vapeur.',
        'Coupez l’appareil à son interrupteur général, et fermez son robinet de gaz, si vous pouvez les atteindre sans passer près de lui.',
        'S’il cogne ou claque, se déforme, siffle ou dégage de la vapeur, sortez avec tout le monde et appelez {emergency number}.',
        'Ne le remettez pas en marche avant qu’un professionnel l’ait contrôlé.',
      ],
    },
    'burst-pipe': {
      title: 'Coupez d’abord l’eau',
      steps: [
        'Fermez le robinet d’arrêt général si vous pouvez l’atteindre sans danger, et ouvrez les robinets pour que les tuyaux se vident.',
        'Ne touchez ni interrupteurs, ni fiches, ni lampes mouillés. Ne coupez le courant au disjoncteur général qu’avec les mains sèches et les pieds au sec.',
        'N’entrez pas dans une pièce dont le plafond s’affaisse, et n’y laissez entrer personne.',
        'Si l’eau a atteint l’installation électrique, ou si quelqu’un est en danger, sortez et appelez {emergency number}.',
        'Appelez ensuite le numéro d’urgence d’un plombier.',
      ],
    },
    structure: {
      title: 'Une partie du bâtiment risque de tomber',
      steps: [
        'Éloignez toutes les personnes qui se trouvent dessous ou dessus, et restez à distance.',
        'Appelez {emergency number} si cette partie risque de tomber ou si quelqu’un est blessé.',
        'N’étayez rien et ne démontez rien vous-même.',
        'Ne rentrez que lorsqu’un expert du bâtiment ou un ingénieur en structure dit que c’est sans danger.',
      ],
    },
    'smoke-alarm': {
      title: 'Il y a peut-être un incendie',
      steps: [
        'Si vous voyez ou sentez de la fumée, ou si vous ne savez pas pourquoi le détecteur sonne : faites sortir tout le monde, fermez les portes derrière vous et appelez {emergency number} une fois dehors.',
        'Touchez une porte avant de l’ouvrir. Si elle est chaude, prenez une autre issue.',
        'N’arrêtez un détecteur de fumée que si vous avez la certitude que rien ne brûle.',
      ],
    },
    danger: {
      title: 'Cela semble dangereux',
      steps: [
        'Arrêtez ce que vous faites, et éloignez-vous avec tout le monde, animaux compris.',
        'Quittez la pièce, ou le logement en cas de doute, et fermez les portes derrière vous.',
        'Appelez {emergency number} depuis un endroit sûr, et dites ce que vous voyez ou entendez, ou quelle odeur vous sentez.',
        'Prévenez les voisins qui sont peut-être en danger, eux aussi.',
        'Ne rentrez que lorsqu’on vous y autorise.',
      ],
    },
  },
  neverAgain:
    'L’assistant a proposé ici quelque chose de dangereux : nous l’avons retiré, ainsi que tout ce qui suivait. Adressez-vous à un professionnel.',
  tell: {
    gas: 'Confiez les conduites et les appareils à gaz à un professionnel du gaz agréé. Dites-lui ce que vous avez remarqué et quand cela a commencé, ainsi que la marque et l’âge de l’appareil.',
    'mains wiring':
      'Confiez l’installation électrique à un électricien qualifié. Dites-lui de quel circuit ou de quel appareil il s’agit, ce qui disjoncte ou tombe en panne, et quand cela a commencé.',
    refrigerant:
      'Confiez le circuit frigorifique à un frigoriste certifié. Indiquez-lui la marque et l’âge de l’appareil, et s’il y a de la glace, s’il fait du bruit ou s’il ne fait plus de froid.',
    flue: 'Confiez les conduits de fumée et les cheminées à un ramoneur ou à un chauffagiste. Dites-lui ce que vous brûlez, quand le dernier ramonage a eu lieu, et ce que vous avez remarqué.',
    roof: 'Confiez les travaux sur le toit à un couvreur. Dites-lui où se trouve la fuite ou ce qui se détache, et envoyez-lui une photo prise du sol.',
  },
  aboutPage: (_text, page) => `La page ${page} de votre fichier peut répondre à votre question.`,
};
