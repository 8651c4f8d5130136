import type { webhookEvents as english } from '../en/webhook-events.ts';
import type { Translation } from '../translation.ts';

export const webhookEvents: Translation<typeof english> = {
  'task.completed': 'Une tâche est faite',
  'task.reopened': 'Une tâche est de nouveau à faire',
  'task.moved': 'Une tâche est déplacée',
  'task.skipped': 'Une tâche est ignorée',
  'task.created': 'Une tâche est ajoutée',
  'week.planned': 'Une semaine est programmée',
};
