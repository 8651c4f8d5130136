import type { vegetableGarden as english } from '../../en/items/vegetable-garden.ts';
import type { Translation } from '../../translation.ts';

export const vegetableGarden: Translation<typeof english> = {
  name: 'Potager',
  tasks: {
    'vegetable-garden.plan-rotation': {
      title: 'Prévoir les planches du potager et la rotation des cultures',
      why: 'Des choux replantés dans la même planche nourrissent la hernie du chou, et des pommes de terre les nématodes. Un nouveau plan chaque année éloigne les cultures de ces ravageurs.',
      steps: [
        'Dessinez les planches et écrivez ce qui a poussé dans chacune ces trois dernières années.',
        'Rangez les cultures voulues en quatre groupes : choux ; pois et haricots ; oignons et racines ; pommes de terre et tomates.',
        'Décalez chaque groupe d’une planche, pour qu’aucun ne revienne avant la quatrième année. Courges, salades et maïs doux vont là où il y a de la place.',
        'Triez la boîte de semences, jetez les sachets périmés depuis des années, et listez ce qu’il faut commander.',
      ],
      firstReason: 'Notez ce qui a poussé où, pour que les ravageurs ne le retrouvent pas',
    },
    'vegetable-garden.prepare-beds': {
      title: 'Désherber les planches du potager et étaler du compost',
      why: 'Les légumes ont besoin de plus de nutriments que les fleurs. Une couche de compost avant les semis les nourrit et garde la terre meuble, que vous bêchiez ou non.',
      steps: [
        'Attendez que la terre ne colle plus aux bottes.',
        'Arrachez à la fourche les vivaces indésirables avec chaque bout de racine, et binez les petites herbes.',
        'Étalez environ 5 cm de compost de jardin ou de fumier bien décomposé. N’en mettez pas là où pousseront carottes et panais.',
        'Laissez la couche en paillage, ou incorporez-la légèrement à la fourche, puis nivelez au râteau.',
        'Réchauffez la première planche sous un voile pendant deux semaines avant de semer.',
      ],
      firstReason: 'Le compost nourrit la terre avant les cultures gourmandes',
      safety:
        'Gardez à jour votre vaccin contre le tétanos, couvrez les coupures, et lavez-vous les mains après avoir manipulé du fumier. Coiffez les tuteurs d’un capuchon, pour qu’ils ne blessent pas un œil.',
    },
    'vegetable-garden.clear-crops': {
      title: 'Retirer les cultures finies et semer un engrais vert',
      why: 'Tiges atteintes de mildiou et laitues montées portent des maladies à l’année suivante, et la pluie d’hiver lessive les nutriments d’une terre nue.',
      steps: [
        'Arrachez les plantes finies. Coupez les haricots au ras du sol et laissez leurs racines.',
        'Compostez les plantes saines. Mettez tomates et pommes de terre atteintes de mildiou, et choux atteints de hernie, à la poubelle ou à la collecte communale.',
        'Sortez jusqu’à la dernière pomme de terre, car celles qui restent en terre peuvent ramener le mildiou.',
        'Jusqu’au milieu de l’automne, ratissez les planches nues et semez du seigle. Ensuite, couvrez-les plutôt de feuilles ou de carton.',
        'Lavez tuteurs, filets et liens, et séchez-les avant de les ranger.',
      ],
      firstReason: 'Les restes malades infectent la suite, et une terre nue perd ses nutriments',
      safety:
        'Enroulez les filets et ne les laissez pas au sol : hérissons et serpents y meurent, et l’on s’y prend les pieds.',
    },
    'vegetable-garden.test-soil': {
      title: 'Mesurer le pH du sol et chauler si nécessaire',
      why: 'Dans une terre acide, les racines ne peuvent pas prendre les nutriments présents. Une trousse d’analyse bon marché montre si vos planches ont besoin de chaux.',
      steps: [
        'Prélevez au transplantoir un peu de terre à 15 cm de profondeur en cinq endroits. Mélangez-la, laissez-la sécher et retirez les cailloux.',
        'Analysez un échantillon avec la trousse, ou envoyez-le à un laboratoire.',
        'Un pH entre 6,5 et 7,0 convient à la plupart des légumes. Sous 6,5, épandez du calcaire broyé à la dose de l’emballage pour votre sol.',
        'Épandez la chaux sur une planche vide, et incorporez-la au râteau. Laissez quelques semaines entre elle et le fumier ou l’engrais.',
        'Ne montez pas le pH au-dessus de 7,0 sans raison, et ne chaulez jamais la planche où pousseront des pommes de terre.',
      ],
      firstReason: 'Connaissez le pH avant de payer engrais ou chaux',
      safety:
        'La poussière de chaux brûle les yeux et la peau. Portez des lunettes de protection et des gants, choisissez un jour sans vent, et éloignez enfants et animaux.',
    },
  },
};
