import type { ItemWords } from '../../item-words.ts';

export const bicycle = {
  name: 'Fahrrad',
  tasks: {
    'bicycle.check-brakes-tyres': {
      title: 'Bremsen, Reifen und Schrauben des Fahrrads prüfen',
      why: 'Reifen verlieren Luft, auch wenn das Fahrrad nicht benutzt wird, und ein Bremszug franst wochenlang aus, bevor er reißt. Eine gründliche Prüfung dauert zehn Minuten.',
      steps: [
        'Pumpen Sie beide Reifen auf einen Druck im Bereich, der auf der Flanke steht, und achten Sie auf Schnitte, Glas und Risse.',
        'Drehen Sie die Räder: Sie sollten nicht eiern oder schleifen. Rütteln Sie seitlich daran, und prüfen Sie, ob Achsen oder Schnellspanner fest sind.',
        'Ziehen Sie jede Bremse kräftig, und schieben Sie das Fahrrad. Das Rad sollte blockieren, während der Hebel noch zwei Fingerbreit vom Lenker entfernt ist.',
        'Setzen Sie neue Beläge ein, wenn ihre Rillen weg sind oder der Belag dünner als eine Münze ist. Prüfen Sie Züge und Leitungen auf Schäden.',
        'Halten Sie die Vorderbremse, und bewegen Sie das Fahrrad vor und zurück: Ein Klopfen bedeutet einen losen Steuersatz. Drehen Sie den Lenker gegen das Vorderrad: Er sollte sich nicht verdrehen.',
        'Prüfen Sie Licht, Klingel und Reflektoren. Drücken Sie vor jeder Fahrt die Reifen, ziehen Sie beide Bremsen, und rütteln Sie an den Rädern.',
        'E-Bike: Achten Sie auf Dellen, Schwellungen oder Hitzespuren am Akku und auf Schäden am Ladegerät. Benutzen Sie beides nicht, wenn Sie etwas finden.',
      ],
      firstReason: 'Sorgen Sie dafür, dass die Bremsen greifen und nichts am Fahrrad lose ist',
      safety:
        'Halten Sie die Finger aus drehenden Speichen und Scheiben. Zweifeln Sie an einer Bremse, fahren Sie nicht. Laden Sie ein E-Bike auf hartem Boden, während jemand wach ist, und nie in der Nähe des Ausgangs.',
    },
    'bicycle.lube-chain': {
      title: 'Fahrradkette reinigen und ölen',
      why: 'Eine sandige Kette verschleißt Kassette und Kettenblätter, die ein Vielfaches der Kette kosten. Eine saubere Kette ist auch leiser und braucht weniger Kraft.',
      steps: [
        'Lassen Sie die Kette rückwärts durch einen Lappen laufen, bis der Lappen einigermaßen sauber bleibt.',
        'Ist sie immer noch schwarz, bürsten Sie sie mit Entfetter, spülen Sie mit wenig Wasser nach, und lassen Sie sie trocknen.',
        'Geben Sie auf jede Rolle des unteren Kettenlaufs einen Tropfen Kettenöl, während Sie rückwärts kurbeln.',
        'Kurbeln Sie eine Minute lang, damit das Öl einzieht, und wischen Sie dann die Außenseite fast trocken.',
        'Reinigen und ölen Sie die Kette nach jeder nassen oder schlammigen Fahrt wieder.',
      ],
      firstReason: 'Eine saubere Kette läuft leise und schont die teureren Teile',
      safety:
        'Halten Sie Öl und Entfetter von Scheiben, Belägen und Felgen fern. Drehen Sie die Kurbeln von Hand rückwärts, die Finger weg von den Ritzeln.',
    },
    'bicycle.measure-chain': {
      title: 'Verschleiß der Fahrradkette messen',
      why: 'Wechseln Sie die Kette rechtzeitig, kann eine Kassette mehrere Ketten überleben. Warten Sie zu lange, springt eine neue Kette auf den abgenutzten Zähnen, und Sie müssen auch die Kassette ersetzen.',
      steps: [
        'Setzen Sie eine Kettenlehre an drei Stellen auf den oberen Kettenlauf.',
        'Ersetzen Sie die Kette bei 0,5 % Verschleiß, wenn Sie hinten 11 oder 12 Gänge haben, oder bei 0,75 % mit 10 oder weniger.',
        'Haben Sie keine Lehre, messen Sie 12 ganze Glieder: Neu sind sie 304,8 mm lang. Ersetzen Sie die Kette, sobald sie 306,4 mm messen.',
        'Ist die Kette verschlissen, kaufen Sie eine für dieselbe Gangzahl, und schreiben Sie Datum und Kilometer auf die Packung.',
      ],
      firstReason: 'Finden Sie heraus, ob die Kette schon die Ritzel angreift',
    },
    'bicycle.book-service': {
      title: 'Jährliche Inspektion des Fahrrads vereinbaren',
      why: 'Lager, Speichen und hydraulische Bremsen brauchen Werkzeug und Erfahrung einer Werkstatt. Außerhalb der Radsaison haben Werkstätten freie Termine.',
      steps: [
        'Bitten Sie um eine volle Inspektion: Räder zentriert, Lager geprüft, Bremsen und Schaltung eingestellt, Züge oder Bremsflüssigkeit nach Bedarf erneuert.',
        'Erwähnen Sie Geräusche, und fragen Sie nach einem Preis, bevor Teile getauscht werden.',
        'E-Bike: Bitten Sie um ein Software-Update und eine Akkudiagnose, und bringen Sie Schlüssel und Ladegerät mit.',
        'Bewahren Sie die Rechnung mit der Rahmennummer auf: Nach beidem fragen Versicherungen und alle, die das Rad kaufen wollen.',
      ],
      firstReason: 'Eine Werkstatt spürt Spiel in Lagern, das Sie nicht bemerken würden',
      safety: 'Probieren Sie nach der Inspektion beide Bremsen im Schritttempo, bevor Sie in den Verkehr fahren.',
    },
  },
} as const satisfies ItemWords;
