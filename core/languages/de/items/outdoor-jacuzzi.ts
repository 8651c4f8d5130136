import type { ItemWords } from '../../item-words.ts';

export const outdoorJacuzzi = {
  name: 'Außenwhirlpool',
  tasks: {
    'outdoor-jacuzzi.test-water': {
      title: 'Wasser des Außenwhirlpools nach vollständigem Test einstellen',
      why: 'Hitze und Blasen heben den pH-Wert, und Desinfektionsmittel wirkt dann schlecht. Der Nebel über unausgeglichenem Wasser kann Legionellen enthalten, und das Wasser kann Ausschlag verursachen.',
      steps: [
        'Machen Sie, solange der Whirlpool gefüllt ist, einen Streifentest auf Desinfektionsmittel und pH zur Gewohnheit: vor jedem Baden, zwei- oder dreimal pro Woche, auch wenn niemand badet, und mehrmals an einem Tag mit viel Betrieb.',
        'Testen Sie alle zwei Wochen auch die Gesamtalkalität, nach einem Neufüllen auch die Kalziumhärte.',
        'Stellen Sie zuerst die Alkalität ein, denn sie hält den pH-Wert stabil. Ziel sind 80 bis 120 mg/l (ppm).',
        'Zielen Sie dann auf pH 7,0 bis 7,8, mit mindestens 3 mg/l (ppm) freiem Chlor oder 4 mg/l Brom.',
        'Nehmen Sie Chlor ohne Stabilisator (Cyanursäure), wie die CDC für Whirlpools rät: Es wirkt schneller.',
        'Geben Sie ein Mittel nach dem anderen in der Dosis des Etiketts hinein, bei laufenden Pumpen und offener Abdeckung. Warten Sie eine halbe Stunde vor dem nächsten.',
        'Lassen Sie niemanden ins Wasser, bis ein zweiter Test zeigt, dass alle Werte stimmen. Halten Sie das Wasser bei höchstens 40 °C.',
      ],
      firstReason: 'Finden Sie heraus, ob man gefahrlos ins Wasser steigen kann',
      safety:
        'Geben Sie Chemikalien ins Wasser, nie Wasser auf Chemikalien. Geben Sie sie einzeln hinein, nie gemischt, jede mit eigenem trockenem Messlöffel. Lagern Sie Chlor, Säure und Brom getrennt, trocken und vor Kindern verschlossen.',
    },
    'outdoor-jacuzzi.rinse-filter': {
      title: 'Filterkartusche des Außenwhirlpools spülen',
      why: 'Hautfett und Lotion verstopfen die Falten innerhalb von Wochen. Die Heizung schaltet dann ab, weil zu wenig Wasser fließt. Der Hersteller PDC Spas verlangt jeden Monat ein Spülen; Ihre Anleitung kann abweichen.',
      steps: [
        'Schalten Sie den Whirlpool am Hauptschalter aus, und heben Sie die Kartusche heraus. Ist er leer, prüfen Sie die Kartusche auf Verschleiß, und lagern Sie sie trocken.',
        'Spritzen Sie zwischen den Falten von oben nach unten, und drehen Sie die Kartusche, bis das Wasser klar ist.',
        'Legen Sie sie jedes dritte Mal über Nacht in den Filterreiniger des Herstellers, und spülen Sie sie gut.',
        'Setzen Sie eine zweite ein, während die erste trocknet: Eine Kartusche hält länger, wenn sie dazwischen austrocknet.',
        'Ersetzen Sie die Kartusche, wenn ihre Falten gerissen, platt oder faserig sind oder die Anleitung es sagt.',
      ],
      firstReason: 'Eine saubere Kartusche hält die Heizung am Laufen und das Wasser klar',
      safety:
        'Lassen Sie die Pumpen nie ohne Kartusche laufen, und spülen Sie jede Spur Reiniger aus: Viele schäumen, und saure dürfen nicht mit Chlor zusammenkommen.',
    },
    'outdoor-jacuzzi.change-water': {
      title: 'Rohre des Außenwhirlpools spülen, Wasser wechseln',
      why: 'Der Hersteller PDC Spas rät etwa alle drei Monate zu einem Wechsel. Dann enthält das Wasser so viel Salz, Lotion und verbrauchte Chemikalien, dass es schäumt und riecht.',
      steps: [
        'Gießen Sie Rohrreiniger hinein, lassen Sie alle Düsen laufen, wie das Etikett sagt, und achten Sie auf Schmutz aus den Rohren.',
        'Schalten Sie am Hauptschalter aus, öffnen Sie den Ablass, und leiten Sie das Wasser in die Schmutzwasserleitung, wie Ihre örtlichen Regeln es verlangen.',
        'Wischen Sie die leere Schale mit weichem Tuch und etwas Spülmittel, und spülen Sie nach. Nehmen Sie weder Lösungsmittel noch Scheuerpulver.',
        'Schließen Sie den Ablass, und füllen Sie durch das Filtergehäuse, was Luft aus der Pumpe hält.',
        'Schalten Sie ein, wenn der Whirlpool voll ist, lassen Sie die Düsen laufen, und dosieren und testen Sie das Wasser, bevor jemand hineingeht.',
      ],
      firstReason: 'Verbrauchte Chemikalien sammeln sich, und keine Dosis entfernt sie',
      safety:
        'Schalten Sie vor dem Entleeren den Strom ab: Eine trockene Heizung brennt durch. Wechseln Sie das Wasser nicht bei starkem Frost, denn Rohre frieren in Stunden ein. Lassen Sie Kinder nicht in der Nähe eines halb vollen Whirlpools.',
    },
    'outdoor-jacuzzi.test-rcd': {
      title: 'Prüftaste am FI-Schalter des Außenwhirlpools drücken',
      why: 'Sie teilen das Wasser mit Pumpen, einer Heizung und Lampen. Der Schutzschalter ([[US CA: GFCI | FI-Schalter]]) trennt den Strom, bevor ein Fehler daran töten kann.',
      steps: [
        'Sorgen Sie dafür, dass niemand im Wasser ist. Suchen Sie mit trockenen Händen den [[US CA: GFCI | AU NZ: Sicherheitsschalter | FI-Schalter]], der den Whirlpool speist.',
        'Drücken Sie T oder Test. Er muss sofort auslösen und die Anzeige des Whirlpools dunkel werden.',
        'Schalten Sie ihn wieder ein, und prüfen Sie, ob Heizung und Pumpen wieder laufen, besonders bei Frost.',
        'Erinnert das Bedienfeld Sie (bei Balboa alle 30 Tage), löschen Sie die Meldung nach dem Test.',
        'Löst er nicht aus oder bleibt er nicht an, schalten Sie den Whirlpool am Hauptschalter aus, lassen Sie niemanden ins Wasser, und rufen Sie einen Elektrofachbetrieb.',
      ],
      firstReason: 'Gehen Sie sicher, dass ein Fehler den Strom trennt, bevor es jemanden trifft',
      safety:
        'Greifen Sie nie vom Whirlpool aus oder mit nassen Händen nach einem Schalter oder Stecker. Öffnen Sie keine Abdeckungen: Nur ein Elektrofachbetrieb darf an den Leitungen arbeiten.',
      tenant:
        'Machen Sie den Test selbst. Versagt er, bitten Sie die Vermietung noch am selben Tag um einen Elektrofachbetrieb.',
    },
    'outdoor-jacuzzi.check-cover': {
      title: 'Deckelschlösser und Ansauggitter des Außenwhirlpools prüfen',
      why: 'Der verschlossene Deckel hält kleine Kinder aus dem Wasser und die Wärme drinnen. Die Gitter unter Wasser halten Haare und Finger aus der Pumpe.',
      steps: [
        'Verschließen Sie den Deckel nach jeder Benutzung. Schließen und verriegeln Sie jetzt jeden Gurt, und ziehen Sie. Keine Schnalle darf gerissen, kein Gurt eingerissen sein und keine Ecke sich heben.',
        'Wischen Sie beide Seiten des Kunstleders mit milder Seifenlauge, und spülen Sie nach. Nehmen Sie kein ölhaltiges Pflegemittel, das es spröde macht.',
        'Heben Sie den Schaum an. Ist er von Wasser schwer geworden, bestellen Sie einen neuen Deckel.',
        'Tauchen Sie bei abgenommenem Deckel einen Streifen für Desinfektionsmittel und pH ein.',
        'Schalten Sie den Whirlpool am Hauptschalter aus, und prüfen Sie mit der Hand, ob jedes Ansauggitter ganz und fest verschraubt ist.',
        'Prüfen Sie, ob Stufen und Handlauf fest stehen und rutschfeste Streifen halten.',
      ],
      firstReason: 'Sorgen Sie dafür, dass der Deckel Kinder draußen und Wärme drinnen hält',
      safety:
        'Fehlt ein Ansauggitter oder ist es lose oder kaputt, lassen Sie niemanden in den Whirlpool, bis es ersetzt ist. Binden Sie lange Haare hoch, und stellen Sie sich nie auf den Deckel.',
    },
  },
} as const satisfies ItemWords;
