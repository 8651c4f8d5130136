import type { ItemWords } from '../../item-words.ts';

export const vegetableGarden = {
  name: 'Gemüsegarten',
  tasks: {
    'vegetable-garden.plan-rotation': {
      title: 'Gemüsebeete planen und Fruchtfolge einhalten',
      why: 'Kohl wieder im selben Beet nährt Kohlhernie und Kartoffeln Nematoden. Ein neuer Plan jedes Jahr bringt die Kulturen von ihnen weg.',
      steps: [
        'Skizzieren Sie die Beete, und schreiben Sie auf, was in den letzten drei Jahren in jedem wuchs.',
        'Ordnen Sie gewünschte Kulturen in vier Gruppen: Kohl; Erbsen und Bohnen; Zwiebeln und Wurzeln; Kartoffeln und Tomaten.',
        'Rücken Sie jede Gruppe ein Beet weiter, sodass keine vor dem vierten Jahr wiederkommt. Kürbis, Salat und Mais passen, wo Platz ist.',
        'Gehen Sie die Samenkiste durch, werfen Sie Packungen weg, die Jahre über ihr Datum sind, und notieren Sie, was zu bestellen ist.',
      ],
      firstReason: 'Schreiben Sie auf, was wo wuchs, damit Schädlinge es nicht wiederfinden',
    },
    'vegetable-garden.prepare-beds': {
      title: 'Gemüsebeete jäten und Kompost verteilen',
      why: 'Gemüse braucht mehr Nährstoffe als Blumen. Eine Kompostschicht vor der Saat nährt es und hält die Erde krümelig, ob Sie graben oder nicht.',
      steps: [
        'Warten Sie, bis die Erde nicht mehr an den Stiefeln klebt.',
        'Heben Sie Wurzelunkraut mit jedem Wurzelstück heraus, und hacken Sie das kleine ab.',
        'Verteilen Sie etwa 5 cm Gartenkompost oder gut verrotteten Mist. Lassen Sie ihn weg, wo Möhren und Pastinaken wachsen sollen.',
        'Lassen Sie die Schicht als Mulch, oder arbeiten Sie sie leicht ein, und rechen Sie das Beet eben.',
        'Wärmen Sie das erste Beet vor der Saat zwei Wochen unter Vlies.',
      ],
      firstReason: 'Kompost nährt die Erde, bevor hungrige Kulturen hineinkommen',
      safety:
        'Halten Sie Ihre Tetanusimpfung aktuell, decken Sie Wunden ab, und waschen Sie sich nach Arbeit mit Mist die Hände. Setzen Sie Kappen auf Stäbe, damit sie kein Auge verletzen.',
    },
    'vegetable-garden.clear-crops': {
      title: 'Abgeerntete Gemüsebeete räumen und Gründüngung säen',
      why: 'Befallene Stängel und geschossener Salat tragen Krankheiten ins nächste Jahr, und Winterregen wäscht die Nährstoffe aus bloßer Erde.',
      steps: [
        'Ziehen Sie abgeerntete Pflanzen heraus. Schneiden Sie Bohnen am Boden ab, und lassen Sie ihre Wurzeln darin.',
        'Kompostieren Sie gesunde Pflanzen. Werfen Sie von Braunfäule befallene Tomaten und Kartoffeln und Kohl mit Kohlhernie in den Müll oder die kommunale Sammlung.',
        'Ernten Sie jede letzte Kartoffel, denn jede im Boden kann die Fäule zurückbringen.',
        'Rechen Sie bis Mitte Herbst bloße Beete, und säen Sie Grünroggen. Danach decken Sie sie stattdessen mit Laub oder Karton ab.',
        'Waschen Sie Stäbe, Netze und Bindungen, und trocknen Sie sie vor dem Wegräumen.',
      ],
      firstReason: 'Kranke Reste stecken die nächste Kultur an, bloße Erde verliert Nährstoffe',
      safety: 'Rollen Sie Netze vom Boden auf: Igel und Schlangen sterben darin, und Menschen stolpern darüber.',
    },
    'vegetable-garden.test-soil': {
      title: 'pH der Gemüsebeete testen und bei Bedarf kalken',
      why: 'In saurer Erde können Wurzeln vorhandene Nährstoffe nicht aufnehmen. Ein günstiger Test zeigt, ob Ihre Beete Kalk brauchen.',
      steps: [
        'Nehmen Sie an fünf Stellen aus 15 cm Tiefe eine Schaufel Erde. Mischen Sie sie, lassen Sie sie trocknen, und lesen Sie Steine heraus.',
        'Testen Sie eine Probe mit dem Set, oder schicken Sie sie an ein Labor.',
        'Ein pH zwischen 6,5 und 7,0 passt den meisten Gemüsen. Darunter, also unter 6,5, streuen Sie kohlensauren Kalk in der Menge der Packung für Ihre Erde.',
        'Streuen Sie Kalk bei leerem Beet, und rechen Sie ihn ein. Halten Sie einige Wochen Abstand zu Mist und Dünger.',
        'Heben Sie den pH nicht ohne Grund über 7,0, und kalken Sie nie das Beet für Kartoffeln.',
      ],
      firstReason: 'Messen Sie den pH, bevor Sie Geld für Dünger oder Kalk ausgeben',
      safety:
        'Kalkstaub verätzt Augen und Haut. Tragen Sie Schutzbrille und Handschuhe, wählen Sie einen windstillen Tag, und halten Sie Kinder und Haustiere fern.',
    },
  },
} as const satisfies ItemWords;
