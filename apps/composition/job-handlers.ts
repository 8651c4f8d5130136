import type { JobHandlers, ScheduledHandlers } from '#core/ports/jobs.ts';
import type { UseCases } from '#core/use-cases/index.ts';
import { throughOutages } from './through-outages.ts';

/** The use case that handles each job. */
export const jobHandlers = (useCases: UseCases): JobHandlers & ScheduledHandlers => ({
  'send-sign-in-link': useCases.sendSignInLink,
  'send-welcome': useCases.sendWelcome,
  'send-premium-started': useCases.sendPremiumStarted,
  'send-premium-ended': useCases.sendPremiumEnded,
  'send-declaration-receipt': useCases.sendDeclarationReceipt,
  'execute-declaration': useCases.executeDeclaration,
  'send-payment-problem': useCases.sendPaymentProblem,
  'send-reminder-request': useCases.sendReminderRequest,
  'send-email-change': useCases.sendEmailChange,
  'send-email-changed': useCases.sendEmailChanged,
  'send-access-added': useCases.sendAccessAdded,
  'send-invitation': useCases.sendInvitation,
  'send-announcements': useCases.sendAnnouncements,
  'send-joined': useCases.sendJoined,
  'send-removed': useCases.sendRemoved,
  'send-webhooks': (job, stopping) => useCases.sendWebhooks({ ...job, isStopping: () => stopping.aborted }),
  'send-webhook-paused': useCases.sendWebhookPaused,
  'publish-home': useCases.publishLinkedHome,
  'withdraw-homes': useCases.withdrawHomes,
  'update-customers': useCases.updateCustomers,
  'send-calendar-reconnect': useCases.sendCalendarReconnect,
  'sync-calendar': useCases.syncCalendar,
  'disconnect-calendar': useCases.retryDisconnection,
  'refine-week': useCases.refineWeek,
  'finish-deletion': useCases.retryDeletion,
  'plan-shard': async (shard) => void (await useCases.generateWeeks(shard)),
  'resume-summaries': useCases.resumeSummaries,
  'send-summaries': (run, stopping) =>
    throughOutages(() => useCases.sendSummaries({ ...run, isStopping: () => stopping.aborted }), stopping),
  'send-summary-now': useCases.sendSummaryNow,
  'delete-expired-entries': useCases.deleteExpiredEntries,
  'delete-expired-links': async () => {
    await useCases.deleteExpiredLinks();
    await useCases.deleteExpiredEmailChanges();
    await useCases.deleteExpiredInvitations();
    await useCases.deleteExpiredDeclarations();
    await useCases.deleteUnconfirmedReminders();
  },
  'delete-expired-files': useCases.deleteExpiredFiles,
  'delete-expired-runs': async () => {
    await useCases.deleteExpiredRuns();
    await useCases.deleteExpiredDeliveries();
  },
  'delete-expired-payment-events': useCases.deleteExpiredPaymentEvents,
  'generate-weeks': useCases.queueWeeks,
  'purge-calendars': useCases.purgeCalendars,
  'queue-refinements': useCases.queueRefinements,
  'queue-summaries': useCases.queueSummaries,
  'reconcile-billing': async () => {
    await useCases.retryDeclarations();
    await useCases.reconcileBilling();
  },
  'remind-declarations': useCases.remindDeclarations,
  'send-guide-reminders': useCases.sendDueReminders,
  'send-pushes': useCases.sendPushes,
  'queue-calendar-syncs': async () => {
    await useCases.resealCalendars();
    await useCases.resealWebhooks();
    await useCases.resealPushes();
    await useCases.queueCalendarSyncs();
  },
});
