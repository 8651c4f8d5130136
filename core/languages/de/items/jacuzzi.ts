import type { ItemWords } from '../../item-words.ts';

export const jacuzzi = {
  name: 'Whirlpool',
  tasks: {
    'jacuzzi.flush-pipes': {
      title: 'Rohre des Whirlpools spülen',
      why: 'Etwas Badewasser bleibt immer in den Rohren. Hautfett darin nährt einen Schleim, den die Düsen in Ihre Atemluft blasen. Kohler rät zu zwei Spülungen im Monat.',
      steps: [
        'Schließen Sie die Luftregler an den Düsen, und füllen Sie die Wanne mit heißem Wasser bis mindestens 5 cm über die höchste Düse.',
        'Geben Sie einen Reiniger für Whirlpoolrohre oder den aus Ihrer Anleitung in der Dosis des Etiketts hinein. Geben Sie nichts anderes dazu.',
        'Lassen Sie die Düsen bei offenem Fenster oder laufendem Lüfter 10 Minuten laufen, und lassen Sie dann das Wasser ab.',
        'Füllen Sie kaltes Wasser gleich hoch ein, und lassen Sie die Düsen 5 Minuten laufen.',
        'Lassen Sie das Wasser ab, und wischen Sie die Wanne trocken.',
        'Leeren Sie die Wanne dazwischen nach jeder Benutzung, und verwenden Sie keine Öle, Schaum oder Salze, die die Anleitung nicht erlaubt.',
      ],
      firstReason: 'Abgestandenes Wasser sitzt zwischen den Bädern unsichtbar in den Rohren',
      safety:
        'Viele Rohrreiniger enthalten Chlor: Geben Sie nie Essig, Entkalker oder ein zweites Mittel dazu. Halten Sie alle aus der Wanne, solange der Reiniger darin ist, und lassen Sie die Pumpe nie trocken laufen.',
    },
    'jacuzzi.clean-jets': {
      title: 'Düsen und Ansauggitter des Whirlpools reinigen',
      why: 'Kalk macht die Düsen schwergängig, und Haare am Ansauggitter nehmen der Pumpe das Wasser. Das Gitter hält auch Haare und Finger aus der Ansaugung.',
      steps: [
        'Schalten Sie die Wanne am Hauptschalter aus. Schrauben oder klipsen Sie die Düsenblenden ab, wie die Anleitung zeigt.',
        'Legen Sie die Blenden in Entkalker, wie sein Etikett sagt, bürsten Sie sie, und spülen Sie sie gut ab.',
        'Ziehen Sie Haare und Flusen vom Ansauggitter, und wischen Sie um die Luftknöpfe.',
        'Prüfen Sie, ob das Gitter ganz und fest verschraubt ist. Ist es rissig, lose oder weg, benutzen Sie die Düsen nicht, bis es ersetzt ist.',
        'Setzen Sie die Blenden ein, füllen Sie die Wanne mit klarem Wasser, schalten Sie wieder ein, und probieren Sie jede Düse.',
      ],
      firstReason: 'Ein heiles Ansauggitter hält Haare und Finger aus der Pumpe',
      safety:
        'Lassen Sie die Pumpe nie ohne das Gitter über der Ansaugung laufen: Eine offene Ansaugung kann Haare einfangen und den Kopf unter Wasser halten. Spülen Sie die Säure ganz ab, bevor Sie einen anderen Reiniger verwenden.',
    },
    'jacuzzi.test-rcd': {
      title: 'FI-Schalter des Whirlpools testen',
      why: 'Pumpe, Heizung und Badende teilen sich eine Wanne Wasser. Bei einem Fehler trennt der Schutzschalter [[AU NZ: (RCD) | (ein Fehlerstromschutzschalter, FI)]] die Versorgung schnell genug, um ein Leben zu retten.',
      steps: [
        'Suchen Sie das Gerät, das die Wanne schützt: im [[AU NZ: Schaltkasten | Sicherungskasten]] oder neben dem Schalter der Wanne.',
        'Lassen Sie, ohne jemanden in der Wanne, eine andere Person beobachten, ob das Bedienfeld leuchtet.',
        'Drücken Sie mit trockenen Händen die Prüftaste. Das Gerät muss auslösen und das Bedienfeld sofort dunkel werden.',
        'Schalten Sie es wieder ein. Hat es nicht ausgelöst oder bleibt es nicht an, benutzen Sie die Wanne nicht, und rufen Sie einen Elektrofachbetrieb.',
      ],
      firstReason: 'Sorgen Sie dafür, dass der Strom rechtzeitig abschaltet, um zu retten',
      safety:
        'Stehen Sie auf trockenem Boden, nie in oder an der Wanne. Drücken Sie nur die Taste; lassen Sie alle Abdeckungen geschlossen.',
      tenant:
        'Die Taste dürfen Sie selbst drücken. Versagt der Test, bitten Sie die Vermietung um einen Elektrofachbetrieb.',
    },
    'jacuzzi.test-gfci': {
      title: 'GFCI des Whirlpools testen',
      why: 'Ein Fehlerstromschutzschalter (GFCI) trennt den Strom in Sekundenbruchteilen, wenn Strom ins Badewasser abfließt. Er kann ohne ein Zeichen versagen, deshalb verlangt die CPSC jeden Monat einen Test.',
      steps: [
        'Suchen Sie den GFCI des Whirlpools: einen Schalter im Sicherungskasten oder eine Steckdose nahe am Motor.',
        'Halten Sie alle aus der Wanne. Prüfen Sie, ob das Bedienfeld leuchtet, oder stecken Sie eine Lampe in die Steckdose, und schalten Sie sie ein.',
        'Trocknen Sie die Hände, und drücken Sie TEST. Das Licht muss sofort ausgehen.',
        'Drücken Sie RESET. Tat die Taste nichts oder bleibt der Strom weg, benutzen Sie den Whirlpool nicht, und rufen Sie einen Elektrofachbetrieb.',
      ],
      firstReason: 'Gehen Sie sicher, dass ein Fehler den Strom trennt, bevor er verletzt',
      safety:
        'Halten Sie die Füße trocken, und steigen Sie nicht in die Wanne. Berühren Sie nur die zwei Tasten: Alles hinter der Abdeckung ist Sache eines Elektrofachbetriebs.',
      tenant:
        'Die Tasten drücken Sie selbst. Versagt eine, bitten Sie die Vermietung schriftlich um einen Elektrofachbetrieb.',
    },
    'jacuzzi.inspect-pump': {
      title: 'Pumpe des Whirlpools hinter der Verkleidung prüfen',
      why: 'Eine undichte Rohrverbindung oder eine von Staub verstopfte Pumpe zeigt sich hinter der Verkleidung Monate, bevor Sie in der Wanne etwas bemerken.',
      steps: [
        'Füllen Sie die Wanne, und lassen Sie die Düsen fünf Minuten laufen.',
        'Hat die Wanne eine Heizung, messen Sie die Wassertemperatur. Sie darf nie über 40 °C liegen.',
        'Stoppen Sie die Düsen, schalten Sie die Wanne am Hauptschalter aus, und nehmen Sie die Revisionsverkleidung ab.',
        'Achten Sie mit einer Taschenlampe auf Tropfen, weiße Krusten an Rohrverbindungen, durchhängende Rohre und Feuchtigkeit am Boden.',
        'Saugen Sie Staub um die Motorschlitze, ohne Kabel zu berühren, und räumen Sie alles weg, was dort lagert.',
        'Wenn Sie ein Leck, Rost oder Brandgeruch bemerken, lassen Sie die Wanne ausgeschaltet, und beauftragen Sie den Kundendienst des Herstellers.',
        'Ist alles in Ordnung, schließen Sie die Verkleidung, und schalten Sie die Wanne wieder ein.',
      ],
      firstReason: 'Sehen Sie, ob etwas tropft, wo sonst niemand hinsieht',
      safety:
        'Trennen Sie zuerst die Wanne vom Strom, und öffnen Sie nie den Steuerkasten oder die Motorklemmen. Wasser über 40 °C kann Badende ohnmächtig machen. Kinder und Schwangere brauchen ärztlichen Rat, bevor sie eine beheizte Wanne benutzen.',
      tenant:
        'Ist die Verkleidung fest oder finden Sie Wasser, bitten Sie die Vermietung, den Pumpenraum prüfen zu lassen.',
    },
  },
} as const satisfies ItemWords;
