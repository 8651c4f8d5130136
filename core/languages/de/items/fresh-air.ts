import type { PartWords } from '../../item-words.ts';

export const freshAir = {
  tasks: {
    'ventilation.fill-condensate-trap': {
      title: 'Kondensatsiphon des Lüftungsgeräts füllen',
      why: 'Im Winter tropfen vom Wärmetauscher täglich Liter Wasser in einen Ablauf. Ein verstopfter Ablauf überflutet das Gerät, und ein im Sommer ausgetrockneter Siphon saugt Gerüche an.',
      steps: [
        'Schalten Sie das Gerät am Schalter oder Stecker aus, und öffnen Sie die Tür, die Sie laut Anleitung öffnen dürfen.',
        'Leuchten Sie mit einer Taschenlampe in die Wanne unter dem Wärmetauscher. Wischen Sie Schleim und stehendes Wasser auf.',
        'Gießen Sie langsam einen Liter Wasser in den Ablauf. Es muss ohne Rückstau abfließen.',
        'Füllen Sie den Siphon, bis Wasser darin steht. Nach Wochen warmen Wetters trocknet er aus und hält dann keine Gerüche mehr ab.',
        'Gehen Sie draußen zum Lufteinlass, so weit Sie ihn vom Boden erreichen, und befreien Sie sein Gitter von Laub und Nestern.',
        'Schließen Sie die Tür, und schalten Sie ein. Achten Sie auf Gluckern.',
      ],
      firstReason: 'Ein trockener Siphon lässt Gerüche ein, ein verstopfter Wasser aus',
      safety:
        'Ziehen Sie vor dem Öffnen den Stecker, und halten Sie Wasser von der Elektronik fern. Überlassen Sie einen Einlass auf dem Dach einem Fachbetrieb.',
      tenant: 'Fragen Sie die Vermietung nach der Anleitung, und melden Sie Wasser unter dem Gerät.',
    },
    'ventilation.wash-exchanger': {
      title: 'Wärmetauscher des Lüftungsgeräts reinigen',
      why: 'Staub, der durch die Filter kommt, setzt sich in den engen Kanälen des Wärmetauschers ab. Er gewinnt dann weniger Wärme zurück, und die Ventilatoren arbeiten schwerer und lauter.',
      steps: [
        'Lesen Sie in der Anleitung, ob Ihr Wärmetauscher gewaschen werden darf: Solche, die auch Feuchte zurückgeben, vertragen oft nur den Staubsauger.',
        'Schalten Sie das Gerät aus, und ziehen Sie den Stecker. Nehmen Sie die Filter heraus, und ziehen Sie den Wärmetauscher am Gurt heraus.',
        'Saugen Sie seine vier Flächen mit einer Bürstendüse ab. Spülen Sie einen waschbaren mit lauwarmem Wasser und einem Tropfen Spülmittel, und lassen Sie ihn abtropfen, bis er trocken ist.',
        'Wischen Sie Gehäuse und Wanne aus, und saugen Sie die Ventilatorflügel mit einer weichen Bürste ab, ohne sie zu verbiegen.',
        'Setzen Sie den Wärmetauscher in derselben Richtung wieder ein, mit sauberen Filtern, und schalten Sie ein.',
      ],
      firstReason: 'Ein staubiger Wärmetauscher gibt weniger Wärme zurück und macht mehr Lärm',
      safety:
        'Ziehen Sie zuerst den Stecker. Der Wärmetauscher ist schwer, und seine Kanten sind scharf: Halten Sie ihn von unten mit beiden Händen.',
      tenant: 'Fragen Sie, wer sich um das Gerät kümmert. Oft ist es der Betrieb der Vermietung.',
      landlord: 'Reinigung des Lüftungsgeräts mit Wärmerückgewinnung',
    },
    'ventilation.clean-robot-vacuum': {
      title: 'Bürsten und Sensoren des Saugroboters reinigen',
      why: 'Haare um die Achsen stoppen die Bürsten und nutzen den Motor ab. Staubige Sensoren lassen den Roboter eine Stufe hinunterfallen oder seine Station verfehlen.',
      steps: [
        'Schalten Sie den Roboter aus. Schneiden Sie Haare von Haupt- und Seitenbürste, und ziehen Sie sie aus den Lagern.',
        'Klopfen Sie den Filter über dem Müll aus. Spülen Sie ihn nur, wenn die Anleitung es erlaubt, und lassen Sie ihn einen Tag trocknen.',
        'Wischen Sie Sensoren an der Unterseite, Ladekontakte und Räder mit einem trockenen Tuch ab.',
        'Leeren und spülen Sie den Tank des Wischers, und waschen Sie sein Tuch.',
        'Sehen Sie sich Kabel und Stecker von Roboter und Station an. Benutzen Sie einen Akku nicht mehr, der sich wölbt oder heiß wird.',
      ],
      firstReason: 'Haare um die Achsen sind es, die einen Saugroboter stoppen',
      safety:
        'Machen Sie weder Roboter noch Station nass. Laden Sie ihn abseits vom Weg ins Freie und nie mit beschädigtem Akku.',
    },
  },
} as const satisfies PartWords;
