import type { howWeChoose as english } from '../../en/site/how-we-choose.ts';
import type { Translation } from '../../translation.ts';

export const howWeChoose: Translation<typeof english> = {
  title: 'Comment nous choisissons les tâches',
  updated: { date: '2026-11-27', shown: '27 novembre 2026' },
  lede: 'D’où viennent nos tâches, comment nous les vérifions, et comment lire les chiffres que nous citons.',
  inShort: [
    'Chaque tâche nomme l’organisme et le document sur lesquels elle repose, avec un lien quand le document est public.',
    'La notice du fabricant de votre propre appareil passe toujours avant nos conseils.',
    'Les tâches de sécurité n’attendent jamais plus longtemps que leur source ne le permet. Tout le reste doit tenir dans environ une heure par semaine.',
    'Aucune tâche n’est inventée sur le moment. Ses étapes, ses consignes de sécurité et ses sources viennent de notre propre catalogue.',
  ],
  sections: [
    {
      id: 'sources',
      title: 'D’où viennent les tâches',
      blocks: [
        'Le catalogue contient 55 équipements et plus de 200 tâches. Pour chaque tâche, nous lisons des publications originales, dans cet ordre :',
        {
          list: [
            ['Les notices des fabricants', 'Ils savent comment leur machine est faite, et ce que l’on peut ouvrir.'],
            [
              'Les autorités et les organismes de sécurité',
              'Pompiers, agences de santé, commissions de sécurité des consommateurs et organismes de normalisation, pour les fréquences et les dangers.',
            ],
            [
              'Les organisations professionnelles',
              'Pour le travail des ramoneurs, des chauffagistes, des couvreurs et des jardiniers.',
            ],
          ],
        },
        'Chaque tâche énumère ses sources sous « Comment faire ». Une notice qui diffère d’un modèle à l’autre peut ne pas avoir de lien. Quand une source a fermé sa page, nous renvoyons à une copie archivée et nous le disons.',
      ],
    },
    {
      id: 'choice',
      title: 'Ce qui devient une tâche',
      blocks: [
        'Une tâche doit valoir votre temps. Nous demandons ce qui se passe si elle n’est pas faite, et lui donnons l’un de quatre rangs :',
        {
          list: [
            [
              'Danger',
              'Blessure, incendie ou intoxication. Votre programme ne dépasse jamais le plus long délai que la source permet.',
            ],
            [
              'Coût',
              'Des dégâts de plusieurs centaines d’euros. Les travaux liés à une saison viennent chaque année à cette saison.',
            ],
            [
              'Usure',
              'Une durée de vie plus courte ou de l’énergie gaspillée. Ces tâches viennent moins souvent dans un programme chargé.',
            ],
            ['Confort', 'Saleté, odeur ou aspect. Ces tâches cèdent la place en premier.'],
          ],
        },
        'Une tâche dure de cinq minutes à deux heures. Un travail plus long est divisé, ou devient une visite à prévoir. Les habitudes de tous les jours, comme vider le filtre à peluches après chaque séchage, ne sont pas des tâches à part ; les étapes les mentionnent.',
        'Certains travaux ne sont jamais une tâche pour vous : ouvrir un appareil à gaz, un four à micro-ondes, un tableau électrique ou un circuit de froid scellé, ou travailler sans aide sur un toit depuis une échelle. Dans ces cas, la tâche est de prendre rendez-vous avec un professionnel.',
      ],
    },
    {
      id: 'plan',
      title: 'Comment votre semaine est choisie',
      blocks: [
        'Vous dites ce que contient votre logement. Les tâches pour tout le reste sont laissées de côté, comme celles qui ne conviennent pas à votre climat, à votre pays ou à votre type d’appareil. Nous programmons toute l’année, plaçons chaque tâche de saison à son meilleur moment là où vous habitez, et répartissons les autres. Chaque tâche de votre semaine dit pourquoi elle est à faire.',
        'Les [questions fréquentes](/faq#plan) expliquent ce que vous pouvez changer.',
      ],
    },
    {
      id: 'checks',
      title: 'Comment nous vérifions',
      blocks: [
        {
          list: [
            [
              'D’après les sources',
              'Nous comparons chaque fréquence, chaque chiffre et chaque règle de sécurité à la source citée. Les guides et les pages des équipements montrent la date de la dernière comparaison.',
            ],
            [
              'Par qui',
              'Par nous, les auteurs du catalogue, et par des programmes. Aucun ingénieur, ramoneur ou électricien ne l’a encore relu pour nous. Dès que l’un d’eux l’aura fait, la page donnera son nom et la date.',
            ],
            [
              'Les mélanges dangereux',
              'Un programme contrôle qu’aucune tâche n’utilise deux substances qui ne doivent pas se rencontrer, et que les tâches qui les utilisent ne tombent jamais le même jour.',
            ],
            [
              'Sur des années entières',
              'À chaque changement, un programme simule deux ans pour douze logements différents, d’un appartement à Paris à une maison avec piscine en Australie, et contrôle les délais, les saisons et les minutes.',
            ],
            [
              'Les répétitions et les mots simples',
              'Deux tâches ne peuvent pas dire la même chose, et chaque étape est une instruction complète.',
            ],
          ],
        },
        'Nous faisons pourtant des erreurs. Si vous en trouvez une, écrivez à [{support email}](mailto:{support email}) et nommez la tâche. Nous vérifions de nouveau la source, et corrigeons la tâche pour tout le monde.',
      ],
    },
    {
      id: 'figures',
      title: 'Comment lire nos chiffres',
      blocks: [
        'Nous citons quelques chiffres sur la page d’accueil, chacun avec un astérisque quand c’est une estimation. Voici ce qu’il y a derrière chacun d’eux. Pour les deux premiers, il n’y a pas de calcul : nous ne connaissons aucune statistique publiée des réparations ou des dépannages par cause qui le permettrait, et nous n’avons mesuré ni l’un ni l’autre.',
        {
          list: [
            [
              'Jusqu’à 80 % des réparations courantes',
              'Notre propre estimation du maximum que peut faire un entretien régulier. Elle compte les réparations qui commencent par de la saleté, du tartre, des filtres bouchés, des joints usés, le gel ou des contrôles oubliés. Elle ne compte ni les accidents, ni les pièces défectueuses, ni la vieillesse. C’est une limite supérieure et non une moyenne, et nous ne l’avons pas mesurée chez nos utilisateurs.',
            ],
            [
              '70 % d’appels en urgence en moins',
              'Encore notre propre estimation. Elle compte les dépannages dont nos tâches recherchent les premiers signes : une évacuation bouchée, un tuyau qui fuit, un chauffage qui tombe en panne la première semaine froide. Personne ne peut le promettre pour un logement en particulier.',
            ],
            [
              'Des milliers d’euros de dégâts possibles',
              'Le coût d’un seul incident : un tuyau éclaté, une fuite de toiture ou un feu de cheminée coûte souvent plusieurs milliers d’euros. La plupart des années n’en apportent aucun : ce n’est donc pas une économie annuelle. Les guides donnent les prix habituels des réparations plus petites.',
            ],
            [
              '55 équipements et 200+ tâches',
              'Comptés dans le catalogue. La [liste de tous les équipements](/maintenance#everything) les montre, chacun avec ses tâches.',
            ],
            [
              'Environ une heure par semaine',
              'Deux ou trois tâches courtes chaque jour que vous choisissez, au plus cinq par semaine pour commencer. Vous pouvez changer le nombre et les jours.',
            ],
            [
              'Prêt en deux minutes',
              'Neuf étapes courtes avec des cases à cocher prennent environ deux minutes. Étudier chaque option prend plus longtemps.',
            ],
          ],
        },
        {
          caption: 'Ce que comptent les deux estimations',
          columns: ['Estimation', 'Compté', 'Non compté'],
          rows: [
            [
              'Jusqu’à 80 %',
              'des réparations courantes évitées',
              'Saleté, tartre, filtres bouchés, joints usés, gel, contrôles oubliés',
              'Accidents, pièces défectueuses, vieillesse, tempêtes, travail mal fait',
            ],
            [
              '70 %',
              'd’appels en urgence en moins',
              'Une évacuation bouchée, un tuyau qui fuit, un chauffage qui tombe en panne la première semaine froide',
              'Cambriolages, clés perdues, coupures de courant, conduites rompues dans la rue',
            ],
          ],
        },
        'Les chiffres d’une tâche ou d’un guide, comme une température ou une part des incendies, viennent des sources qui y sont citées.',
      ],
    },
  ],
};
