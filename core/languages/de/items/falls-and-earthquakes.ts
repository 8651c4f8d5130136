import type { PartWords } from '../../item-words.ts';

export const fallsAndEarthquakes = {
  tasks: {
    'windows-and-doors.anchor-furniture': {
      title: 'Hohe Möbel und Fernseher an der Wand befestigen',
      why: 'Eine Kommode kippt, sobald ein Kind die offenen Schubladen hinaufklettert, und bei einem Erdbeben jedes Bücherregal. Ein Gurt oben kostet wenig.',
      steps: [
        'Gehen Sie von Raum zu Raum, und drücken Sie jedes Regal, jeden Schrank, jede Kommode und jeden Fernseher oben sanft. Befestigen Sie alles, was wackelt, und alles, was ein Kind hinaufklettern könnte.',
        'Befestigen Sie oben an jedem zwei Gurte oder Winkel an Ständern oder Mauerwerk, mit den passenden Dübeln für die Wand.',
        'Prüfen Sie, ob frühere Befestigungen noch halten und keine Schraube ausgerissen ist.',
        'Stellen Sie Schweres nach unten, und nehmen Sie Spielzeug und Fernbedienungen von oben weg.',
        'Halten Sie hohe Möbel von Betten und vom Weg ins Freie fern. Befestigen Sie ab jetzt jedes neue Möbelstück an dem Tag, an dem es kommt.',
      ],
      firstReason: 'Finden Sie heraus, welche Ihrer Möbel umkippen würden',
      safety:
        'Suchen Sie vor dem Bohren mit einem Detektor nach Kabeln und Rohren. Lassen Sie eine zweite Person das Möbelstück halten, während Sie arbeiten.',
      tenant:
        'Fragen Sie die Vermietung vor dem Bohren: In manchen Ländern muss sie Befestigungen erlauben. Klebegurte halten nur leichte Stücke.',
    },
    'windows-and-doors.prepare-for-earthquakes': {
      title: 'Zuhause auf ein Erdbeben vorbereiten',
      why: 'Nach einem starken Erdbeben können Wasser, Strom und Gas tagelang ausfallen. Was Sie wissen und gelagert haben, hilft Ihnen durch die ersten Stunden.',
      steps: [
        'Vereinbaren Sie in jedem Raum einen sicheren Platz: unter einem stabilen Tisch, fern von Glas. Üben Sie mit allen: auf den Boden, in Deckung, festhalten.',
        'Stellen Sie feste Schuhe und eine Taschenlampe an jedes Bett, denn auf dem Boden kann Glas liegen.',
        'Lagern Sie drei Liter Trinkwasser pro Person und Tag für mindestens drei Tage, mit Lebensmitteln und Medikamenten. Erneuern Sie, was abgelaufen ist.',
        'Lernen Sie, Gas, Wasser und den Hauptschalter abzustellen, und legen Sie das Werkzeug dafür bereit.',
        'Bringen Sie an Küchenschränken mit Glas Riegel an, und halten Sie ein Batterieradio mit Ersatzbatterien bereit.',
        'Vereinbaren Sie, wo Sie sich treffen, und wählen Sie jemanden außerhalb der Region, den alle anrufen.',
      ],
      firstReason: 'Kennen Sie die sicheren Plätze, und haben Sie Wasser für die ersten Tage',
      safety:
        'Benutzen Sie nach einem Beben weder Flamme noch Schalter, wenn Sie Gas riechen: Gehen Sie mit allen hinaus, und rufen Sie von dort {any gas number} an. Rechnen Sie mit Nachbeben, und halten Sie sich von Wänden und Kabeln fern.',
    },
    'windows-and-doors.secure-blind-cords': {
      title: 'Schnüre von Jalousien und Vorhängen sichern',
      why: 'Ein kleines Kind kann sich an einer Schnurschlaufe innerhalb von Minuten lautlos strangulieren. Meist geschieht es in Schlafzimmern und trifft Kinder zwischen einem und drei Jahren.',
      steps: [
        'Sehen Sie sich jede Jalousie und jeden Vorhang in jedem Raum an. Wenn nirgends eine Schnur oder Kette hängt oder nie ein kleines Kind herkommt, sind Sie fertig.',
        'Befestigen Sie Ketten und Schnurschlaufen mit einem Spanner straff an der Wand.',
        'Wickeln Sie lose Schnüre bei jeder Benutzung um eine Klampe mindestens [[AU NZ: 1,6 | 1,5]] m über dem Boden.',
        'Rücken Sie Gitterbetten, Betten, Sofas und Spielzeugkisten von Fenstern weg.',
        'Ersetzen Sie Jalousien mit Schnüren in Kinderzimmern durch schnurlose.',
      ],
      firstReason: 'Kleine Kinder können sich an einer Schnurschlaufe strangulieren',
      safety:
        'Schneiden Sie eine Schlaufe nie so auf, dass lange Enden bleiben, und knoten Sie sie nie hoch: Beides kann sich um einen Hals legen. Nehmen Sie eine standfeste Trittleiter.',
      tenant:
        'Klampen dürfen Sie fast überall anbringen. Bitten Sie die Vermietung, nicht sicherbare Jalousien zu ersetzen.',
    },
    'windows-and-doors.check-stairs': {
      title: 'Treppen, Handläufe und Haltegriffe prüfen',
      why: 'Stürze auf Treppen verletzen zu Hause mehr Menschen als Feuer. Die meisten haben eine einfache Ursache, zum Beispiel einen losen Handlauf, einen welligen Teppich oder eine defekte Lampe.',
      steps: [
        'Gehen Sie jede Treppe hinauf und hinunter. Jede Stufe sollte sich fest anfühlen, und kein Teppichrand und keine Kante darf abstehen.',
        'Ziehen Sie kräftig von mehreren Seiten an jedem Handlauf und Haltegriff. Ziehen Sie Schrauben fest, und markieren Sie für die Tischlerei, was sich noch bewegt.',
        'Prüfen Sie die Abstände der Geländerstäbe: höchstens 10 cm, wo kleine Kinder wohnen oder zu Besuch sind.',
        'Probieren Sie das Licht von beiden Enden. Die Kante jeder Stufe sollte gut zu sehen sein.',
        'Räumen Sie Schuhe und Kisten von der Treppe, und halten Sie sie frei.',
        'Ist ein Kind unter zwei, prüfen Sie, ob die Gitter oben und unten einrasten. Oben nehmen Sie eines, das an die Wand geschraubt ist.',
      ],
      firstReason: 'Finden Sie lose Handläufe und abstehende Kanten, bevor jemand stürzt',
      safety:
        'Prüfen Sie Handläufe und Haltegriffe mit festem Stand, und lehnen Sie sich nicht über ein Geländer: Es kann nachgeben. Vertrauen Sie einem Griff mit Saugnäpfen nicht Ihr Gewicht an.',
      tenant: 'Melden Sie der Vermietung lose Handläufe und dunkle gemeinsame Treppen schriftlich.',
    },
    'windows-and-doors.check-falling-windows': {
      title: 'Prüfen, dass kein Fenster und kein Gitter herabfallen kann',
      why: 'Ein Fenster, das aus einer Wohnung fällt, kann töten. [[SG: Fällt eines wegen mangelnder Pflege, drohen denen, die die Wohnung besitzen, eine Geldstrafe von bis zu 10.000 S$, ein Jahr Haft oder beides. | Nieten und Schrauben rosten Jahre vorher.]]',
      steps: [
        'Bleiben Sie drinnen. Öffnen Sie jedes Flügelfenster, und sehen Sie sich Scharniere und Feststeller an: Keine Schraube und keine Niete darf lose, rostig oder weg sein.',
        'Sehen Sie sich die Nieten über und unter dem Flügel mit einem Spiegel an. [[SG: Laut Gesetz müssen sie aus Edelstahl sein, nicht aus Aluminium. | Rost oder weißes Pulver bedeutet, dass sie nachgeben.]]',
        'Schieben Sie jedes Schiebefenster über seine Schiene. Anschläge und Leisten, die es halten, müssen da und ganz sein.',
        'Reinigen Sie die Schienen, und geben Sie einen Tropfen Öl auf Scharniere und andere bewegliche Teile.',
        'Ziehen Sie von innen sanft an jedem Gitter: Seine Schrauben müssen in der Wand halten. Ein Gitter, das bei Feuer Ihren Weg versperrt, muss sich von Erwachsenen öffnen lassen.',
        'Halten Sie ein loses Fenster geschlossen, bis [[SG: ein zugelassener Fensterbetrieb | ein Fensterbaubetrieb]] es repariert hat.',
      ],
      firstReason: 'Eine verrostete Niete kann ein ganzes Fenster fallen lassen',
      safety:
        'Lehnen Sie sich nie hinaus, und stellen Sie sich an einem offenen Fenster nicht auf einen Stuhl. Nehmen Sie keinen Flügel selbst heraus: Sein Gewicht kann Sie mitziehen. Halten Sie Kinder in einem anderen Raum.',
      tenant: 'Schreiben Sie der Vermietung noch am selben Tag von einem losen Fenster, und halten Sie es geschlossen.',
    },
  },
} as const satisfies PartWords;
