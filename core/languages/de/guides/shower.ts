import type { GuideWords } from '../../guide-words.ts';

export const shower = {
  title: 'Dusche',
  footerTitle: 'Dusche',
  description:
    'Eine Dusche, die gleichmäßig sprüht, schnell abläuft und nie verbrüht: acht Aufgaben und wie oft, Zeichen eines verborgenen Lecks und Sanitärpreise.',
  answer:
    'Entkalken Sie alle drei Monate den Kopf, machen Sie den Ablauf frei, und reinigen Sie das Glas. Prüfen Sie alle sechs die Fugen, und testen Sie einmal im Jahr die Heißwassersperre des Mischers.',
  keywords: [
    'Dusche Pflege',
    'Duschkopf entkalken',
    'Duschabfluss verstopft',
    'Schimmel aus Fugen entfernen',
    'Dusche wechselt Temperatur',
    'Duschkartusche wechseln Kosten',
  ],
  introduction: [
    'Jeden Tag schickt eine Dusche warmen Nebel, Seife und Haare über Fugen von wenigen Millimetern. Fehler beginnen klein: Eine Düse verstopft, der Ablauf wird langsam, eine Fuge löst sich. Merkt es niemand, gelangt Wasser in die Wand.',
    'Manche Fehler gefährden die Gesundheit. In Kalk und Schleim eines vernachlässigten Duschkopfs können Legionellen wachsen. Ein klemmender Mischer kann verbrühend heißes Wasser durchlassen. Schimmel breitet sich aus, wo der Raum feucht bleibt.',
    'Die meisten der acht Aufgaben dauern 10 bis 20 Minuten. Sie halten Reparaturen günstig, und ein jährlicher Test zeigt, ob das Wasser jemanden verbrühen könnte. Der Ratgeber sagt auch, was ein Tropfen, ein Gluckern oder eine lose Fliese bedeutet und welche Reparaturen Sache der Vermietung sind.',
  ],
  tips: [
    {
      title: 'Den Raum trocknen',
      content:
        'Lassen Sie nach dem Duschen zwanzig Minuten den Lüfter an oder das Fenster offen. Schimmel braucht Feuchte mehr als Schmutz.',
    },
    {
      title: 'Die Handbrause aufhängen',
      content:
        'Liegt sie in schmutzigem Wasser und fällt der Leitungsdruck, kann dieses Wasser ins Trinkwasser gesaugt werden.',
    },
    {
      title: 'Den Mischer auf kalt zurückdrehen',
      content: 'Tun Sie es vor dem Schließen, damit die nächste Person nicht mit heißem Wasser beginnt.',
    },
    {
      title: 'Kürzer duschen',
      content: 'Fünf Minuten mit 8 Litern pro Minute brauchen 40 Liter. Ein Bad braucht eher 150 Liter.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Kribbeln von Metall oder Wasser',
        content:
          'Strom fließt in die Dusche. Gehen Sie hinaus, berühren Sie nichts mehr, und halten Sie alle fern. Schalten Sie mit trockenen Händen den Hauptschalter aus, und rufen Sie einen Elektrofachbetrieb.',
      },
      {
        title: 'Ein versengter Schalter oder eine versengte Schnur',
        content:
          'Ein elektrischer Durchlauferhitzer hat eine lose Verbindung und könnte Feuer fangen. Benutzen Sie ihn nicht mehr, schalten Sie seinen Stromkreis aus, und rufen Sie einen Elektrofachbetrieb.',
      },
      {
        title: 'Das Wasser wird plötzlich heiß',
        content:
          'Passiert es, wenn ein anderer Hahn läuft, sind Rückschlagventile oder Kartusche verschlissen. Lassen Sie Kinder und gebrechliche Menschen nicht duschen, bis sie ersetzt sind.',
      },
    ],
    soon: [
      {
        title: 'Sie tropft stundenlang',
        content: 'Eine Minute Tropfen ist der Kopf, der sich leert. Geht es weiter, ist die Kartusche verschlissen.',
      },
      {
        title: 'Eine Fliese gibt unter der Hand nach',
        content:
          'Die Platte dahinter ist nass. Benutzen Sie die Dusche nicht, bis die Wand geöffnet und getrocknet ist.',
      },
      {
        title: 'Ein Gluckern, dann ein Geruch',
        content:
          'Das Wasser wird aus dem Siphon gesaugt, sodass Kanalgas aufsteigen kann. Füllen Sie den Siphon, und lassen Sie das Lüftungsrohr prüfen.',
      },
    ],
  },
  ifYouRent:
    'Entkalken, Haare entfernen und Lüften sind Ihre Sache, in Frankreich auch der Duschschlauch. Ein verschlissener Mischer, defekte Abdichtung und Schimmel durch ein Leck sind Sache der Vermietung. Melden Sie sie früh, mit Fotos.',
  professionals: [
    {
      title: 'Sanitärbetrieb, für den Mischer',
      content: 'Er baut eine Kartusche oder einen neuen Thermostatmischer ein und stellt die Grenze ein.',
      price: '120 bis 350 €',
    },
    {
      title: 'Rohrreinigungsbetrieb',
      content: 'Nötig, wenn bei sauberem Siphon Wasser in der Wanne bleibt.',
      price: '120 bis 300 €',
    },
    {
      title: 'Fliesenbetrieb, für Fugen und Fliesen',
      content: 'Der Preis gilt für neues Silikon oder ein paar Fliesen mit neuer Abdichtung dahinter.',
      price: '100 bis 600 €',
    },
  ],
  law: {
    FR: 'In neuen oder erneuerten Anlagen darf Wasser in Bädern am Auslass höchstens 50 °C haben.',
    GB: 'Vermietungen müssen das Legionellenrisiko der Wasseranlage einschätzen. In den meisten Wohnungen ist das einfach: heißes Wasser heiß, kaltes kalt und nichts, was steht.',
    US: 'Wo der International Residential Code gilt, braucht eine neue Dusche ein Ventil, das das Wasser auf 120 °F (49 °C) begrenzt. Es muss auch Druck- oder Temperaturschwankungen ausgleichen.',
  },
} as const satisfies GuideWords;
