import { makeAskForReminder } from './ask-for-reminder.ts';
import { makeDeleteUnconfirmedReminders } from './delete-unconfirmed-reminders.ts';
import { makeReadReminder } from './read-reminder.ts';
import { makeSendDueReminders } from './send-due-reminders.ts';
import { makeSendReminderRequest } from './send-reminder-request.ts';
import { makeSetReminder } from './set-reminder.ts';

export const remindersUseCases = {
  askForReminder: makeAskForReminder,
  deleteUnconfirmedReminders: makeDeleteUnconfirmedReminders,
  readReminder: makeReadReminder,
  sendDueReminders: makeSendDueReminders,
  sendReminderRequest: makeSendReminderRequest,
  setReminder: makeSetReminder,
};
