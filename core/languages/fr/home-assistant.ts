import type { homeAssistant as english } from '../en/home-assistant.ts';
import type { Translation } from '../translation.ts';

export const homeAssistant: Translation<typeof english> = {
  model: 'Logement',
  week: 'Cette semaine',
  overdue: 'En retard',
  next: 'Prochaine tâche',
  complete: 'Marquer la prochaine tâche comme faite',
  tasks: 'tâches',
  cycles: 'cycles',
  reading: (meter) => `Nouveau relevé : ${meter}`,
};
