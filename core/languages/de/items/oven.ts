import type { ItemWords } from '../../item-words.ts';

export const oven = {
  name: 'Backofen',
  tasks: {
    'oven.clean-cavity': {
      title: 'Backofen von Hand mit Natronpaste reinigen',
      why: 'Immer wieder eingebranntes Fett raucht, verdirbt das Essen und kann Feuer fangen. Wenn Sie es entfernen, solange die Schicht dünn ist, brauchen Sie kein ätzendes Spray.',
      steps: [
        'Nehmen Sie bei kaltem, vom Strom getrenntem Backofen Roste, Schienen und Bleche heraus, und weichen Sie sie in heißem Wasser mit Spülmittel ein.',
        'Mischen Sie Natron mit wenig Wasser zu einer dicken Paste, und streichen Sie sie auf das fleckige Emaille.',
        'Halten Sie sie von Heizstäben, Brennerlöchern, Ventilator, Temperaturfühler, blankem Aluminium und rauen Katalyseblechen fern.',
        'Lassen Sie sie einige Stunden oder über Nacht einwirken, und entfernen Sie sie mit feuchtem Schwamm und Kunststoffschaber.',
        'Wischen Sie zweimal mit klarem Wasser nach, und trocknen Sie den Backofen. Wischen Sie ab jetzt Verschüttetes nach jeder Benutzung aus, sobald er abgekühlt ist.',
        'Setzen Sie Schienen und Roste ein, schalten Sie den Strom wieder ein, und wärmen Sie den leeren Backofen 10 Minuten.',
        'Lassen Sie den Boden des Backofens frei: Folie darauf staut Hitze und kann mit dem Emaille verschmelzen.',
      ],
      firstReason: 'Dünne Flecken gehen mit Paste ab; dicke brauchen scharfes Spray',
      safety: 'Der Backofen muss kalt und vom Strom getrennt sein. Gießen oder sprühen Sie kein Wasser hinein.',
    },
    'oven.run-pyrolysis': {
      title: 'Selbstreinigung des Backofens laufen lassen',
      why: 'Die Pyrolyse verbrennt Verschüttetes bei über 400 °C zu Asche. Läuft sie, bevor die Schicht dick wird, raucht es weniger, und ein kürzeres Programm genügt.',
      steps: [
        'Nehmen Sie Roste, Schienen, Bleche und lose Krümel heraus, außer die Anleitung sagt, dass sie darin bleiben dürfen.',
        'Wischen Sie Fettpfützen auf, und reinigen Sie den Türrand, den das Programm nicht erreicht.',
        'Bringen Sie Ziervögel in einen anderen, gut gelüfteten Teil der Wohnung, öffnen Sie ein Fenster, und schalten Sie die Dunstabzugshaube ein.',
        'Starten Sie das Programm, und bleiben Sie zu Hause, solange es läuft. Die Tür bleibt verriegelt, bis der Backofen abgekühlt ist.',
        'Wischen Sie im kalten Backofen die Asche mit einem feuchten Tuch auf, und setzen Sie die Roste ein. Wischen Sie nach gewöhnlichem Backen Fettpfützen auf.',
      ],
      firstReason: 'Ein kurzes Programm genügt, solange die Fettschicht dünn ist',
      safety:
        'Tür und Front werden sehr heiß: Halten Sie Kinder fern. Die Dämpfe können Ziervögel töten. Nehmen Sie in einem Pyrolyse-Backofen kein Backofenspray.',
    },
    'oven.clean-door-glass': {
      title: 'Glas der Backofentür reinigen und die Dichtung prüfen',
      why: 'Eine gerissene oder fettige Dichtung lässt Hitze an Schränke und Griffe. Kratzer schwächen das Glas, reinigen Sie es also sanft.',
      steps: [
        'Legen Sie bei ausgeschaltetem, kaltem Backofen ein Tuch mit warmem Wasser und Spülmittel 15 Minuten auf die Innenscheibe, und wischen Sie dann.',
        'Reiben Sie Restflecken mit weichem Schwamm ab. Stahlwolle, Metallschaber und körnige Scheuermilch zerkratzen die Scheibe.',
        'Ist Fett zwischen den Scheiben, nehmen Sie die innere nur heraus, wie Ihre Anleitung es zeigt, mit gesperrten Scharnieren.',
        'Wischen Sie die Gummi- oder Faserdichtung mit feuchtem Tuch, ohne zu schrubben. Achten Sie auf Risse, Lücken und lose Haken.',
        'Achten Sie an den Scheibenrändern auf Absplitterungen, und klappen Sie die Tür herunter. Sie sollte gleichmäßig öffnen und ohne Spalt schließen.',
      ],
      firstReason: 'Eine dicht schließende Tür hält Hitze von Ihren Schränken fern',
      safety:
        'Die Türscharniere stehen unter Federkraft und können Finger einklemmen. Benutzen Sie keinen Backofen mit abgesplittertem oder gerissenem Glas.',
    },
    'oven.test-temperature': {
      title: 'Temperatur des Backofens mit einem Thermometer prüfen',
      why: 'Thermostate werden ungenau. Ein zu kühler Backofen gart ein Huhn nicht durch, ein zu heißer verdirbt Kuchen, und die Anzeige zeigt beides nicht.',
      steps: [
        'Hängen Sie ein Backofenthermometer in die Mitte des mittleren Rosts, und stellen Sie 180 °C Ober- und Unterhitze ein.',
        'Warten Sie 20 Minuten, nachdem der Backofen bereit anzeigt. Lesen Sie dann dreimal durch das Glas ab, im Abstand von 10 Minuten.',
        'Bilden Sie den Mittelwert. Alles von 165 °C bis 195 °C ist üblich. Ist der Fehler gleichbleibend, berücksichtigen Sie ihn in jedem Rezept.',
        'Viele Backöfen lassen den Fehler im Einstellungsmenü korrigieren: Suchen Sie in der Anleitung nach „Temperaturkalibrierung“.',
        'Ist der Fehler für das Menü zu groß oder springt die Temperatur, lassen Sie Fühler oder Thermostat vom Kundendienst prüfen.',
      ],
      firstReason: 'Wenige Backöfen sind genau so heiß, wie ihre Anzeige sagt',
      safety:
        'Lesen Sie das Thermometer durch die geschlossene Tür ab, und nehmen Sie es erst heraus, wenn der Backofen abgekühlt ist.',
    },
    'oven.heat-catalytic-liners': {
      title: 'Katalysebleche des Backofens sauber brennen',
      why: 'Die rauen grauen Bleche verbrennen Fett von selbst, solange der Backofen heiß ist. Schrubben, Paste oder Spray füllt ihre Poren, dann wirken sie nicht mehr.',
      steps: [
        'Waschen Sie Roste und Bleche in der Spüle, und lassen Sie sie draußen, während die Katalysebleche sauber brennen.',
        'Lassen Sie die rauen Bleche in Ruhe. Wischen Sie nur den glatten Boden und die Innenseite der Tür mit feuchtem Schwamm.',
        'Heizen Sie den leeren Backofen auf die Temperatur und so lange, wie die Anleitung sagt, bei offenem Fenster und laufender Haube.',
        'Lassen Sie ihn abkühlen. Bleibende Flecken sind meist Zucker: Decken Sie spritzende Gerichte ab, und wiederholen Sie das Heizen.',
        'Sind die Bleche ganz verglast, bestellen Sie neue: Sie werden im Ganzen gewechselt, bei kaltem, vom Strom getrenntem Backofen.',
      ],
      firstReason: 'Schrubben zerstört die Bleche, die sich selbst reinigen',
      safety:
        'Halten Sie Kinder und Ziervögel aus der Küche, solange der leere Backofen heizt. Nehmen Sie kein Backofenspray: Es zerstört die Bleche, und seine Dämpfe sind auf heißem Metall schädlich.',
    },
  },
} as const satisfies ItemWords;
