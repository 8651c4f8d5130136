import type { webhookEvents as english } from '../en/webhook-events.ts';
import type { Translation } from '../translation.ts';

export const webhookEvents: Translation<typeof english> = {
  'task.completed': 'Eine Aufgabe ist erledigt',
  'task.reopened': 'Eine Aufgabe ist wieder offen',
  'task.moved': 'Eine Aufgabe ist verschoben',
  'task.skipped': 'Eine Aufgabe ist übersprungen',
  'task.created': 'Eine Aufgabe ist hinzugefügt',
  'week.planned': 'Eine Woche ist geplant',
};
