import type { ItemWords } from '../../item-words.ts';

export const trees = {
  name: 'Bäume',
  tasks: {
    'trees.inspect-trees': {
      title: 'Jeden Baum von den Wurzeln bis zur Krone prüfen',
      why: 'Fällt ein Ast und verletzt jemanden, können Sie haften. Die meisten Bäume zeigen es vorher: dünne Krone, totes Holz, Risse oder Pilze am Fuß.',
      steps: [
        'Treten Sie zurück, und gehen Sie dann um jeden Baum. Achten Sie auf dünnere Krone, neue Neigung und tote oder hängende Äste.',
        'Achten Sie am Fuß auf Pilze oder Konsolen, weiche Rinde, Risse im Boden und gekappte oder verschüttete Wurzeln.',
        'Achten Sie am Stamm auf Risse, Höhlen, Ausfluss und enge Gabeln mit einem Riss darunter.',
        'Fotografieren Sie, was Sie finden, und bewahren Sie die Fotos mit Datum auf.',
        'Rufen Sie bei Neuem über Weg, Dach, Straße oder Stromleitung einen Baumpflegebetrieb.',
        'Sehen Sie die Bäume nach jedem Sturm wieder an.',
        'Fragen Sie die Gemeinde vor jedem Schnitt, ob der Baum geschützt ist, und prüfen Sie ihn auf brütende Vögel.',
      ],
      firstReason: 'Fotos jedes Baums helfen Ihnen, später Veränderungen zu bemerken',
      safety:
        'Stehen Sie nie unter einem hängenden Ast. Überlassen Sie Klettern, Kettensägen und alles nahe an Stromleitungen ausgebildeten Baumpflegebetrieben.',
      tenant:
        'Fotografieren Sie tote oder hängende Äste, und halten Sie sich darunter fern. Für die Bäume haftet, wem sie gehören. [[FR: Der Schnitt ist meist Sache der Mietpartei. | ]]',
      landlord: 'Prüfung der Bäume',
    },
    'trees.prune-fruit': {
      title: 'Apfel- und Birnbäume schneiden',
      why: 'Licht und Luft in der Krone geben rötere Äpfel und weniger Schorf. Solange der Baum kahl ist, sehen Sie, was wegmuss.',
      steps: [
        'Schneiden Sie an einem frostfreien Tag totes, krankes oder reibendes Holz heraus. Schneiden Sie immer bis zu Knospe, Seitenast oder Astring.',
        'Lichten Sie die Mitte aus, bis die Äste eine Handbreit auseinander stehen. Nehmen Sie höchstens ein oder zwei alte Äste heraus.',
        'Kürzen Sie die Leittriebe um etwa ein Drittel bis zu einer nach außen zeigenden Knospe.',
        'Hören Sie bei 10 bis 20 % der Krone auf. Mehr bringt ein Dickicht aufrechter Triebe.',
        'Sägen Sie einen mehr als daumendicken Ast zuerst von unten an, damit die Rinde nicht reißt. Nehmen Sie kein Wundverschlussmittel.',
      ],
      firstReason: 'Eine offene Krone bekommt das Licht und die Luft für gesundes Obst',
      safety:
        'Arbeiten Sie vom Boden mit langem Werkzeug oder von einer Dreibeinleiter auf ebener Erde. Lassen Sie Pflaumen und Kirschen für den Sommer: Winterschnitte lassen Bleiglanz ein, eine Pilzkrankheit.',
    },
    'trees.free-ties': {
      title: 'Bindungen junger Bäume lockern und mulchen',
      why: 'Eine vergessene Bindung kann einen Stamm in zwei Wachstumsjahren abschnüren. Gras am Fuß nimmt das Wasser, das ein junger Baum braucht.',
      steps: [
        'Lockern Sie jede Bindung, bis ein Finger darunterpasst, und rücken Sie sie von jeder Rille in der Rinde.',
        'Rütteln Sie am Baum. Halten die Wurzeln, meist nach zwei oder drei Jahren, entfernen Sie Pfahl und Bindung.',
        'Öffnen oder entfernen Sie enge Manschetten, und achten Sie darunter auf Fraß und Freischneiderwunden.',
        'Befreien Sie einen Ring von 1 m Breite vom Gras, und mulchen Sie ihn 7 cm dick. Halten Sie den Mulch vom Stamm fern.',
        'Planen Sie in den ersten zwei Jahren in jeder trockenen Woche gründliches Gießen mit zwei oder drei Gießkannen.',
      ],
      firstReason: 'Eine nie gelockerte Bindung schneidet in den wachsenden Stamm',
      safety: 'Halten Sie den Pfahl tief, und ziehen Sie ihn gerade heraus, das Gesicht weg von der Spitze.',
    },
    'trees.prune-tropical-fruit': {
      title: 'Obstbäume nach der Ernte schneiden',
      why: 'Mangos und Zitrusfrüchte wachsen an den Astenden. Ein niedrig und offen gehaltener Baum ist leicht zu ernten und bricht bei Sturm weniger.',
      steps: [
        'Warten Sie, bis die letzte Frucht ab ist, und schneiden Sie dann: Spätere Schnitte kosten Blüten.',
        'Nehmen Sie zuerst tote, kranke und sich kreuzende Äste heraus, dann aufrechte Triebe in der Mitte.',
        'Kürzen Sie die höchsten Äste, sodass Sie vom Boden ernten können. Nehmen Sie höchstens ein Viertel der Krone weg.',
        'Sammeln Sie gefallene und gestochene Früchte, und lassen Sie sie einige Tage in einem zugebundenen Beutel in der Sonne: Fruchtfliegen brüten darin.',
        'Verteilen Sie Kompost oder Mulch unter der Krone, eine Handbreit vom Stamm.',
      ],
      firstReason: 'Ein niedriger, offener Baum ist leicht zu ernten und bricht weniger',
      safety:
        'Schneiden Sie vom Boden, mit Schutzbrille und Handschuhen. Der Saft von Mangobäumen verätzt die Haut: Waschen Sie ihn sofort ab. Überlassen Sie hohe Äste und die nahe an einem Kabel einem Baumpflegebetrieb.',
    },
  },
} as const satisfies ItemWords;
