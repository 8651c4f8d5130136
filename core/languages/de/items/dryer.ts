import type { ItemWords } from '../../item-words.ts';

export const dryer = {
  name: 'Wäschetrockner',
  tasks: {
    'dryer.clean-vent-duct': {
      title: 'Flusen aus dem Abluftkanal des Wäschetrockners entfernen',
      why: 'Flusen brennen leicht, und bei jeder Ladung bläst heiße Luft daran vorbei. Unterlassene Reinigung ist die häufigste Ursache von Trocknerbränden. Tun Sie das früher, wenn das Trocknen länger dauert als sonst.',
      steps: [
        'Leeren Sie das Flusensieb vor oder nach jeder Ladung, ohne Ausnahme.',
        'Ziehen Sie den Stecker des Trockners, und rücken Sie ihn so weit vor, dass Sie an den Kanal kommen, ohne ihn zu quetschen.',
        'Lösen Sie die Schelle, nehmen Sie den Kanal ab, und saugen Sie den Auslass des Trockners und beide Enden des Kanals aus.',
        'Schieben Sie eine biegsame Kanalbürste durch die ganze Strecke, und drehen Sie sie nur im Uhrzeigersinn. Saugen Sie auf, was herausfällt, und prüfen Sie mit einer Taschenlampe, ob der Kanal frei ist.',
        'Brüten draußen Vögel in der Haube, benutzen Sie den Trockner nicht, bis sie fort sind. Sonst reinigen Sie die Haube, bis die Klappe sich frei bewegt, und entfernen Sie jedes Gitter darin, denn es setzt sich mit Flusen zu.',
        'Ersetzen Sie Kunststoff- oder Folienschlauch durch starres oder halbstarres Metall. Verbinden Sie es mit Schellen oder Alu-Klebeband, nicht mit Schrauben, an denen Flusen hängen bleiben.',
        'Schieben Sie den Trockner zurück, ohne den Kanal zu knicken. Lassen Sie ihn kalt laufen, und fühlen Sie an der Haube nach einem kräftigen Luftstrom.',
      ],
      firstReason: 'Flusen in einem verborgenen Rohr können ohne Warnung Feuer fangen',
      safety:
        'Verrücken Sie einen Gastrockner nicht, und trennen Sie ihn nicht ab: Lassen Sie ihn von einem Gasfachbetrieb reinigen. Liegt die Haube über Armreichweite oder führt der Kanal durch das Dach, beauftragen Sie eine Kanalreinigung.',
      tenant:
        'Reinigen Sie die Teile, die Sie von innen erreichen. Bitten Sie die Vermietung, einen Kanal in Wand, Schacht oder gemeinsamem Strang jedes Jahr reinigen zu lassen.',
    },
    'dryer.clean-heat-exchanger': {
      title: 'Kondensator oder Wärmetauscher des Trockners reinigen',
      why: 'Bedecken Flusen seine Lamellen, zieht der Kondensator weniger Feuchtigkeit aus der Luft. Ein Programm von zwei Stunden dauert dann drei und braucht mehr Strom.',
      steps: [
        'Schalten Sie den Trockner aus, ziehen Sie den Stecker, und lassen Sie das Gerät eine halbe Stunde abkühlen. Legen Sie ein Handtuch unter die Klappe unten vorn.',
        'Herausnehmbarer Kondensator: Lösen Sie die Hebel, ziehen Sie ihn heraus, und spülen Sie ihn unter dem Hahn, bis das Wasser klar ist. Hotpoint verlangt das jeden Monat.',
        'Feste Lamellen der Wärmepumpe: Führen Sie eine weiche Bürstendüse des Staubsaugers daran entlang, nie quer. Lassen Sie selbstreinigende in Ruhe.',
        'Wischen Sie Dichtungen und Kammer ab, und nehmen Sie die Flusen heraus.',
        'Lassen Sie den Kondensator gut abtropfen, schieben Sie ihn hinein, und verriegeln Sie die Hebel.',
        'Spülen Sie den Wassertank und seinen Filter.',
        'Leeren Sie nach jeder Ladung Flusensieb und Wassertank.',
      ],
      firstReason: 'Flusen auf den Lamellen lassen jede Ladung länger dauern',
      safety:
        'Die Lamellen schneiden in Finger und verbiegen leicht: Tragen Sie Handschuhe. Trinken Sie das Kondenswasser nie, und geben Sie es keinen Haustieren.',
    },
    'dryer.wash-lint-screen': {
      title: 'Flusensieb und Feuchtesensoren des Trockners waschen',
      why: 'Weichspüler hinterlässt einen unsichtbaren Film. Er verstopft das Gewebe des Flusensiebs und lässt die Feuchtesensoren den Trockner zu früh oder zu spät stoppen.',
      steps: [
        'Rollen Sie die Flusen ab, wie vor oder nach jeder Ladung nötig. Halten Sie das Sieb unter den Hahn: Wasser sollte gerade hindurchfallen.',
        'Bürsten Sie beide Seiten mit heißem Wasser und Spülmittel, spülen Sie, und lassen Sie es ganz trocknen.',
        'Saugen Sie den Schlitz des Siebs mit der Fugendüse aus.',
        'Reiben Sie die beiden Metallstreifen in der Trommel mit der rauen Seite eines feuchten Schwamms, und trocknen Sie sie.',
        'Ersetzen Sie ein gerissenes Sieb vor der nächsten Ladung: Es lässt Flusen an die Heizung.',
      ],
      firstReason: 'Weichspüler hinterlässt einen Film, der beim Abrollen der Flusen bleibt',
      safety: 'Lassen Sie die Trommel zuerst abkühlen, und lassen Sie den Trockner nie ohne Sieb laufen.',
    },
    'dryer.vacuum-surroundings': {
      title: 'Rund um den Trockner saugen und seinen Stecker prüfen',
      why: 'Entwichene Flusen sammeln sich unsichtbar hinter und unter dem Trockner, neben warmen Teilen und einem stark belasteten Stecker.',
      steps: [
        'Ziehen Sie den Stecker, und saugen Sie hinter, neben und unter dem Trockner und an den Luftschlitzen des Gehäuses.',
        'Prüfen Sie Stecker, Steckdose und Kabel mit einer Taschenlampe auf braune Stellen, Schmelzspuren oder Schnitte. Der Trockner braucht eine eigene Wandsteckdose, kein Verlängerungskabel.',
        'Räumen Sie Kartons, Sprays und Wäsche weg, und prüfen Sie, ob frische Luft in den Raum kommt.',
        'Hat der Trockner Abluft, gehen Sie hinaus, während er läuft. Die Klappe sollte offen und der Luftstrom kräftig und warm sein.',
        'Suchen Sie die Modellnummer in der Tür, und schlagen Sie sie auf der Rückrufseite des Herstellers nach.',
        'Lassen Sie ihn nur laufen, wenn Sie zu Hause und wach sind, und mit leerem Flusensieb.',
      ],
      firstReason: 'Flusen sammeln sich unsichtbar nahe an Heizung und Kabel',
      safety:
        'Trocknen Sie nie Lappen, die Öl, Benzin, Lösungsmittel oder Wachs enthielten: Sie können selbst nach dem Waschen Feuer fangen. Verrücken Sie einen Gastrockner nicht; lassen Sie ihn von einem Fachbetrieb prüfen.',
    },
  },
} as const satisfies ItemWords;
