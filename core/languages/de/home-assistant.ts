import type { homeAssistant as english } from '../en/home-assistant.ts';
import type { Translation } from '../translation.ts';

export const homeAssistant: Translation<typeof english> = {
  model: 'Zuhause',
  week: 'Diese Woche',
  overdue: 'Überfällig',
  next: 'Nächste Aufgabe',
  complete: 'Nächste Aufgabe erledigen',
  tasks: 'Aufgaben',
  cycles: 'Zyklen',
  reading: (meter) => `Neuer Stand: ${meter}`,
};
