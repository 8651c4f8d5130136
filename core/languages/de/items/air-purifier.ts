import type { ItemWords } from '../../item-words.ts';

export const airPurifier = {
  name: 'Luftreiniger',
  tasks: {
    'air-purifier.clean-prefilter': {
      title: 'Vorfilter und Lufteinlass des Luftreinigers absaugen',
      why: 'Der Vorfilter fängt Haare und Flusen, bevor sie den teuren Feinfilter erreichen. Ist er voller Flusen, bewegt der Ventilator weniger Luft, und das Zimmer bleibt staubig. Levoit verlangt eine monatliche Reinigung.',
      steps: [
        'Schalten Sie den Luftreiniger aus, und ziehen Sie den Stecker.',
        'Saugen Sie das Einlassgitter und das Gewebe des Vorfilters mit der Bürstendüse ab.',
        'Lässt sich das Gewebe abnehmen und ist als waschbar gekennzeichnet, spülen Sie es in lauwarmem Wasser, und lassen Sie es einen Tag trocknen.',
        'Schließen Sie den Luftreiniger. Lassen Sie um den Lufteinlass so viel Platz, wie die Anleitung verlangt.',
        'Bei Haustieren, Rauch oder Baustaub tun Sie das immer, wenn das Gewebe grau aussieht.',
      ],
      firstReason: 'Ein freies Gewebe schont den teuren Filter dahinter',
      safety:
        'Setzen Sie ein gewaschenes Gewebe erst ein, wenn es ganz trocken ist: Ein feuchter Filter schimmelt im Luftstrom.',
    },
    'air-purifier.replace-main-filter': {
      title: 'HEPA- und Aktivkohlefilter des Luftreinigers ersetzen',
      why: 'Ein gebrauchter HEPA- oder Aktivkohlefilter lässt sich nicht sauber waschen. Während er sich füllt, wird der Ventilator lauter, und das Gerät reinigt weniger Luft. Honeywell verlangt jedes Jahr einen neuen HEPA-Filter.',
      steps: [
        'Kaufen Sie den Filter für Ihr Modell. Ein getrennter Aktivkohlefilter ist oft alle drei Monate fällig.',
        'Ersetzen Sie den Filter früher, wenn die Anzeige oder die Anleitung es sagt, und nach starkem Rauch.',
        'Ziehen Sie den Stecker, öffnen Sie die Rückseite, und schieben Sie den alten Filter direkt in einen Beutel, möglichst draußen.',
        'Saugen Sie das leere Gehäuse aus.',
        'Entfernen Sie alle Folie vom neuen Filter, setzen Sie ihn mit der Lasche zu Ihnen ein, und schließen Sie die Abdeckung.',
        'Setzen Sie die Filteranzeige zurück, und notieren Sie das Datum.',
      ],
      firstReason: 'Finden Sie heraus, wie alt der Filter ist und ob er noch reinigt',
      safety:
        'Tragen Sie eine Staubmaske, während Sie den alten Filter einpacken, besonders wenn jemand zu Hause Asthma oder Allergien hat.',
    },
    'air-purifier.wipe-sensor': {
      title: 'Staubsensor und Luftauslass des Luftreinigers abwischen',
      why: 'Staub auf dem Sensor lässt den Ventilator eines automatischen Luftreinigers die ganze Nacht rasen oder langsam bleiben, während Sie braten. Hersteller verlangen, ihn alle paar Monate abzuwischen. Staub im Auslass wird ins Zimmer zurückgeblasen.',
      steps: [
        'Ziehen Sie den Stecker. Saugen Sie den Luftauslass mit der Bürstendüse ab, und wischen Sie das Gehäuse ab.',
        'Hat das Gerät eine Automatik, suchen Sie die Sensorklappe, meist ein kleiner Deckel an einer Seite. Ein einfaches Gerät hat keine, dann sind Sie fertig.',
        'Wischen Sie die Linse mit einem mit Wasser angefeuchteten Wattestäbchen ab, dann mit einem trockenen.',
        'Saugen Sie den Sensoreinlass ab, und schließen Sie die Klappe.',
        'Stecken Sie das Gerät wieder ein, wählen Sie die Automatik, und prüfen Sie, ob sich der Messwert innerhalb weniger Minuten einpendelt.',
      ],
      firstReason: 'Eine staubige Linse misst die Luft falsch, und der Ventilator läuft falsch',
    },
  },
} as const satisfies ItemWords;
