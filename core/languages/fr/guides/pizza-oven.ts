import type { pizzaOven as english } from '../../en/guides/pizza-oven.ts';
import type { Translation } from '../../translation.ts';

export const pizzaOven: Translation<typeof english> = {
  title: 'le four à pizza',
  footerTitle: 'Four à pizza',
  description:
    'Prenez soin d’un four à pizza à bois, à gaz ou électrique : trois tâches et leur sécurité, ce que disent fumée et fissures, la loi, et les prix.',
  answer:
    'Brossez la pierre tous les trois mois pendant la saison d’usage. Une fois par an, ramonez le conduit d’un four à bois, ou cherchez les fuites au tuyau d’un four à gaz.',
  keywords: [
    'entretien four à pizza',
    'nettoyer pierre à pizza',
    'entretien four à bois',
    'fissures four à pizza',
    'tuyau gaz four à pizza',
    'cheminée four à pizza',
  ],
  introduction: [
    'Une pizza cuit en deux minutes parce que la pierre et la voûte stockent une chaleur de 400 °C et plus. Pierre et mortier durent des années à cette température. Ce qui les abîme, c’est l’humidité, et une chauffe trop rapide.',
    'Gardez donc le four au sec en hiver, chauffez-le lentement au printemps, brossez-le après usage et contrôlez-le avant les premiers invités. Un four bien construit dure alors des décennies.',
    'Les contrôles dépendent du combustible, mais une règle vaut pour tous : un feu veut de l’air libre. Le monoxyde de carbone n’a pas d’odeur. N’utilisez jamais un four d’extérieur dans un garage, une tente ou une véranda fermée, même s’il pleut.',
  ],
  tips: [
    {
      title: 'Montez lentement en température',
      content:
        'Un four portable demande de 15 à 30 minutes, une voûte maçonnée d’une à trois heures. Commencez par un petit feu au milieu. Une pierre qui chauffe régulièrement se fend rarement.',
    },
    {
      title: 'Allumez-le proprement',
      content:
        'Prenez du petit bois mince et sec et un allume-feu naturel. N’utilisez jamais d’essence, d’alcool ni d’allume-feu liquide : ils peuvent provoquer un retour de flamme, et la croûte en prend le goût.',
    },
    {
      title: 'Laissez 1 m libre',
      content:
        'Tenez les clôtures, les parasols et les branches à 1 m au moins, ou plus si la notice le dit. Tournez la bouche à l’abri du vent, et gardez un seau de sable à portée de main.',
    },
    {
      title: 'Mesurez la sole',
      content:
        'Un thermomètre infrarouge donne la température en une seconde. Autour de 400 °C, elle convient à une pâte napolitaine. Cuisez le pain et les rôtis ensuite, quand le four refroidit.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Une flamme de gaz qui jaunit ou s’éteint',
        content:
          'La cause est peut-être un nid d’insecte, un tuyau plié ou une bouteille froide : vers 0 °C, le butane ne s’évapore presque pas, le propane si. Fermez la bouteille avant de chercher. Si vous sentez une odeur de gaz, éteignez toute flamme, éloignez-vous, puis appelez les pompiers.',
      },
      {
        title: 'Une enveloppe trop chaude pour la main',
        content:
          'L’isolant est mouillé ou s’est tassé. Laissez mourir le feu, éloignez tout ce qui pourrait s’enflammer, et demandez l’avis du fabricant ou du constructeur avant de chauffer de nouveau à fond.',
      },
      {
        title: 'De la fumée qui sort par la bouche',
        content:
          'Le conduit est froid ou bouché, ou le bois est humide. Ouvrez le registre et poussez vers lui un petit feu vif. Si cela ne suffit pas, laissez mourir le feu et cherchez le bouchon une fois le four froid.',
      },
    ],
    soon: [
      {
        title: 'Des grains durs dans la croûte',
        content:
          'La surface de la pierre se désagrège. Ne cuisez plus dessus et commandez une pierre du fabricant. Un carreau ordinaire peut éclater.',
      },
      {
        title: 'Une voûte qui reste noire',
        content:
          'À pleine chaleur, la suie brûle et la brique blanchit. Si elle est encore noire au bout d’une heure, le bois est mouillé ou le feu trop petit.',
      },
      {
        title: 'Le dessous brûlé, le dessus pâle',
        content:
          'La sole est plus chaude que l’air au-dessus. Attendez dix minutes, ajoutez du bois ou du gaz, et cuisez quand les deux se sont équilibrés.',
      },
    ],
  },
  ifYouRent:
    'Lisez le bail et le règlement de l’immeuble avant d’en acheter un. Beaucoup interdisent les feux et les bouteilles de gaz sur les balcons. Pour un four maçonné, demandez à votre propriétaire une autorisation écrite et la date du dernier ramonage.',
  professionals: [
    {
      title: 'Constructeur de fours ou maçon',
      content:
        'Appelez-le pour une sole qui s’affaisse, des briques qui bougent ou un isolant trempé. Une petite réparation prend une matinée, une enveloppe neuve plusieurs jours.',
      price: '250 à 900 €',
    },
    {
      title: 'Ramoneur',
      content:
        'Faites-le venir pour tout four à l’intérieur de la maison, et pour tout conduit que votre hérisson n’atteint pas. Il contrôle aussi le tirage et les distances de sécurité, et vous remet un certificat pour l’assureur.',
      price: '60 à 120 €',
    },
    {
      title: 'Alimentation en gaz fixe',
      content:
        'Seul un professionnel du gaz agréé peut raccorder, convertir ou réparer un four branché sur le gaz de la maison. Le travail finit par un essai d’étanchéité.',
      price: '90 à 180 €',
    },
  ],
  law: {
    FR: 'À l’intérieur d’un bâtiment, un professionnel doit ramoner tous les 12 mois le conduit d’un feu de cuisson. Le règlement de l’immeuble ou de la commune peut aussi limiter les feux en plein air.',
    GB: 'Vous pouvez utiliser un four à pizza d’extérieur dans une smoke control area. Si sa fumée sort par la cheminée d’un bâtiment, comme un pavillon de jardin, ne brûlez que des combustibles autorisés, sauf si le four est un appareil dispensé.',
    US: 'Là où le code de prévention des incendies NFPA 1 s’applique, il interdit ces fours sur les balcons des bâtiments de trois logements ou plus, et à moins de 3 m (10 ft) de ces bâtiments.',
  },
};
