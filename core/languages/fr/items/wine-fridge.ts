import type { wineFridge as english } from '../../en/items/wine-fridge.ts';
import type { Translation } from '../../translation.ts';

export const wineFridge: Translation<typeof english> = {
  name: 'Cave à vin',
  tasks: {
    'wine-fridge.check-climate': {
      title: 'Contrôler la température, l’humidité et le joint de la cave à vin',
      why: 'Le vin vieillit mal quand sa température varie. Une sonde qui se trompe ou une porte qui fuit peut gâter des bouteilles qui valent bien plus qu’un thermomètre.',
      steps: [
        'Laissez un jour et une nuit un thermomètre-hygromètre sur une clayette du milieu, loin du ventilateur.',
        'Pour la garde, EuroCave conseille 10 °C à 14 °C ; une température stable compte plus que le chiffre exact. Pour le service, suivez le réglage de chaque zone.',
        'Une humidité entre 50 et 80 % garde les bouchons souples et les étiquettes collées. Si l’air est trop sec, ajoutez de l’eau dans le bac de la cave, ou un petit récipient d’eau.',
        'Essuyez le joint de porte à l’eau tiède et séchez-le. Tirez une bande de papier sur les quatre côtés pour vérifier qu’il serre.',
        'Notez les valeurs. Si elles diffèrent de l’affichage à chaque contrôle, appelez un technicien.',
      ],
      firstReason: 'Un thermomètre indépendant montre ce que l’affichage peut cacher',
    },
    'wine-fridge.vacuum-grilles': {
      title: 'Aspirer les grilles et le ventilateur de la cave à vin',
      why: 'Une cave à vin tourne toute l’année dans une pièce chaude, souvent dans une niche. Des grilles poussiéreuses la rendent plus chaude et plus bruyante, et elle finit par ne plus refroidir.',
      steps: [
        'Éteignez la cave et débranchez-la.',
        'Aspirez la grille au pied d’une cave encastrée, ou l’arrière et le dessous d’une cave en pose libre.',
        'Avec une lampe torche, cherchez les pales du ventilateur et le condenseur, et brossez légèrement ce que vous voyez. Ne dévissez aucun panneau scellé.',
        'Vérifiez que les ouvertures ont l’espace libre indiqué dans la notice, et que ni soleil ni four ne chauffent la cave.',
        'Rebranchez-la et écoutez. Elle doit tourner régulièrement, sans vibrer contre les meubles.',
      ],
      firstReason: 'Une cave qui tourne toute l’année prend la poussière toute l’année',
      safety:
        'Une cave à vin pleine peut peser plus de 200 kg. Videz-la ou faites-vous aider avant de la déplacer, et ne tordez pas les tubes de fluide frigorigène.',
    },
    'wine-fridge.change-charcoal-filter': {
      title: 'Nettoyer la cave à vin et changer son filtre à charbon',
      why: 'Les bouchons laissent passer l’air. De la moisissure sur une clayette, ou une odeur de cuisine qu’un filtre usé laisse entrer, peut gâter un vin que vous vouliez garder des années.',
      steps: [
        'Mettez les bouteilles dans un endroit frais et sombre, couchées. Éteignez la cave et débranchez-la.',
        'Essuyez les parois et les clayettes à l’eau tiède avec un peu de liquide vaisselle sans parfum, puis à l’eau claire.',
        'Séchez bien les clayettes en bois. N’utilisez aucun produit parfumé ou chloré, car l’odeur reste dans la cave.',
        'Dégagez la gouttière d’écoulement et le trou du fond avec un coton-tige, si vous les voyez.',
        'Retirez la cartouche à charbon de sa bouche, en général en haut de la paroi du fond. Posez la neuve et écrivez-y la date. Certaines caves n’en ont pas.',
        'Remettez la cave en marche et attendez qu’elle atteigne sa température. Rangez les bouteilles à l’écart des parois et du filtre.',
      ],
      firstReason: 'Les odeurs de cuisine atteignent le vin par une cartouche usée',
      safety:
        'Videz-la de haut en bas, pour qu’elle ne puisse pas basculer. Soulevez à deux mains les clayettes lourdes.',
    },
  },
};
