import type { terrace as english } from '../../en/items/terrace.ts';
import type { Translation } from '../../translation.ts';

export const terrace: Translation<typeof english> = {
  name: 'Terrasse ou balcon',
  tasks: {
    'terrace.clear-drains': {
      title: 'Dégager les évacuations et les gouttières de la terrasse',
      why: 'Si son évacuation est bouchée, une terrasse se remplit d’eau au-dessus du plafond du logement du dessous. Deux poignées de feuilles suffisent à la boucher.',
      steps: [
        'Déplacez les pots et trouvez chaque évacuation, y compris le trop-plein du parapet.',
        'Soulevez la grille et retirez à la main feuilles et terreau. Mettez-les en sac, et ne laissez rien tomber dans le tuyau.',
        'Versez un seau d’eau près de chaque évacuation. L’eau doit partir en gargouillant, sans laisser de flaque.',
        'Cherchez des fissures au relevé d’étanchéité le long du mur et au seuil de la porte.',
        'Remettez les pots sur des cales, à une largeur de main de l’évacuation.',
      ],
      firstReason: 'Voyez où va l’eau avant qu’une averse le teste',
      safety:
        'Ne vous penchez jamais par-dessus le parapet vers une gouttière. Tenez l’eau loin des lampes et des prises.',
      tenant: 'Signalez par écrit à votre propriétaire une eau qui stagne ou une étanchéité fissurée.',
    },
    'terrace.prepare-rains': {
      title: 'Préparer la terrasse à la saison des pluies',
      why: 'Des semaines de fortes pluies trouvent chaque fissure d’une terrasse, et un mastic ne tient pas sur une surface mouillée. Réparez-la tant que la surface est sèche.',
      steps: [
        'Balayez la terrasse à nu, et retirez feuilles et déchets des évacuations et du caniveau vers la rue.',
        'Parcourez lentement la terrasse. Marquez fissures, carreaux creux et joints ouverts, surtout à la jonction du sol et du parapet et autour des tuyaux.',
        'Un jour sec, remplissez les fines fissures d’un mastic d’étanchéité, comme l’indique l’étiquette. Laissez les larges ou celles qui grandissent à une entreprise d’étanchéité.',
        'Inondez un coin au tuyau d’arrosage. L’eau qui reste au bout d’une heure montre où la pente est mauvaise.',
        'Cherchez des taches au plafond dessous, et photographiez-les pour comparer après les pluies.',
        'Rentrez les objets légers, et vérifiez que l’espace sous la porte de la terrasse est étanche.',
      ],
      firstReason: 'Les fissures ne se ferment que tant que la surface est sèche',
      safety:
        'Travaillez derrière le parapet et tenez-vous loin d’un bord qui n’en a pas. Rentrez dès que vous entendez le tonnerre.',
      tenant:
        'Envoyez des photos des fissures à votre propriétaire ou au gestionnaire tant qu’il fait sec. Débarrassez vous-même les évacuations des feuilles.',
      landlord: 'réparation des fissures de la terrasse',
    },
    'terrace.refresh-pots': {
      title: 'Rempoter ou surfacer les plantes en bac',
      why: 'Au bout d’un an, le terreau est épuisé et tassé. Une couche fraîche nourrit les plantes pour une autre année de croissance.',
      steps: [
        'Dépotez une plante. Si ses racines tournent en rond, prenez un pot d’une taille au-dessus ou coupez un cinquième de la motte.',
        'Couvrez le trou d’un tesson ou d’une toile. Rempotez dans un terreau sans tourbe avec un engrais à libération lente, 2 à 3 cm sous le bord.',
        'Si un pot est trop gros pour être déplacé, grattez les 5 cm du dessus et remplacez-les par du terreau frais.',
        'Arrosez bien et posez les pots sur des cales. Gardez les plus lourds près d’un mur porteur.',
      ],
      firstReason: 'Le terreau des bacs se tasse et s’épuise en un an',
      safety:
        'La terre mouillée est bien plus lourde qu’elle n’en a l’air. Demandez quelle charge un balcon peut porter avant d’ajouter des bacs, et soulevez à deux. Ne respirez pas la poussière de terreau.',
    },
    'terrace.check-railing': {
      title: 'Contrôler le garde-corps de la terrasse et fixer ce qui peut s’envoler',
      why: 'Une tempête peut jeter parasols et pots de la terrasse, et un enfant de trois ans peut escalader le garde-corps depuis une chaise voisine.',
      steps: [
        'Tenez-vous bien en retrait et poussez fermement chaque panneau du garde-corps. Cherchez rouille, fissures et fixations qui ont du jeu à la base.',
        'Si des enfants vivent ici ou y viennent, éloignez chaises, caisses et bacs du garde-corps.',
        'Accrochez les jardinières à l’intérieur, avec crochets et vis, jamais au-dessus de la rue.',
        'Fermez et sanglez le parasol, et lestez les meubles. Rentrez les objets libres quand une tempête est annoncée.',
        'Cherchez aux bras de store et aux brise-vue des fentes et des boulons desserrés.',
      ],
      firstReason: 'Vérifiez que le garde-corps tient avant que quelqu’un s’y appuie',
      safety:
        'Ne vous appuyez pas sur un garde-corps douteux. Interdisez l’accès à ce côté jusqu’à ce qu’un métallier ou un maçon ait contrôlé le garde-corps.',
      tenant:
        'Demandez par écrit à votre propriétaire la réparation d’un garde-corps qui bouge, et tenez-vous-en loin d’ici là.',
    },
  },
};
