import type { irrigationSystem as english } from '../../en/items/irrigation-system.ts';
import type { Translation } from '../../translation.ts';

export const irrigationSystem: Translation<typeof english> = {
  name: 'Arrosage automatique',
  tasks: {
    'irrigation-system.start-zones': {
      title: 'Mettre l’arrosage en service et parcourir chaque zone',
      why: 'Un arroseur cassé ou un tuyau de goutte-à-goutte fendu peut gaspiller des dizaines de milliers de litres en un été. La plupart des systèmes tournent la nuit, et vous ne le voyez pas.',
      steps: [
        'Une fois le gel passé, fermez les vidanges et les vis de purge. Ouvrez peu à peu le robinet principal, pour que l’air puisse sortir.',
        'Faites couler chaque zone deux minutes et parcourez-la. Cherchez des jets d’eau, des flaques, et des arroseurs qui penchent ou restent rentrés.',
        'Orientez les arroseurs vers les plantes, et non vers les allées et les murs.',
        'Resserrez les raccords qui fuient, coupez et raccordez le goutte-à-goutte fendu, et repérez ce que vous ne pouvez pas réparer.',
        'Lisez le compteur d’eau avant et après une heure où tout est fermé. Il ne doit pas bouger.',
      ],
      firstReason: 'L’arrosage de nuit cache ses fuites : il faut parcourir les lignes',
      safety:
        'Tenez tout le monde, vous compris, à l’écart du jet et des gouttelettes quand la première eau coule : elle a stagné tout l’hiver et peut porter des légionelles. Laissez le disconnecteur et le câblage raccordé au réseau électrique à un professionnel.',
    },
    'irrigation-system.check-heads': {
      title: 'Faire tourner chaque zone d’arrosage et chercher le gaspillage',
      why: 'L’EPA américaine dit qu’un seul arroseur cassé peut gaspiller des dizaines de milliers de litres en six mois. Les programmateurs arrosent la nuit : cherchez-le de jour.',
      steps: [
        'Lancez les zones à la main, l’une après l’autre, et suivez les tuyaux pendant que l’eau coule.',
        'Redressez les arroseurs penchés, rincez ceux qui sont bouchés, et orientez chaque jet vers les plantes et non vers le dallage.',
        'Cherchez du pied une terre molle et mouillée le long des tuyaux et autour des raccords, où se cache une fuite.',
        'Réparez avec un raccord le goutte-à-goutte fendu, et remplacez les arroseurs qui restent rentrés ou gouttent à l’arrêt.',
        'Quand tout est fermé, comparez deux lectures du compteur à une heure d’écart. Toute différence est une fuite.',
      ],
      firstReason: 'Un arroseur cassé sans se voir gaspille à chaque programme',
      safety:
        'Si le système n’a pas servi depuis des semaines, tenez-vous loin du jet pendant le rinçage : il peut porter des légionelles. Laissez le disconnecteur et son contrôle à un professionnel.',
    },
    'irrigation-system.clean-filters': {
      title: 'Nettoyer le filtre d’arrosage et les goutteurs',
      why: 'Les trous d’un goutteur sont fins comme une aiguille. Le sable et le calcaire les bouchent un à un, et vous ne le remarquez parfois que lorsqu’une plante se fane.',
      steps: [
        'Si le système est vidangé contre le gel, attendez de l’avoir remis en service.',
        'Fermez l’eau et libérez la pression en ouvrant une zone.',
        'Dévissez le filtre, rincez son tamis ou ses disques sous le robinet avec une brosse souple, et graissez légèrement le joint.',
        'Ouvrez les bouchons d’extrémité du goutte-à-goutte, ouvrez l’eau et rincez chaque ligne une minute.',
        'Refermez les bouchons et parcourez les lignes en marche, pour trouver les goutteurs bouchés.',
        'Faites tremper les goutteurs bouchés une heure dans du vinaigre blanc et rincez-les, ou remplacez-les.',
        'Dévissez les buses qui arrosent irrégulièrement et rincez leurs petits filtres.',
      ],
      firstReason: 'Un goutteur bouché ne se voit que lorsqu’une plante se fane',
      safety:
        'Libérez la pression avant de dévisser un filtre. Tenez les yeux loin de l’extrémité des tuyaux pendant le rinçage.',
    },
    'irrigation-system.reset-timer': {
      title: 'Régler le programmateur d’arrosage pour la saison',
      why: 'Un programme fait pour les semaines les plus chaudes arrose trop pendant les semaines plus fraîches ou plus humides. L’excès d’eau se voit rarement sur les plantes, mais bien sur la facture.',
      steps: [
        'Changez la pile si elle a un an, et mettez l’horloge à l’heure.',
        'Le lendemain d’un arrosage, enfoncez un doigt ou un tournevis à 10 cm dans la terre. Si elle est encore humide, arrosez moins.',
        'Allongez les durées quand le temps devient plus chaud et plus sec, et raccourcissez-les quand il fraîchit ou pleut, ou utilisez la touche de pourcentage.',
        'Arrosez avant le lever du soleil. Sur de l’argile ou une pente, faites deux passages courts, pour que l’eau pénètre.',
        'Versez de l’eau sur le capteur de pluie. Le programme doit se mettre en pause.',
        'Vérifiez les règles locales d’arrosage.',
      ],
      firstReason: 'La terre montre si le programme arrose trop',
    },
    'irrigation-system.drain-frost': {
      title: 'Vidanger l’arrosage pour le mettre hors gel',
      why: 'L’eau augmente d’environ un dixième de volume en gelant. Vannes, filtres et disconnecteur se fendent les premiers, et ce sont les plus chers à remplacer.',
      steps: [
        'Débranchez la pompe s’il y en a une, car elle ne doit pas tourner à sec. Fermez le robinet principal, et ouvrez les vidanges et les bouchons d’extrémité aux points bas.',
        'Lancez chaque zone depuis le programmateur jusqu’à ce que plus aucune eau ne sorte. Arrêtez ensuite le programmateur.',
        'Rentrez le programmateur, le réducteur de pression, le filtre et la pompe et laissez-les sécher. Isolez ce qui reste hors du sol.',
        'Laissez les vannes à bille à moitié ouvertes, pour qu’aucune eau ne reste prise dans la bille.',
        'Si les lignes n’ont pas de vidange, faites venir une entreprise pour les souffler. Rain Bird autorise 3,4 bars au plus.',
        'Laissez le système vide jusqu’à la fin des gelées.',
      ],
      firstReason: 'Les vannes se fendent si l’eau y gèle, et elles coûtent cher',
      safety:
        'L’air comprimé peut arracher des raccords et faire éclater des tuyaux. Laissez le soufflage à une entreprise qui en a l’habitude.',
    },
    'irrigation-system.book-backflow-test': {
      title: 'Prendre rendez-vous pour le test du dispositif antirefoulement de l’arrosage',
      why: 'Quand la pression baisse dans la rue, elle peut aspirer l’eau du gazon, avec engrais et germes, dans l’eau potable. Une soupape l’empêche, et s’use sans se voir.',
      steps: [
        'Cherchez le dispositif antirefoulement, un corps en laiton avec de petits robinets, ou demandez à l’installateur s’il y en a un.',
        'Demandez au service des eaux s’il doit être testé tous les ans, et par qui.',
        'Prenez rendez-vous avec un vérificateur certifié pour les semaines qui suivent la remise en eau.',
        'Restez à proximité, et gardez le rapport. Envoyez-le au service des eaux s’il le demande.',
      ],
      firstReason: 'Une soupape usée laisse l’eau du jardin entrer dans l’eau potable',
      safety:
        'Si l’installation n’a pas de dispositif antirefoulement, n’y branchez pas de doseur d’engrais, et faites-en poser un.',
    },
  },
};
