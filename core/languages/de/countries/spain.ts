import type { CountryWords } from '../../country-words.ts';

export const spain = {
  place: 'Spanien',
  facts: {
    'Boilers and heating':
      'Wer einen Gaskessel bis 70 kW nutzt, lässt ihn mindestens alle zwei Jahre von einem zugelassenen Betrieb warten, einen für Öl jedes Jahr. Eine Bescheinigung bleibt bei der Wohnung.',
    'Hot water':
      'Ein Gas-Warmwassergerät bis 24,4 kW, wie in den meisten Wohnungen, wird mindestens alle fünf Jahre gewartet, ein größeres alle zwei. Den Termin vereinbart, wer es nutzt.',
    Gas: 'Alle fünf Jahre kündigt der Netzbetreiber eine Prüfung des Leitungsgases an, macht sie und berechnet sie auf der Rechnung. Bei Flaschen- oder Tankgas rufen Sie selbst einen zugelassenen Betrieb. Prüfende verlangen nie Bargeld an der Tür.',
    'Air conditioning and heat pumps':
      'Heimgeräte bis 12 kW haben alle vier Jahre eine Pflichtwartung, größere alle zwei. Den Kreis öffnet ein zugelassener Betrieb.',
    Wiring:
      'Eine einzelne Wohnung braucht keine regelmäßige Elektroprüfung. Gemeinsame Anlagen großer Blöcke werden alle zehn Jahre geprüft, was die Eigentümergemeinschaft veranlasst.',
    'Smoke alarms':
      'Kein nationales Gesetz verlangt Melder in bestehenden Wohnungen. Manche Regionen verlangen sie in neuen oder touristischen; sonst steht Ihnen einer in jedem Stockwerk frei.',
    Renting:
      'Die Vermietung macht alle Reparaturen, die die Wohnung bewohnbar halten, ohne höhere Miete. Kleinreparaturen durch gewöhnlichen Verschleiß zahlt die Mietpartei.',
    'The building':
      'Die meisten Regionen und Städte lassen Gebäude mit etwa 50 Jahren prüfen und danach alle zehn Jahre. Wer das Haus besitzt, beauftragt ein Architekturbüro.',
    'Vehicle tests':
      'Die ITV beginnt vier Jahre nach der Zulassung, kommt bis zum zehnten alle zwei Jahre und danach jedes Jahr.',
    'Emergency numbers':
      'Rufen Sie {emergency number} für jeden Notfall; dort spricht man mehrere Sprachen. Für Gas nehmen Sie die Nummer des Netzbetreibers, die auf der Rechnung steht. Bei Vergiftung rufen Sie {poison number} an.',
  },
} as const satisfies CountryWords;
