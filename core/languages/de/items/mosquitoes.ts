import type { PartWords } from '../../item-words.ts';

export const mosquitoes = {
  tasks: {
    'plumbing-and-drains.empty-standing-water': {
      title: 'Stehendes Wasser leeren, in dem Stechmücken brüten',
      why: 'Die Mücken, die Dengue und Zika übertragen, legen ihre Eier zu Hause in sauberes stehendes Wasser, ein Flaschendeckel voll genügt. Aus Eiern werden in etwa einer Woche Mücken.',
      steps: [
        'Kippen Sie einmal pro Woche Vasen, Eimer, Untersetzer, Spielzeug und Planen aus, und schrubben Sie die Ränder: Eier kleben daran.',
        'Machen Sie jede zweite Woche die ganze Runde: Balkon, Wannen von Klimageräten, Tropfschale des Kühlschranks, Bodenabläufe, Wäschestangen und die Untertöpfe der Palmen.',
        'Drehen Sie Eimer, Dosen und Gießkannen um, und werfen Sie alte Reifen weg.',
        'Decken Sie Behälter und Regentonnen mit Deckel oder feinem Netz ab.',
        'Legen Sie ein Netz auf selten benutzte Bodenabläufe, oder gießen Sie jede Woche Wasser hindurch.',
        'Sehen Sie vom Boden aus, ob Dachrinnen und Abläufe Wasser halten. Wenn ja, lassen Sie sie freimachen.',
      ],
      firstReason: 'Ein Flaschendeckel Wasser genügt Mücken zum Brüten',
      safety:
        'Klettern Sie nicht, um in eine Dachrinne zu sehen, und tragen Sie zwischen Unrat Handschuhe. Verwenden Sie Larvenmittel nur wie auf dem Etikett angegeben, nie in Wasser, das Menschen oder Tiere trinken.',
      tenant:
        'Melden Sie der Hausverwaltung stehendes Wasser auf Dächern, in Treppenhäusern oder gemeinsamen Abläufen.',
    },
    'plumbing-and-drains.empty-rainwater': {
      title: 'Regenwasser auskippen, in dem Stechmücken brüten',
      why: 'In den nassen Monaten füllt jeder Schauer Töpfe, Reifen und verstopfte Dachrinnen, und eine Woche später kommen Mücken heraus. Manche übertragen Dengue, deshalb rät die CDC jede Woche zu einer Runde.',
      steps: [
        'Gehen Sie nach Regen ums Haus, und machen Sie diese kurze Runde jede Woche, solange es nass und warm ist.',
        'Leeren und schrubben Sie Untersetzer, Vogeltränken, Tiernäpfe, Schubkarren, Abdeckungen und alles andere, was sich gefüllt hat.',
        'Lagern Sie Füllbares umgedreht oder unter Dach, und bohren Sie ein Loch unten in eine Reifenschaukel.',
        'Schließen Sie Wasserbehälter und Tonnen dicht, und flicken Sie das Netz an ihren Lüftungen.',
        'Sehen Sie vom Boden aus, ob Dachrinnen, Gullys und der Ablauf des Klimageräts frei laufen.',
        'Flicken Sie Löcher in Fliegengittern, und wechseln Sie das Wasser eines Teichs ohne Fische.',
      ],
      firstReason: 'Eine Woche stehendes Wasser genügt für einen Mückenschwarm',
      safety:
        'Tragen Sie zwischen Laub und Schrott Handschuhe, und achten Sie auf Schlangen und Glasscherben. Steigen Sie nicht aufs Dach.',
      tenant: 'Bitten Sie die Hausverwaltung, Dächer, gemeinsame Höfe und verstopfte Dachrinnen zu entwässern.',
    },
    'plumbing-and-drains.empty-summer-water': {
      title: 'Stechmücken im Sommer kein Wasser zum Brüten lassen',
      why: 'Vom späten Frühling bis zum Herbst legen Mücken, die Dengue übertragen können, ihre Eier, wo Wasser tagelang stand. Die Eier überleben den Winter in trockenen Töpfen.',
      steps: [
        'Leeren Sie jede Woche, was sich gefüllt hat: Untersetzer, Gießkannen, Spielzeug, Abdeckungen und Falten von Planen.',
        'Machen Sie heute die ganze Runde. Kippen Sie das Wasser auf Erde statt in einen Ablauf, und bürsten Sie die Seiten, denn Eier kleben daran.',
        'Lagern Sie unter Dach oder umgedreht, was sich füllen könnte, und geben Sie Sand in Untersetzer, die bleiben müssen.',
        'Schließen Sie Regentonnen und Behälter mit Deckel oder feinem Netz.',
        'Sehen Sie in Gullys und Schächte des Hofs. Wo immer Wasser steht, verwenden Sie ein Larvenmittel nach Etikett; viele Orte verlangen das den ganzen Sommer.',
        'Schrubben und trocknen Sie in der letzten Runde des Herbstes jeden Topf, den Sie wegräumen.',
      ],
      firstReason: 'Ein vergessener Untersetzer kann in etwa einer Woche Mücken aufziehen',
      safety:
        'Halten Sie Larvenmittel von Kindern, Haustieren und Trinkwasser fern, und tragen Sie dabei Handschuhe. Den schweren Deckel eines Schachts heben zwei Personen.',
      tenant: 'Melden Sie der Hausverwaltung Wasser, das in gemeinsamen Höfen, Kellern und Gullys steht.',
    },
    'plumbing-and-drains.empty-indoor-water': {
      title: 'Vasen und Schalen leeren, in denen Stechmücken brüten',
      why: 'Die Mücken, die Dengue übertragen, leben gern drinnen und stechen am Tag. In einer Wohnung legen sie ihre Eier in Vasen, unter Zimmerpflanzen und in die Schalen von Geräten.',
      steps: [
        'Wechseln Sie das Wasser von Vasen und Stecklingen in Gläsern. Spülen Sie die Stängel, und schrubben Sie das Glas: Eier kleben daran.',
        'Kippen Sie Untersetzer von Zimmerpflanzen und jeden Eimer oder jede Schüssel mit Wasser aus. Tun Sie das jede Woche.',
        'Schalten Sie Klimagerät und Kühlschrank aus, leeren Sie die erreichbaren Schalen, und schalten Sie beide wieder ein.',
        'Spülen Sie eine unbenutzte Toilette, und gießen Sie Wasser durch Bodenabläufe und Überläufe.',
        'Suchen Sie Löcher in den Fliegengittern, und flicken Sie sie.',
      ],
      firstReason: 'Schon eine Vase hält genug stehendes Wasser für Mücken',
      safety:
        'Ziehen Sie den Stecker eines Geräts, bevor Sie darunter greifen. Lehnen Sie sich nicht aus einem Fenster, um einen Sims oder eine Schale zu sehen.',
      tenant: 'Melden Sie der Hausverwaltung Pfützen auf dem Dach, im Parkhaus oder im Müllraum.',
    },
  },
} as const satisfies PartWords;
