import type { strips as english } from '../../en/site/strips.ts';
import type { Translation } from '../../translation.ts';
/** What the drawn steps of a task say, panel by panel, and how readers tell that the work has succeeded. */
export const strips = {
  title: 'In Bildern',
  worked: 'Woran Sie sehen, dass es geklappt hat:',
  tasks: {
    'fridge.clean-coils': {
      which: 'Wo ist Ihr Kondensator?',
      kinds: [
        {
          name: 'Auf der Rückseite',
          panels: [
            'Netzstecker ziehen',
            'Zu zweit von der Wand wegrücken',
            'Staub abbürsten und aufsaugen',
            'Zurückschieben, mit Abstand für die Luft',
          ],
        },
        {
          name: 'Hinter der Sockelblende',
          panels: [
            'Netzstecker ziehen',
            'Sockelblende abziehen',
            'Rohre abbürsten und absaugen',
            'Blende wieder einrasten',
          ],
        },
        {
          name: 'Nicht zu sehen',
          panels: [
            'Netzstecker ziehen',
            'Er sitzt in den Wänden: Gitter suchen',
            'Gitter und Boden dahinter absaugen',
            'Zurückschieben, mit Abstand für die Luft',
          ],
        },
      ],
      worked: 'An Rohren und Gitter ist kein Staub mehr, und der Motor macht in den nächsten Tagen öfter Pause.',
    },
    'fridge.check-temperature': {
      panels: [
        'Thermometer in ein Glas Wasser stellen',
        'Über Nacht auf das mittlere Fach stellen',
        'Vor dem Frühstück: höchstens 5 °C',
        'Zu warm? Eine Stufe kälter, 24 Stunden warten',
      ],
      worked: 'Das Glas zeigt an zwei Morgen höchstens 5 °C, das Gefrierfach −18 °C oder kälter.',
    },
    'fridge.clean-door-seals': {
      panels: [
        'Jede Falte mit Seifenwasser wischen',
        'Krümel ausbürsten, dann trocknen',
        'Tür auf einem Papierstreifen schließen',
        'Er muss klemmen: Rutscht er, kommt Luft hinein',
      ],
      worked: 'Das Papier klemmt an jeder Stelle rund um die Tür.',
    },
    'dishwasher.clean-filter': {
      panels: [
        'Zylinder gegen den Uhrzeigersinn drehen, herausheben',
        'Heiß abspülen, Sieb bürsten',
        'Mit Handschuhen die Mulde darunter leeren',
        'Beide einsetzen, drehen, bis es einrastet',
      ],
      worked:
        'Der Filter lässt sich ohne Drehen nicht herausheben, und an den Gläsern des nächsten Spülgangs ist kein Belag.',
    },
    'dishwasher.refill-salt': {
      panels: [
        'Deckel im Boden abschrauben',
        'Mit Geschirrspülersalz auffüllen',
        'Rand abwischen, Deckel fest schließen',
        'Sofort ein Programm starten',
      ],
      worked: 'Die Salzanzeige erlischt nach wenigen Spülgängen, und die Gläser haben keinen weißen Belag.',
    },
    'dishwasher.clear-spray-arms': {
      panels: [
        'Unteren Sprüharm abnehmen',
        'Kerne aus den Düsen stochern',
        'Durchspülen: Aus jeder Düse kommt Wasser',
        'Einsetzen und von Hand drehen',
      ],
      worked: 'In den Armen klappert nichts, und sie drehen sich auch mit beiden vollen Körben frei.',
    },
    'washing-machine.clean-pump-filter': {
      which: 'Wie beladen Sie sie?',
      kinds: [
        {
          name: 'Von vorn',
          panels: [
            'Nach einem kühlen Waschgang Stecker ziehen',
            'Wasser in eine flache Schale ablassen',
            'Filter langsam gegen den Uhrzeigersinn drehen',
            'Flusen und Münzen herausnehmen, spülen',
            'Fest einschrauben',
          ],
        },
        {
          name: 'Von oben, ohne Klappe',
          panels: [
            'Netzstecker ziehen',
            'Flusensieb aus der Trommel nehmen',
            'Flusen abspülen',
            'Sieb wieder einrasten',
          ],
        },
      ],
      worked: 'Die nächste Wäsche pumpt ab, ohne dass die Klappe tropft und ohne langes Brummen.',
    },
    'washing-machine.clean-seal-drawer': {
      panels: [
        'Stecker ziehen. Falte auf Münzen prüfen',
        'Falte rundherum auswischen',
        'Riegel drücken, Fach herausziehen',
        'Fach spülen und bürsten',
        'Einschieben. Tür angelehnt lassen',
      ],
      worked:
        'Ein weißes Tuch bleibt in der Falte rundherum sauber, und das Weichspülerfach ist nach einer Wäsche leer.',
    },
    'washing-machine.run-maintenance-wash': {
      panels: [
        'Trommel leer, keine Münzen in der Dichtung',
        'Eine halbe Dosis Pulver',
        'Baumwolle, 60 °C oder heißer',
        'Trockenwischen, Tür angelehnt lassen',
      ],
      worked: 'Die offene Trommel riecht am nächsten Morgen nach nichts.',
    },
    'washing-machine.check-hoses': {
      panels: [
        'Stecker ziehen, Hähne schließen',
        'Jeden Schlauch biegen: keine Risse, kein Rost',
        'Über einem Eimer das Sieb spülen',
        'Hähne öffnen: nach 10 Minuten trocken?',
      ],
      worked: 'Küchenpapier um jeden Anschluss ist zehn Minuten nach dem Öffnen der Hähne noch trocken.',
    },
    'oven.clean-door-glass': {
      panels: [
        'Backofen aus und kalt',
        '15 Minuten ein nasses Tuch auf die Scheibe',
        'Weicher Schwamm: keine Stahlwolle, kein Schaber',
        'Dichtung wischen, auf Sprünge und Risse achten',
      ],
      worked: 'Durch die geschlossene Tür ist der Rost zu sehen, und die Tür schließt ohne Spalt.',
    },
    'oven.test-temperature': {
      panels: [
        'In die Mitte hängen, 180 °C einstellen',
        'Wenn er aufgeheizt ist, 20 Minuten warten',
        'Dreimal durch die Scheibe ablesen',
        'Abweichung notieren und berücksichtigen',
      ],
      worked: 'Die drei Werte liegen nah beieinander, sodass eine Abweichung für jedes Rezept gilt.',
    },
    'air-conditioning.clean-filters': {
      panels: [
        'Strom abschalten',
        'Blende öffnen, Filter herausziehen',
        'Staubige Seite absaugen',
        'Ganz trocknen lassen, nie in der Sonne',
        'Einschieben, Blende schließen',
      ],
      worked: 'Durch das ganze Gewebe ist Licht zu sehen, und die Luft kommt an beiden Enden gleich stark.',
    },
    'air-conditioning.clear-outdoor-unit': {
      panels: [
        'Am Reparaturschalter ausschalten',
        'Laub entfernen: rundherum 60 cm frei',
        'Entlang der Lamellen bürsten, nie quer',
        'Sanft von oben nach unten abspülen',
      ],
      worked: 'Zwischen den Lamellen ist durchzusehen, und das Gerät summt wieder gleichmäßig.',
    },
    'coffee-machine.clean-brew-group': {
      which: 'Welche Maschine haben Sie?',
      kinds: [
        {
          name: 'Vollautomat',
          panels: [
            'Ausschalten',
            'Brühgruppe herausnehmen',
            '5 Minuten in klares Wasser',
            'Trocknen, wieder einrasten',
          ],
        },
        {
          name: 'Siebträger',
          panels: [
            'Sieb und Metallteil einweichen',
            'Duschsieb bürsten',
            'Wenn die Anleitung es erlaubt: Reiniger ins Blindsieb',
            '10 Sekunden pumpen und pausieren, fünfmal',
            'Fünfmal spülen, ersten Bezug weggießen',
          ],
        },
      ],
      worked: 'Der letzte Spülgang läuft klar und ohne Schaum, und der nächste Kaffee schmeckt nicht nach Reiniger.',
    },
    'coffee-machine.descale': {
      panels: [
        'Filter heraus, Schüssel für 2 Liter darunter',
        'Entkalker des Herstellers und Wasser in den Tank',
        'Entkalkungsprogramm starten',
        'Mit zwei vollen Tanks spülen',
      ],
      worked: 'Die Entkalkungsanzeige ist aus, und das Wasser läuft gleichmäßig aus den Ausläufen.',
    },
    'shower.descale-head': {
      panels: [
        'Duschkopf abschrauben',
        'In Kalklöser einlegen',
        'Düsen abreiben, ausspülen',
        'Anschrauben, heißes Wasser laufen lassen',
      ],
      worked: 'Jede Düse gibt einen geraden Strahl, und der Anschluss tropft nicht.',
    },
    'shower.clear-drain': {
      panels: [
        'Rost abheben',
        'Haare herausziehen',
        'Einsatz des Geruchsverschlusses waschen',
        'Wieder auf den Ring drücken',
        'Heißes Wasser: Es läuft ab',
      ],
      worked: 'Nach einer Minute vollem Strahl bleibt keine Pfütze, und der Ablauf riecht am nächsten Tag nicht.',
    },
    'shower.test-mixer': {
      panels: [
        'Niemand darunter: fünfmal von kalt nach heiß',
        '38 °C einstellen: Es misst 36 bis 40 °C',
        'Heißeste Stufe: höchstens 41 °C',
        'Kaltwasser zu: Der Strahl stoppt',
      ],
      worked:
        'Beide Temperaturen liegen in diesen Grenzen, und ohne kaltes Wasser stoppt der Strahl. Sonst benutzen Sie die Dusche nicht mehr.',
    },
    'bathtub.measure-hot-tap': {
      panels: [
        'Nur Heißwasser, eine Minute',
        'Becher füllen, Thermometer hineinstellen',
        'Mit Mischventil: höchstens 48 °C',
        'Fürs Bad: erst kalt, dann heiß',
      ],
      worked: 'Ein zweiter Becher zeigt auf 1 °C genau dasselbe.',
    },
    'bathtub.clean-waste': {
      panels: [
        'Stöpsel herausheben',
        'Haare herausziehen',
        'Stöpsel und Sitz reinigen',
        'Bis zum Überlauf füllen: unten trocken?',
      ],
      worked:
        'Der Überlauf fasst eine Minute lang das Wasser eines sanft laufenden Hahns, und die Wanne läuft ohne Gluckern leer.',
    },
    'toilet.test-leak': {
      panels: [
        'Deckel gerade abheben',
        'Ein paar Tropfen Lebensmittelfarbe',
        '10 Minuten nicht spülen',
        'Farbe im Becken: Die Dichtung ist undicht',
      ],
      worked: 'Nach zehn Minuten ist das Becken klar. Dann gibt es kein Leck.',
    },
    'toilet.work-valve': {
      panels: [
        'Ventil am Rohr suchen',
        'Sanft schließen, nie mit Gewalt',
        'Spülen: Es darf nichts nachlaufen',
        'Ganz öffnen und auf Tropfen prüfen',
      ],
      worked:
        'Der Spülkasten bleibt leer, solange das Ventil zu ist, und das Papier um seine Muttern bleibt danach trocken.',
    },
    'central-heating.check-pressure': {
      panels: [
        'Heizung aus und kalt',
        'Manometer ablesen: 1 bis 1,5 bar',
        'Unter 1: Füllventile langsam öffnen',
        'Bei 1,5 bar beide schließen',
      ],
      worked: 'Das Manometer zeigt am nächsten Morgen, kalt, dasselbe.',
    },
    'central-heating.bleed-radiators': {
      panels: [
        'Oben kalt? Heizung aus, abkühlen lassen',
        'Tuch darunter, Schlüssel aufs Ventil',
        'Viertel- bis halbe Umdrehung: Luft zischt',
        'Wasser kommt: sanft schließen',
        'Manometer ablesen, unter 1 bar nachfüllen',
      ],
      worked: 'Bei laufender Heizung ist der Heizkörper bis oben warm und gluckert nicht.',
    },
    'microwave.steam-clean': {
      panels: [
        'Wasser und Holzlöffel in eine Glasschüssel',
        '3 Minuten erhitzen',
        'Tür 5 Minuten geschlossen lassen',
        'Mit Handschuhen herausnehmen, alles auswischen',
      ],
      worked: 'Ein trockenes weißes Tuch bleibt an der Decke und rund um die Tür sauber.',
    },
    'wine-fridge.vacuum-grilles': {
      panels: [
        'Netzstecker ziehen',
        'Gitter suchen: unten oder hinten',
        'Gitter absaugen',
        'Abstand für die Luft lassen',
      ],
      worked: 'Er läuft gleichmäßig, ohne zu klappern, und die Anzeige hält ihre Temperatur.',
    },
    'gas-stove.clean-burners': {
      panels: [
        'Regler aus, Brenner kalt: Deckel abnehmen',
        'In heißem Seifenwasser einweichen',
        'Öffnungen mit einer Nadel freimachen',
        'Alles trocknen, jeden Deckel flach auflegen',
        'Die Flamme brennt rundherum blau',
      ],
      worked: 'Jeder Brenner zündet sofort und brennt rundherum blau und ruhig.',
    },
    'chimney.inspect-stack': {
      panels: [
        'Vom Boden aus, an einem hellen Tag',
        'Haube, Aufsatz, Fugen, Blei: alles gerade?',
        'Innen: keine Feuchte, keine Flecken',
        'Die Zuluft des Raums ist offen',
      ],
      worked: 'Sie haben alle vier Seiten gesehen, und ein Foto zeigt für das nächste Jahr den Zustand jeder Seite.',
    },
  },
} as const satisfies Translation<typeof english>;
