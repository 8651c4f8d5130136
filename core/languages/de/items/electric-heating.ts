import type { ItemWords } from '../../item-words.ts';

export const electricHeating = {
  name: 'Elektroheizung',
  tasks: {
    'electric-heating.dust-heaters': {
      title: 'Elektroheizkörper abstauben',
      why: 'Staub, der sich bei ausgeschalteten Heizkörpern absetzt, versengt, wenn sie angehen. Er riecht, verfärbt die Wand und sperrt die Luft, die den Heizkörper vor Überhitzung schützt.',
      steps: [
        'Schalten Sie jeden Heizkörper an seinem Wandschalter oder an der Sicherung aus, oder ziehen Sie den Stecker, und lassen Sie ihn kalt werden.',
        'Saugen Sie die Gitter unten und oben mit dem Bürstenaufsatz ab. Stecken Sie nichts durch die Schlitze.',
        'Wischen Sie das Gehäuse mit einem kaum feuchten Tuch ab, und trocknen Sie es. Saugen Sie den Boden und die Wand dahinter, so weit Sie kommen.',
        'Schalten Sie den Heizkörper ein, stellen Sie ihn bei offenem Fenster zwanzig Minuten auf eine hohe Stufe, und bleiben Sie im Raum.',
        'Ein schwacher Staubgeruch ist beim ersten Mal normal. Bemerken Sie Rauch, Knistern oder den Geruch von heißem Kunststoff, schalten Sie ihn aus, und rufen Sie einen Elektrofachbetrieb.',
      ],
      firstReason: 'Abgesetzter Staub versengt, riecht und staut Hitze im Gehäuse',
      safety:
        'Öffnen Sie nie das Gehäuse. Ein Speicherheizgerät bleibt nach dem Abschalten einen Tag heiß, und alte können Asbest enthalten.',
    },
    'electric-heating.check-clearance': {
      title: 'Kabel, Stecker und Abstand von Heizgeräten prüfen',
      why: 'Die meisten Heizgerätebrände beginnen, wenn ein Vorhang, ein Bett oder Wäsche zu nah ist. Viele andere beginnen an einem Stecker, der seit Wochen überhitzt.',
      steps: [
        'Gehen Sie von Gerät zu Gerät, und räumen Sie alles weg, was darüber hängt, daran lehnt oder die Gitter verdeckt.',
        'Halten Sie alles Brennbare mindestens 1 m von einem mobilen Heizgerät entfernt, und richten Sie sich bei festen nach der Anleitung.',
        'Prüfen Sie jedes Kabel mit einer Taschenlampe auf Schnitte und weiche Stellen, jeden Stecker und jede Steckdose auf Bräunung oder geschmolzene Ränder.',
        'Schalten Sie nach einer halben Stunde auf voller Leistung aus, und fühlen Sie den Stecker. Warm ist in Ordnung; zu heiß zum Anfassen nicht.',
        'Stecken Sie mobile Heizgeräte direkt in eine Wandsteckdose, nie in ein Verlängerungskabel oder einen Adapter.',
      ],
      firstReason: 'Sorgen Sie dafür, dass nichts neben einem heißen Gerät Feuer fangen kann',
      safety:
        'Schalten Sie ein mobiles Heizgerät aus, wenn Sie den Raum verlassen oder schlafen gehen. Trocknen Sie keine Wäsche auf Heizgeräten, und benutzen Sie keines mit beschädigtem Kabel.',
      tenant:
        'Melden Sie eine gebräunte Steckdose oder ein loses festes Gerät der Vermietung, und benutzen Sie es nicht, bis es repariert ist.',
    },
    'electric-heating.set-controls': {
      title: 'Thermostate und Zeitschaltuhren der Heizgeräte einstellen',
      why: 'Heizen mit Strom ist teuer. ADEME schätzt, dass ein Grad Celsius weniger etwa 7 % der Heizenergie spart. Eine Uhr mit falscher Zeit verschwendet mehr.',
      steps: [
        'Stellen Sie die Uhr jeder Zeitschaltuhr, und prüfen Sie, ob die Batterien frisch sind.',
        'Stellen Sie etwa 19 °C für Wohnräume und 17 °C für Schlafzimmer in der Nacht ein. Alte oder kranke Menschen brauchen vielleicht mehr; ein schlafendes Baby hat es am besten bei [[GB IE US AU NZ: 16 bis 20 °C | 18 bis 20 °C]].',
        'Drehen Sie bei einem Speicherheizgerät vor kalten Nächten die Aufladung hoch und zur Schlafenszeit und wenn Sie ausgehen die Abgabe niedrig.',
        'Heben Sie die Zusatzheizung für Notfälle auf, denn sie läuft zum Tagtarif.',
        'Stellen Sie ein Thermometer auf ein Regal entfernt vom Heizgerät, und vergleichen Sie nach einem Tag die Werte. Korrigieren Sie die Einstellung, wenn sie abweichen.',
      ],
      firstReason: 'Eine falsch gehende Uhr heizt jeden Tag leere Räume',
      safety:
        'Wenn Sie bei Frost verreisen, lassen Sie die Frostschutzstellung an. Wenn Sie die Heizung ausschalten, können Leitungen platzen.',
    },
  },
} as const satisfies ItemWords;
