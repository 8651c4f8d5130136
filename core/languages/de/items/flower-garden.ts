import type { ItemWords } from '../../item-words.ts';

export const flowerGarden = {
  name: 'Blumengarten',
  tasks: {
    'flower-garden.cut-back-perennials': {
      title: 'Alte Stängel der Stauden zurückschneiden',
      why: 'Alte Stängel schützen Insekten und ernähren Vögel den ganzen Winter. Schneiden Sie sie kurz vor dem neuen Austrieb: Wenn Sie länger warten, schneiden Sie auch frische Triebe ab.',
      steps: [
        'Warten Sie, bis an der Basis neue Triebe erscheinen, und wählen Sie einen trockenen Tag.',
        'Schneiden Sie die toten Stängel von Stauden und sommergrünen Gräsern eine Handbreit über dem Boden oder knapp über dem neuen Austrieb.',
        'Kämmen Sie immergrüne Gräser mit behandschuhten Fingern aus, statt sie zu schneiden.',
        'Lassen Sie Sträucher und Gehölze wie Lavendel bis zu ihrer eigenen Schnittzeit.',
        'Stapeln Sie die Stängel ein paar Wochen locker in einer Ecke, damit überwinternde Insekten hinauskönnen.',
      ],
      firstReason: 'Schaffen Sie Platz für frische Triebe, bevor sie durch alte Stängel wachsen',
      safety:
        'Tragen Sie zwischen steifen Stängeln und Stäben Augenschutz und bei Wolfsmilch lange Ärmel: Ihr Saft verätzt Haut und Augen.',
    },
    'flower-garden.mulch-beds': {
      title: 'Beete jäten und 5 cm dick mulchen',
      why: 'Eine Kompostschicht auf feuchter Erde hält das Wasser darin und das meiste Unkraut draußen, sodass Sie in trockenen Monaten viel weniger gießen und jäten.',
      steps: [
        'Ziehen oder heben Sie das Unkraut mit den Wurzeln heraus, solange die Erde feucht ist.',
        'Ist der Boden trocken, gießen Sie zuerst gut, denn Mulch hält trockene Erde trocken.',
        'Verteilen Sie Gartenkompost, Laubkompost oder Rinde mindestens 5 cm dick.',
        'Lassen Sie um holzige Stängel eine Handbreit frei, und bedecken Sie die Herzen der Stauden nicht, sonst faulen sie.',
      ],
      firstReason: 'Bedeckte Erde behält ihr Wasser und lässt wenig Unkraut durch',
      safety:
        'Öffnen Sie Kompostsäcke vom Gesicht weg, und atmen Sie den Staub nicht ein, der Legionella longbeachae enthalten kann. Waschen Sie sich danach die Hände.',
    },
    'flower-garden.deadhead': {
      title: 'Verblühtes in den Blumenbeeten entfernen und jäten',
      why: 'Hat eine Pflanze Samen angesetzt, hört sie auf zu blühen. Entfernen Sie Verblühtes, blühen die meisten Pflanzen wochenlang weiter.',
      steps: [
        'Zwicken oder schneiden Sie verblühte Blüten knapp über dem nächsten Blatt oder der nächsten Knospe ab.',
        'Schneiden Sie Pflanzen, die nach einem Rückschnitt noch einmal blühen, zum Beispiel Storchschnabel, um die Hälfte zurück, und gießen Sie sie.',
        'Lassen Sie Hagebutten, Samenstände für die Vögel und jede Pflanze, die sich aussäen soll.',
        'Hacken oder ziehen Sie Unkrautkeimlinge, bevor sie blühen.',
        'Machen Sie es zur wöchentlichen Gewohnheit: zehn Minuten mit Gartenschere und Eimer.',
      ],
      firstReason: 'Verblühtes kostet eine Pflanze die Kraft für weitere Knospen',
      safety:
        'Tragen Sie Handschuhe bei Fingerhut, Eisenhut und Oleander, die giftig sind, und halten Sie das Schnittgut von Kindern und Haustieren fern.',
    },
    'flower-garden.divide-clumps': {
      title: 'Zu dichte Staudenhorste ausgraben und teilen',
      why: 'Ein Horst mit kahler Mitte hat seine Erde erschöpft. Geteilt blüht er wieder und gibt Ihnen umsonst etwa drei Pflanzen.',
      steps: [
        'Wählen Sie Horste mit wenigen Blüten oder toter Mitte. Lassen Sie Pfingstrosen und Christrosen ungestört.',
        'Schneiden Sie die Stängel ab, und heben Sie den ganzen Horst mit einer Grabgabel aus.',
        'Ziehen Sie ihn von Hand auseinander, hebeln Sie ihn mit zwei Gabeln Rücken an Rücken, oder stechen Sie ihn mit dem Spaten. Jedes Stück braucht Wurzeln und Knospen.',
        'Werfen Sie die holzige Mitte weg.',
        'Pflanzen Sie die jungen äußeren Stücke sofort wieder ein, so tief wie zuvor, in Erde mit Kompost.',
        'Gießen Sie sie an und in trockenen Wochen wieder, bis der Boden kalt ist.',
      ],
      firstReason: 'Finden Sie die Horste, die in der Mitte kahl geworden sind',
      safety: 'Beugen Sie zum Heben die Knie. Halbieren Sie einen schweren Horst im Boden, bevor Sie ihn herausheben.',
    },
  },
} as const satisfies ItemWords;
