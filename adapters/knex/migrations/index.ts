import type { Knex } from 'knex';
import * as firstWayThrough from './20261121_000_first_way_through.ts';
import * as tiersAndPayment from './20261121_001_tiers_and_payment.ts';
import * as addressesByHousehold from './20261121_002_addresses_by_household.ts';
import * as whatHomesHave from './20261122_003_what_homes_have.ts';
import * as calendars from './20261122_004_calendars.ts';
import * as summaries from './20261122_005_summaries.ts';
import * as history from './20261122_006_history.ts';
import * as assistant from './20261122_007_assistant.ts';
import * as life from './20261122_008_life.ts';
import * as accounts from './20261123_101_accounts.ts';
import * as theSecret from './20261123_200_the_secret.ts';
import * as outlooks from './20261123_301_outlooks.ts';
import * as feedTimes from './20261124_400_feed_times.ts';
import * as whatNotesAreAbout from './20261127_500_what_notes_are_about.ts';
import * as whatIsDue from './20261127_501_what_is_due.ts';
import * as selling from './20261127_502_selling.ts';
import * as textAsData from './20261127_510_text_as_data.ts';
import * as people from './20261127_520_people.ts';
import * as files from './20261127_530_files.ts';
import * as apiTokens from './20261127_540_api_tokens.ts';
import * as passkeys from './20261127_541_passkeys.ts';
import * as tokensEndWithMembership from './20261127_542_tokens_end_with_membership.ts';
import * as invitations from './20261127_550_invitations.ts';
import * as whoDidWhat from './20261127_555_who_did_what.ts';
import * as ownSummaries from './20261127_556_own_summaries.ts';
import * as turns from './20261127_557_turns.ts';
import * as taskLinks from './20261127_558_task_links.ts';
import * as ownFeeds from './20261127_559_own_feeds.ts';
import * as appliances from './20261127_560_appliances.ts';
import * as photosInPassports from './20261127_561_photos_in_passports.ts';
import * as ownCalendars from './20261127_562_own_calendars.ts';
import * as languageOfDeclarations from './20261127_566_language_of_declarations.ts';
import * as languageOfPassports from './20261127_567_language_of_passports.ts';
import * as identities from './20261127_570_identities.ts';
import * as webhooks from './20261127_575_webhooks.ts';
import * as push from './20261127_576_push.ts';
import * as connectedApps from './20261127_580_connected_apps.ts';
import * as languages from './20261127_595_languages.ts';
import * as lockHouseholds from './20261128_598_lock_households.ts';
import * as pendingJobs from './20261129_601_pending_jobs.ts';
import * as towns from './20261129_610_towns.ts';
import * as signInCodes from './20261129_625_sign_in_codes.ts';
import * as ownRhythms from './20261129_630_own_rhythms.ts';
import * as declarationsToAnEnd from './20261129_650_declarations_to_an_end.ts';
import * as agreements from './20261129_651_agreements.ts';
import * as announcements from './20261129_652_announcements.ts';
import * as lastBackup from './20261129_660_last_backup.ts';
import * as whichServeThePreviousVersion from './20261129_665_which_serve_the_previous_version.ts';
import * as replacedTurns from './20261129_720_replaced_turns.ts';
import * as confirmedSessions from './20261129_730_confirmed_sessions.ts';
import * as meters from './20261129_740_meters.ts';
import * as postponedPushes from './20261129_741_postponed_pushes.ts';
import * as parts from './20261129_742_parts.ts';
import * as closedPassports from './20261130_785_closed_passports.ts';
import * as guideReminders from './20261130_810_guide_reminders.ts';
import * as homeAssistant from './20261130_821_home_assistant.ts';
import * as learnedRhythms from './20261130_831_learned_rhythms.ts';
import * as partUses from './20261130_832_part_uses.ts';
import * as homeAssistantDue from './20261130_851_home_assistant_due.ts';
import * as namesOfFiles from './20261130_881_names_of_files.ts';

export type Migration = Required<Pick<Knex.Migration, 'up' | 'down'>> & {
  /** Whether servers of the previous version can serve with the schema. Otherwise their `/readyz` says that they can't. */
  readonly servesPrevious?: boolean;
};

/** Databases store the names, so a released one never changes. */
const byName: Readonly<Record<string, Migration>> = {
  '20261121_000_first_way_through': firstWayThrough,
  '20261121_001_tiers_and_payment': tiersAndPayment,
  '20261121_002_addresses_by_household': addressesByHousehold,
  '20261122_003_what_homes_have': whatHomesHave,
  '20261122_004_calendars': calendars,
  '20261122_005_summaries': summaries,
  '20261122_006_history': history,
  '20261122_007_assistant': assistant,
  '20261122_008_life': life,
  '20261123_101_accounts': accounts,
  '20261123_200_the_secret': theSecret,
  '20261123_301_outlooks': outlooks,
  '20261124_400_feed_times': feedTimes,
  '20261127_500_what_notes_are_about': whatNotesAreAbout,
  '20261127_501_what_is_due': whatIsDue,
  '20261127_502_selling': selling,
  '20261127_510_text_as_data': textAsData,
  '20261127_520_people': people,
  '20261127_530_files': files,
  '20261127_540_api_tokens': apiTokens,
  '20261127_541_passkeys': passkeys,
  '20261127_542_tokens_end_with_membership': tokensEndWithMembership,
  '20261127_550_invitations': invitations,
  '20261127_555_who_did_what': whoDidWhat,
  '20261127_556_own_summaries': ownSummaries,
  '20261127_557_turns': turns,
  '20261127_558_task_links': taskLinks,
  '20261127_559_own_feeds': ownFeeds,
  '20261127_560_appliances': appliances,
  '20261127_561_photos_in_passports': photosInPassports,
  '20261127_562_own_calendars': ownCalendars,
  '20261127_566_language_of_declarations': languageOfDeclarations,
  '20261127_567_language_of_passports': languageOfPassports,
  '20261127_570_identities': identities,
  '20261127_575_webhooks': webhooks,
  '20261127_576_push': push,
  '20261127_580_connected_apps': connectedApps,
  '20261127_595_languages': languages,
  '20261128_598_lock_households': lockHouseholds,
  '20261129_601_pending_jobs': pendingJobs,
  '20261129_610_towns': towns,
  '20261129_625_sign_in_codes': signInCodes,
  '20261129_630_own_rhythms': ownRhythms,
  '20261129_650_declarations_to_an_end': declarationsToAnEnd,
  '20261129_651_agreements': agreements,
  '20261129_652_announcements': announcements,
  '20261129_660_last_backup': lastBackup,
  '20261129_740_meters': meters,
  '20261129_742_parts': parts,
  '20261130_785_closed_passports': closedPassports,
  '20261130_810_guide_reminders': guideReminders,
  '20261130_821_home_assistant': homeAssistant,
  '20261130_831_learned_rhythms': learnedRhythms,
  '20261130_832_part_uses': partUses,
  '20261130_851_home_assistant_due': homeAssistantDue,
  '20261130_881_names_of_files': namesOfFiles,
  '20261129_741_postponed_pushes': postponedPushes,
  '20261129_665_which_serve_the_previous_version': whichServeThePreviousVersion,
  '20261129_720_replaced_turns': replacedTurns,
  '20261129_730_confirmed_sessions': confirmedSessions,
};

/** In the order of their names, in which they run, and in which a database is compared with them. */
export const migrations = Object.fromEntries(
  Object.entries(byName).toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
