import type { Ports } from '../ports/index.ts';
import type { Procedures } from '../procedures/index.ts';
import { accessUseCases } from './access/index.ts';
import { adviceUseCases } from './advice/index.ts';
import { appliancesUseCases } from './appliances/index.ts';
import { appsUseCases } from './apps/index.ts';
import { billingUseCases } from './billing/index.ts';
import { calendarUseCases } from './calendar/index.ts';
import { customTasksUseCases } from './custom-tasks/index.ts';
import { emailChangeUseCases } from './email-change/index.ts';
import { filesUseCases } from './files/index.ts';
import { historyUseCases } from './history/index.ts';
import { homeUseCases } from './home/index.ts';
import { homeAssistantUseCases } from './home-assistant/index.ts';
import { householdUseCases } from './household/index.ts';
import { identitiesUseCases } from './identities/index.ts';
import { metersUseCases } from './meters/index.ts';
import { passkeysUseCases } from './passkeys/index.ts';
import { passportUseCases } from './passport/index.ts';
import { pauseUseCases } from './pause/index.ts';
import { peopleUseCases } from './people/index.ts';
import { previewUseCases } from './preview/index.ts';
import { privacyUseCases } from './privacy/index.ts';
import { pushUseCases } from './push/index.ts';
import { remindersUseCases } from './reminders/index.ts';
import { sellingUseCases } from './selling/index.ts';
import { summaryUseCases } from './summary/index.ts';
import { supportUseCases } from './support/index.ts';
import { taskLinksUseCases } from './task-links/index.ts';
import { tokensUseCases } from './tokens/index.ts';
import { townsUseCases } from './towns/index.ts';
import { turnTakingUseCases } from './turn-taking/index.ts';
import { webhooksUseCases } from './webhooks/index.ts';
import { weekUseCases } from './week/index.ts';

/** Every use case by name. The types of the application and its bindings derive from this list. */
export const useCaseFactories = {
  ...accessUseCases,
  ...adviceUseCases,
  ...appsUseCases,
  ...appliancesUseCases,
  ...billingUseCases,
  ...calendarUseCases,
  ...customTasksUseCases,
  ...emailChangeUseCases,
  ...filesUseCases,
  ...historyUseCases,
  ...homeUseCases,
  ...homeAssistantUseCases,
  ...householdUseCases,
  ...identitiesUseCases,
  ...metersUseCases,
  ...passportUseCases,
  ...passkeysUseCases,
  ...pauseUseCases,
  ...peopleUseCases,
  ...previewUseCases,
  ...privacyUseCases,
  ...pushUseCases,
  ...remindersUseCases,
  ...sellingUseCases,
  ...summaryUseCases,
  ...supportUseCases,
  ...taskLinksUseCases,
  ...tokensUseCases,
  ...townsUseCases,
  ...turnTakingUseCases,
  ...webhooksUseCases,
  ...weekUseCases,
} satisfies Record<string, (deps: Ports & Procedures) => unknown>;

/** What the application can do: one function for each endpoint, command and job. */
export type UseCases = {
  readonly [Name in keyof typeof useCaseFactories]: ReturnType<(typeof useCaseFactories)[Name]>;
};
