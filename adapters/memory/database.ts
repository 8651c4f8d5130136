import type { ApiToken } from '#core/domain/access/api-token.ts';
import type { ConnectedApp } from '#core/domain/access/connected-app.ts';
import type { EmailChange } from '#core/domain/access/email-change.ts';
import type { Passkey } from '#core/domain/access/passkey.ts';
import type { AskedQuestion } from '#core/domain/advice/advice.ts';
import type { Appliance } from '#core/domain/appliances/appliance.ts';
import type { PartUse } from '#core/domain/appliances/part.ts';
import type { CalendarConnection, CalendarDay } from '#core/domain/calendar/connection.ts';
import type { StoredFile } from '#core/domain/files/stored-file.ts';
import type { PassportLink } from '#core/domain/history/passport/link.ts';
import type { RecordedWork, TaskDetails } from '#core/domain/history/recorded-work.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { HomeAssistantLink } from '#core/domain/home-assistant/link.ts';
import type { Meter } from '#core/domain/meters/meter.ts';
import type { Invitation } from '#core/domain/people/invitation.ts';
import type { Membership } from '#core/domain/people/membership.ts';
import type { Person } from '#core/domain/people/person.ts';
import type { RhythmAnswer } from '#core/domain/plan/learned/rhythm-answer.ts';
import type { PushSubscription } from '#core/domain/push/subscription.ts';
import type { GuideReminder } from '#core/domain/reminders/guide-reminder.ts';
import type { Run, RunFailure } from '#core/domain/running/run.ts';
import type { Agreement } from '#core/domain/selling/agreement.ts';
import type { Declaration } from '#core/domain/selling/declaration.ts';
import type { SummarySchedule } from '#core/domain/summary/schedule.ts';
import type { WorkPreferences } from '#core/domain/tasks/choose-assignees.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import type { TaskAction } from '#core/domain/tasks/task-action.ts';
import type { TaskLink } from '#core/domain/tasks/task-link.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { CustomTask } from '#core/domain/time/recurrence.ts';
import type { WebhookDelivery } from '#core/domain/webhooks/delivery.ts';
import type { WebhookEndpoint } from '#core/domain/webhooks/webhook.ts';
import type { HomesAnnouncement } from '#core/ports/announcement-store.ts';
import type { CalendarFeed } from '#core/ports/calendar-feed-store.ts';
import type { CalendarVisit } from '#core/ports/calendar-visit-store.ts';
import type { ContractNotice } from '#core/ports/contract-notice-store.ts';
import type { Identity } from '#core/ports/identity-store.ts';
import type { Job } from '#core/ports/jobs.ts';
import type { PendingJob } from '#core/ports/pending-job-store.ts';
import type { OutlookOfHousehold } from '#core/ports/plan-store.ts';
import type { StoredPushKeys } from '#core/ports/push-store.ts';
import type { Session } from '#core/ports/session-store.ts';
import type { SignInLink } from '#core/ports/sign-in-link-store.ts';
import type { QueuedSummary, SkipReason } from '#core/ports/summary-store.ts';
import type { SupportAction } from '#core/ports/support-action-store.ts';
import type { Usage } from '#core/ports/usage-store.ts';
import type { StoredWeek } from '#core/ports/week-store.ts';

export type StoredSubscription = PushSubscription & { readonly leasedUntil?: Date };

export type StoredSummary = QueuedSummary & {
  readonly status: 'queued' | 'sending' | 'sent' | 'skipped';
  readonly reason?: SkipReason;
  readonly claimedAt?: Date;
  readonly settledAt?: Date;
};

/** Records are never modified in place, only replaced. */
export type Tables = {
  readonly households: Map<string, Household>;
  readonly persons: Map<string, Person>;
  readonly memberships: Map<string, Membership>;
  readonly invitations: Map<string, Invitation>;
  /** By household and person. */
  readonly workPreferences: Map<string, WorkPreferences & { readonly householdId: string; readonly personId: string }>;
  /** By address; when it last refused mail about the account. */
  readonly signInAddresses: Map<
    string,
    { readonly email: string; readonly personId: string; readonly refusedAt?: Date }
  >;
  readonly sessions: Map<string, Session>;
  readonly signInLinks: Map<string, SignInLink & { readonly spentAt?: Date }>;
  /** By household, its planned weeks by their Mondays. */
  readonly weeks: Map<string, ReadonlyMap<IsoDate, StoredWeek>>;
  /** The weeks that `queue-refinements` has examined, by household and Monday. */
  readonly examinedWeeks: Map<string, true>;
  /** By household, when its plan is due next; absent while it is due. */
  readonly plansDueAt: Map<string, Date>;
  /** By household. */
  readonly outlooks: Map<string, OutlookOfHousehold>;
  readonly tasks: Map<string, Task>;
  /** By household, task and kind; without the person once their account is deleted. */
  readonly taskActions: Map<string, Omit<TaskAction, 'personId'> & { readonly personId: string | null }>;
  readonly taskLinks: Map<string, TaskLink>;
  readonly partUses: Map<string, PartUse>;
  readonly rhythmAnswers: Map<string, Omit<RhythmAnswer, 'personId'> & { readonly personId?: string | null }>;
  readonly customTasks: Map<string, CustomTask>;
  readonly adviceQuestions: Map<string, AskedQuestion>;
  readonly apiTokens: Map<string, ApiToken>;
  readonly connectedApps: Map<string, ConnectedApp>;
  readonly appliances: Map<string, Appliance>;
  readonly meters: Map<string, Meter>;
  readonly assistantUsage: Map<string, Usage>;
  /** By month, of all households. */
  readonly assistantUsageMonths: Map<IsoDate, Usage>;
  /** By household, the number of the provider reading that its subscription was last saved from. */
  readonly subscriptionReadings: Map<string, number>;
  /** By id of the payment provider's customer, the household that the customer belongs to. */
  readonly paymentCustomers: Map<string, string>;
  readonly paymentEvents: Map<string, Date>;
  readonly pendingJobs: Map<string, PendingJob>;
  readonly calendarConnections: Map<string, CalendarConnection>;
  readonly calendarDays: Map<string, CalendarDay>;
  readonly calendarVisits: Map<string, CalendarVisit>;
  readonly calendarFeeds: Map<string, CalendarFeed>;
  readonly runs: Map<string, Omit<Run, 'failed'>>;
  readonly runFailures: Map<string, RunFailure & { readonly runId: string }>;
  readonly summaries: Map<string, StoredSummary>;
  readonly summarySchedules: Map<string, SummarySchedule>;
  readonly historyEntries: Map<string, RecordedWork>;
  readonly taskDetails: Map<string, TaskDetails>;
  readonly files: Map<string, StoredFile>;
  readonly contractNotices: Map<string, ContractNotice & { readonly agreement?: Agreement }>;
  readonly announcements: Map<string, HomesAnnouncement & { readonly sentAt: Date | undefined }>;
  readonly declarations: Map<string, Declaration>;
  readonly guideReminders: Map<string, GuideReminder>;
  /** By person. */
  readonly emailChanges: Map<string, EmailChange>;
  readonly homeAssistantLinks: Map<string, HomeAssistantLink>;
  readonly homeAssistantRetired: Map<string, { readonly deviceId: string }>;
  readonly homeAssistantInstallation: Map<
    'installation',
    { readonly id: string; readonly lease?: { readonly holder: string; readonly until: Date } }
  >;
  readonly identities: Map<string, Identity>;
  readonly passkeys: Map<string, Passkey>;
  readonly pushSubscriptions: Map<string, StoredSubscription>;
  readonly pushKeys: Map<'keys', StoredPushKeys>;
  readonly webhookEndpoints: Map<string, WebhookEndpoint>;
  readonly webhookDeliveries: Map<string, WebhookDelivery>;
  /** By household. */
  readonly passportLinks: Map<string, PassportLink>;
  readonly supportActions: Map<
    string,
    Omit<SupportAction, 'householdId' | 'personId'> & {
      readonly householdId: string | null;
      readonly personId: string | null;
    }
  >;
};

export type QueuedJob = Job & {
  /** In milliseconds since 1970; undefined if it is due at once. */
  readonly dueAt?: number;
  /** Whose jobs of this name run one at a time. */
  readonly personId?: string;
  /** How often it has been tried. */
  readonly failures?: number;
};

export type MemoryDatabase = {
  /** The committed data. A transaction replaces the whole object. */
  tables: Tables;
  /** Committed jobs that no worker has taken yet. */
  readonly jobs: QueuedJob[];
  /** Called after jobs were committed. */
  onJobs: () => void;
  /** The number of the last reading of the payment provider. */
  readings: number;
};

export function makeMemoryDatabase(): MemoryDatabase {
  const tables: Tables = {
    households: new Map(),
    persons: new Map(),
    memberships: new Map(),
    invitations: new Map(),
    workPreferences: new Map(),
    signInAddresses: new Map(),
    sessions: new Map(),
    signInLinks: new Map(),
    weeks: new Map(),
    examinedWeeks: new Map(),
    plansDueAt: new Map(),
    outlooks: new Map(),
    tasks: new Map(),
    taskActions: new Map(),
    taskLinks: new Map(),
    partUses: new Map(),
    rhythmAnswers: new Map(),
    customTasks: new Map(),
    adviceQuestions: new Map(),
    apiTokens: new Map(),
    connectedApps: new Map(),
    appliances: new Map(),
    meters: new Map(),
    assistantUsage: new Map(),
    assistantUsageMonths: new Map(),
    subscriptionReadings: new Map(),
    paymentCustomers: new Map(),
    paymentEvents: new Map(),
    pendingJobs: new Map(),
    calendarConnections: new Map(),
    calendarDays: new Map(),
    calendarVisits: new Map(),
    calendarFeeds: new Map(),
    runs: new Map(),
    runFailures: new Map(),
    summaries: new Map(),
    summarySchedules: new Map(),
    historyEntries: new Map(),
    taskDetails: new Map(),
    files: new Map(),
    homeAssistantLinks: new Map(),
    homeAssistantRetired: new Map(),
    homeAssistantInstallation: new Map(),
    identities: new Map(),
    passkeys: new Map(),
    passportLinks: new Map(),
    contractNotices: new Map(),
    announcements: new Map(),
    declarations: new Map(),
    guideReminders: new Map(),
    emailChanges: new Map(),
    supportActions: new Map(),
    pushSubscriptions: new Map(),
    pushKeys: new Map(),
    webhookEndpoints: new Map(),
    webhookDeliveries: new Map(),
  };
  return { tables, jobs: [], onJobs: () => {}, readings: 0 };
}

export function copyOf(tables: Tables): Tables {
  return {
    households: new Map(tables.households),
    persons: new Map(tables.persons),
    memberships: new Map(tables.memberships),
    invitations: new Map(tables.invitations),
    workPreferences: new Map(tables.workPreferences),
    signInAddresses: new Map(tables.signInAddresses),
    sessions: new Map(tables.sessions),
    signInLinks: new Map(tables.signInLinks),
    weeks: new Map(tables.weeks),
    examinedWeeks: new Map(tables.examinedWeeks),
    plansDueAt: new Map(tables.plansDueAt),
    outlooks: new Map(tables.outlooks),
    tasks: new Map(tables.tasks),
    taskActions: new Map(tables.taskActions),
    taskLinks: new Map(tables.taskLinks),
    partUses: new Map(tables.partUses),
    rhythmAnswers: new Map(tables.rhythmAnswers),
    customTasks: new Map(tables.customTasks),
    adviceQuestions: new Map(tables.adviceQuestions),
    apiTokens: new Map(tables.apiTokens),
    connectedApps: new Map(tables.connectedApps),
    appliances: new Map(tables.appliances),
    meters: new Map(tables.meters),
    assistantUsage: new Map(tables.assistantUsage),
    assistantUsageMonths: new Map(tables.assistantUsageMonths),
    subscriptionReadings: new Map(tables.subscriptionReadings),
    paymentCustomers: new Map(tables.paymentCustomers),
    paymentEvents: new Map(tables.paymentEvents),
    pendingJobs: new Map(tables.pendingJobs),
    calendarConnections: new Map(tables.calendarConnections),
    calendarDays: new Map(tables.calendarDays),
    calendarVisits: new Map(tables.calendarVisits),
    calendarFeeds: new Map(tables.calendarFeeds),
    runs: new Map(tables.runs),
    runFailures: new Map(tables.runFailures),
    summaries: new Map(tables.summaries),
    summarySchedules: new Map(tables.summarySchedules),
    historyEntries: new Map(tables.historyEntries),
    taskDetails: new Map(tables.taskDetails),
    files: new Map(tables.files),
    homeAssistantLinks: new Map(tables.homeAssistantLinks),
    homeAssistantRetired: new Map(tables.homeAssistantRetired),
    homeAssistantInstallation: new Map(tables.homeAssistantInstallation),
    identities: new Map(tables.identities),
    passkeys: new Map(tables.passkeys),
    passportLinks: new Map(tables.passportLinks),
    contractNotices: new Map(tables.contractNotices),
    announcements: new Map(tables.announcements),
    declarations: new Map(tables.declarations),
    guideReminders: new Map(tables.guideReminders),
    emailChanges: new Map(tables.emailChanges),
    supportActions: new Map(tables.supportActions),
    pushSubscriptions: new Map(tables.pushSubscriptions),
    pushKeys: new Map(tables.pushKeys),
    webhookEndpoints: new Map(tables.webhookEndpoints),
    webhookDeliveries: new Map(tables.webhookDeliveries),
  };
}

/** The key of a record of a home or a person. It contains their id, so that none finds the records of another. */
export const keyOf = (...ids: readonly string[]): string => ids.join('/');
