import type { mosquitoes as english } from '../../en/items/mosquitoes.ts';
import type { Translation } from '../../translation.ts';

export const mosquitoes: Translation<typeof english> = {
  tasks: {
    'plumbing-and-drains.empty-standing-water': {
      title: 'Vider les eaux stagnantes où se multiplient les moustiques',
      why: 'Les moustiques qui transmettent la dengue et le Zika pondent chez vous dans une eau claire et immobile : un bouchon de bouteille leur suffit. Les œufs deviennent des moustiques en une semaine environ.',
      steps: [
        'Une fois par semaine, prenez l’habitude de vider vases, seaux, soucoupes, jouets et bâches, et frottez-en les bords : les œufs y collent.',
        'Toutes les deux semaines, faites tout le tour : balcon, bacs de climatiseur, bac du réfrigérateur, siphons de sol, étendoirs et creux des palmiers en pot.',
        'Retournez seaux, boîtes et arrosoirs, et jetez les vieux pneus.',
        'Couvrez réservoirs et récupérateurs d’eau d’un couvercle ou d’une toile fine.',
        'Mettez une toile sur les siphons de sol peu utilisés, ou versez-y de l’eau toutes les semaines.',
        'Du sol, regardez si gouttières et évacuations retiennent de l’eau. Si oui, faites-les dégager.',
      ],
      firstReason: 'L’eau d’un bouchon de bouteille suffit aux moustiques pour pondre',
      safety:
        'Ne grimpez pas pour regarder dans une gouttière, et portez des gants pour toucher aux déchets. N’utilisez un larvicide que comme l’indique l’étiquette, jamais dans une eau que boivent des personnes ou des animaux.',
      tenant:
        'Signalez au gestionnaire de l’immeuble les eaux stagnantes sur les toits, dans les cages d’escalier ou dans les évacuations communes.',
    },
    'plumbing-and-drains.empty-rainwater': {
      title: 'Vider l’eau de pluie où se multiplient les moustiques',
      why: 'Pendant les mois humides, chaque averse remplit pots, pneus et gouttières bouchées, et une semaine plus tard il en sort des moustiques. Certains transmettent la dengue : les CDC conseillent donc un tour toutes les semaines.',
      steps: [
        'Faites le tour du logement après la pluie, et refaites ce petit tour chaque semaine tant qu’il fait humide et chaud.',
        'Videz et frottez soucoupes, bains d’oiseaux, gamelles, brouettes, housses et tout ce qui s’est rempli.',
        'Rangez à l’envers ou sous un toit ce qui peut se remplir, et percez le bas d’une balançoire en pneu.',
        'Fermez bien réservoirs et récupérateurs, et réparez la toile de leurs aérations.',
        'Du sol, regardez si gouttières, regards et évacuation du climatiseur s’écoulent librement.',
        'Réparez les trous des moustiquaires, et changez l’eau d’un bassin sans poissons.',
      ],
      firstReason: 'Une semaine d’eau immobile suffit à un essaim de moustiques',
      safety:
        'Portez des gants parmi les feuilles et les débris, et attention aux serpents et au verre cassé. Ne montez pas sur le toit.',
      tenant: 'Demandez au gestionnaire de l’immeuble de vider toits, cours communes et gouttières bouchées.',
    },
    'plumbing-and-drains.empty-summer-water': {
      title: 'Ne laisser aux moustiques d’été aucune eau où pondre',
      why: 'De la fin du printemps à l’automne, des moustiques qui peuvent transmettre la dengue pondent là où de l’eau stagne depuis des jours. Leurs œufs passent l’hiver dans des pots secs.',
      steps: [
        'Prenez l’habitude de vider chaque semaine ce qui s’est rempli : soucoupes, arrosoirs, jouets, housses et plis des bâches.',
        'Aujourd’hui, faites tout le tour. Versez l’eau sur la terre plutôt que dans une évacuation, et brossez les parois, car les œufs y collent.',
        'Rangez à l’abri ou à l’envers ce qui pourrait se remplir, et mettez du sable dans les soucoupes qui doivent rester.',
        'Fermez récupérateurs et réservoirs d’un couvercle ou d’une toile fine.',
        'Regardez dans les regards et les siphons de la cour. Là où l’eau stagne toujours, mettez un larvicide comme l’indique l’étiquette ; beaucoup de communes le demandent tout l’été.',
        'Au dernier tour de l’automne, frottez et séchez chaque pot que vous rangez.',
      ],
      firstReason: 'Une soucoupe oubliée peut donner des moustiques en une semaine environ',
      safety:
        'Tenez le larvicide loin des enfants, des animaux et de l’eau potable, et mettez des gants pour le verser. Soulevez à deux le couvercle lourd d’un regard.',
      tenant:
        'Signalez au gestionnaire de l’immeuble l’eau qui stagne dans les cours, les caves et les regards communs.',
    },
    'plumbing-and-drains.empty-indoor-water': {
      title: 'Vider les vases et les bacs où pondent les moustiques',
      why: 'Les moustiques qui transmettent la dengue aiment vivre à l’intérieur et piquent le jour. En appartement, ils pondent dans les vases, sous les plantes et dans les bacs des appareils.',
      steps: [
        'Changez l’eau des vases et des boutures en bocal. Rincez les tiges et frottez le verre : les œufs y collent.',
        'Videz les soucoupes des plantes et tout seau ou bassine qui contient de l’eau. Prenez l’habitude de le faire chaque semaine.',
        'Éteignez le climatiseur et le réfrigérateur, et videz les bacs que vous pouvez atteindre, puis rallumez-les.',
        'Tirez la chasse des toilettes inutilisées, et versez de l’eau dans les siphons de sol et les trop-pleins.',
        'Cherchez les trous des moustiquaires et réparez-les.',
      ],
      firstReason: 'Un simple vase contient assez d’eau immobile pour les moustiques',
      safety:
        'Débranchez un appareil avant de passer la main dessous. Ne vous penchez pas par la fenêtre pour regarder un rebord ou un bac.',
      tenant:
        'Signalez au gestionnaire de l’immeuble les flaques sur le toit, au parking ou dans le local à poubelles.',
    },
  },
};
