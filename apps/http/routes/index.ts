import type { App } from '#apps/composition/container.ts';
import type { Contract, EndpointName } from '#apps/contract/index.ts';
import type { BodyGuard, Handlers } from '../pipeline/handler.ts';
import { accessRoutes } from './access.ts';
import { adviceRoutes } from './advice.ts';
import { applianceRoutes } from './appliances.ts';
import { appRoutes } from './apps.ts';
import { calendarRoutes } from './calendar.ts';
import { customTaskRoutes } from './custom-tasks.ts';
import { davRoutes } from './dav.ts';
import { documentRoutes } from './documents.ts';
import { emailChangeRoutes } from './email-change.ts';
import { fileRoutes } from './files.ts';
import { historyRoutes } from './history.ts';
import { historyImportRoutes } from './history-import.ts';
import { homeRoutes } from './home.ts';
import { homeAssistantRoutes } from './home-assistant.ts';
import { homesRoutes } from './homes.ts';
import { householdRoutes } from './household.ts';
import { mailEventRoutes } from './mail-events.ts';
import { mcpRoutes } from './mcp.ts';
import { meterRoutes } from './meters.ts';
import { oauthRoutes } from './oauth.ts';
import { oidcRoutes } from './oidc.ts';
import { passkeyRoutes } from './passkeys.ts';
import { passportRoutes } from './passport.ts';
import { pauseRoutes } from './pause.ts';
import { paymentRoutes } from './payments.ts';
import { peopleRoutes } from './people.ts';
import { planPreviewRoutes } from './plan-preview.ts';
import { privacyRoutes } from './privacy.ts';
import { pushRoutes } from './push.ts';
import { remindersRoutes } from './reminders.ts';
import { sellingRoutes } from './selling.ts';
import { taskLinkRoutes } from './task-links.ts';
import { tokenRoutes } from './tokens.ts';
import { townRoutes } from './towns.ts';
import { turnTakingRoutes } from './turn-taking.ts';
import { webhookEndpointRoutes } from './webhook-endpoints.ts';
import { weekRoutes } from './week.ts';
import { weeklySummaryRoutes } from './weekly-summary.ts';

/** The handler of every endpoint, by its name in the contract. */
export const allRoutes = (app: App): Handlers<Contract> => ({
  ...accessRoutes(app),
  ...adviceRoutes(app),
  ...appRoutes(app),
  ...applianceRoutes(app),
  ...homeRoutes(app),
  ...homesRoutes(app),
  ...homeAssistantRoutes(app),
  ...householdRoutes(app),
  ...weekRoutes(app),
  ...pauseRoutes(app),
  ...emailChangeRoutes(app),
  ...customTaskRoutes(app),
  ...calendarRoutes(app),
  ...davRoutes(app),
  ...weeklySummaryRoutes(app),
  ...fileRoutes(app),
  ...historyRoutes(app),
  ...historyImportRoutes(app),
  ...meterRoutes(app),
  ...oidcRoutes(app),
  ...mcpRoutes(app),
  ...oauthRoutes(app),
  ...passkeyRoutes(app),
  ...passportRoutes(app),
  ...paymentRoutes(app),
  ...pushRoutes(app),
  ...remindersRoutes(app),
  ...sellingRoutes(app),
  ...mailEventRoutes(app),
  ...peopleRoutes(app),
  ...planPreviewRoutes(app),
  ...taskLinkRoutes(app),
  ...tokenRoutes(app),
  ...townRoutes(app),
  ...turnTakingRoutes(app),
  ...webhookEndpointRoutes(app),
  ...privacyRoutes(app),
  ...documentRoutes(app),
});

/** What is checked before the large body of an endpoint is read. */
export const bodyGuards = (app: App): Partial<Record<EndpointName, BodyGuard>> => ({
  askAdvice: (household) => app.admitFile({ household }),
  readPaper: (household) => app.admitFile({ household }),
});
