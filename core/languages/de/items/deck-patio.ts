import type { ItemWords } from '../../item-words.ts';

export const deckPatio = {
  name: 'Terrasse/Holzdeck',
  tasks: {
    'deck-patio.wash-surface': {
      title: 'Grünen Belag von Holzdeck oder Terrassenplatten waschen',
      why: 'Der grüne Belag, der bei feuchtem Wetter wächst, ist bei Regen glatt wie Eis. Bürste und Wasser mit Spülmittel entfernen ihn.',
      steps: [
        'Fegen Sie, und holen Sie das Laub mit einem Spachtel aus den Spalten zwischen den Dielen, damit Wasser abläuft.',
        'Geben Sie einen kräftigen Schuss Spülmittel in einen Eimer warmes Wasser, und befeuchten Sie ein paar Quadratmeter.',
        'Schrubben Sie mit einem Schrubber längs der Maserung: weich bei Verbundwerkstoff, hart bei Stein und Holz.',
        'Spülen Sie mit dem Schlauch ab, bevor die Lauge trocknet, und gehen Sie zum nächsten Streifen.',
        'Wenn Sie einen Hochdruckreiniger benutzen, nehmen Sie eine Flachstrahldüse, und halten Sie viel Abstand: Ein enger Strahl raut Holz auf und spült Fugen aus.',
      ],
      firstReason: 'Algen machen die Fläche rutschig, lange bevor sie schlimm aussehen',
      safety:
        'Tragen Sie Schuhe mit Profil: Nasse Algen sind rutschig. Richten Sie einen Hochdruckreiniger nie auf Füße, Steckdosen oder Lampen.',
    },
    'deck-patio.inspect-structure': {
      title: 'Pfosten, Befestigungen und Geländer des Holzdecks prüfen',
      why: 'Holzdecks versagen meist dort, wo sie am Haus befestigt sind, oder am Fuß der Pfosten, oft wenn viele Menschen darauf stehen. Beide Stellen können Sie mit einem Schraubendreher prüfen.',
      steps: [
        'Drücken Sie einen Schraubendreher auf Bodenhöhe in die Holzpfosten, in die Balken und die Stufen. Gesundes Holz widersteht; morsches lässt ihn hinein und bricht in kurzen Stücken.',
        'Sehen Sie mit einer Taschenlampe nach, wo das Deck am Haus anliegt. Dort braucht es Bolzen, nicht nur Nägel, und keine Rostspuren, keinen Spalt und keine feuchte Wand.',
        'Drücken Sie jedes Stück Geländer kräftig mit beiden Händen, die Füße weit vom Rand. Es sollte nicht nachgeben.',
        'Ziehen Sie lose Schrauben fest, ersetzen Sie rostige, und schlagen Sie vorstehende Nagelköpfe ein.',
        'Ist ein Pfosten, ein Balken oder die Befestigung am Haus weich oder lose, halten Sie alle fern, und rufen Sie eine Zimmerei.',
      ],
      firstReason: 'Fäulnis versteckt sich an Pfostenfüßen und Hausanschlüssen',
      safety:
        'Kriechen Sie nie unter ein durchhängendes Deck, und prüfen Sie ein hohes Geländer nicht mit Ihrem ganzen Gewicht.',
      tenant: 'Melden Sie weiches Holz oder ein loses Geländer sofort, und betreten Sie diesen Teil nicht.',
      landlord: 'Prüfung des Holzdecks und seines Geländers',
    },
    'deck-patio.oil-boards': {
      title: 'Dielen des Holzdecks mit Wasser testen und die trockenen ölen',
      why: 'Bloßes Holz saugt Regen auf, quillt und reißt in der Sonne. Ein paar Tropfen Wasser zeigen, welche Dielen Öl brauchen, dann müssen Sie nicht alle behandeln.',
      steps: [
        'Lassen Sie ein paar Tropfen Wasser auf mehrere Dielen fallen, und warten Sie einige Minuten. Dielen, auf denen das Wasser abperlt, lassen Sie, wie sie sind; ölen Sie die mit dunklen Flecken.',
        'Wählen Sie zwei trockene Tage. Die Dielen müssen sauber und fühlbar trocken sein und möglichst im Schatten liegen.',
        'Rühren Sie das Öl um, und streichen Sie eine dünne Schicht längs der Maserung, auf die Stufen zu.',
        'Ist die Zeit auf der Dose um, wischen Sie Öl ab, das nicht eingezogen ist, sonst bleibt es klebrig.',
        'Halten Sie alle fern, bis das Öl trocken ist, und machen Sie die andere Hälfte an einem anderen Tag.',
      ],
      firstReason: 'Sehen Sie, welche Dielen noch Wasser abweisen, bevor eine reißt',
      safety:
        'Ölige Lappen können sich selbst entzünden. Trocknen Sie sie draußen flach ausgebreitet, oder bewahren Sie sie unter Wasser in einer geschlossenen Metalldose auf, nie auf einem Haufen. Halten Sie Flammen von nassem Öl fern.',
      tenant: 'Fragen Sie die Vermietung, bevor Sie die Oberfläche der Dielen verändern.',
    },
    'deck-patio.refill-joints': {
      title: 'Pflasterfugen jäten und wieder füllen',
      why: 'Der Sand in den Fugen hält das Pflaster zusammen. Wo er fehlt, wächst Unkraut, und Platten beginnen zu wackeln.',
      steps: [
        'Ziehen oder kratzen Sie an einem trockenen Tag das Unkraut mit den Wurzeln aus den Fugen.',
        'Fegen Sie die Fläche sauber, und notieren Sie wackelnde Platten und angehobene Kanten, um sie neu verlegen zu lassen.',
        'Streuen Sie trockenen Fugensand derselben Art. Fegen Sie ihn aus mehreren Richtungen ein, bis die Fugen voll sind.',
        'Fegen Sie den Überschuss weg, und füllen Sie nach, wenn der erste Regen den Sand gesetzt hat.',
        'Kratzen Sie bei Mörtelfugen lose Stücke aus, und füllen Sie die Lücken mit fertigem Pflasterfugenmörtel, wie der Sack es sagt.',
      ],
      firstReason: 'Volle Fugen halten das Pflaster eben und lassen Unkraut keinen Platz',
      safety:
        'Feiner Sand setzt Quarzstaub frei: Halten Sie den Wind im Rücken, und tragen Sie eine Staubmaske. Nehmen Sie kein Salz und keinen Essig gegen Unkraut im Pflaster: Sie verderben Erde und Stein.',
    },
  },
} as const satisfies ItemWords;
