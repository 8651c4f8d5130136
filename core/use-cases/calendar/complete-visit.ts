import { signedIn } from '../../domain/access/found.ts';
import {
  type CalendarConnection,
  calendarLock,
  newConnection,
  reconnected,
  sealedFor,
  type Tokens,
} from '../../domain/calendar/connection.ts';
import { browserPurposeOf, connectPurpose, type VisitFailure } from '../../domain/calendar/visit.ts';
import { DomainError, type DomainErrorCode } from '../../domain/errors.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { CalendarVisit } from '../../ports/calendar-visit-store.ts';
import type { CalendarGrant } from '../../ports/calendars.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<
  | 'unitOfWork'
  | 'calendars'
  | 'stateTokens'
  | 'secrets'
  | 'digest'
  | 'locks'
  | 'clock'
  | 'ids'
  | 'reporter'
  | 'openCalendar'
  | 'ownCalendar'
  | 'sealTokens'
  | 'requestSync'
>;

/** What the browser came back with. */
type Input = {
  readonly code: string | undefined;
  readonly state: string | undefined;
  /** Set by the provider when the user refused. */
  readonly error: string | undefined;
  /** What the browser has kept of the visit. */
  readonly browser: string | undefined;
};

type VisitOutcome =
  | { readonly connected: true; readonly connection: CalendarConnection }
  | { readonly connected: false; readonly error: VisitFailure };

const failures: Partial<Record<DomainErrorCode, VisitFailure>> = {
  calendar_code_invalid: 'invalid_grant',
  calendar_no_refresh_token: 'no_refresh_token',
  calendar_scope_missing: 'scope_missing',
  calendar_premium_required: 'premium_required',
};

/** Ends a visit: exchanges the code, saves the connection and creates our calendar. Failures are part of the outcome. */
export const makeCompleteCalendarVisit = (deps: Deps) => {
  const { calendars, reporter } = deps;

  const connect = async (input: Input): Promise<VisitOutcome> => {
    const visit = await takeVisit(input, deps);
    if (!visit) return failed('expired_state');
    const browser =
      input.browser === undefined
        ? undefined
        : await deps.stateTokens.verify(input.browser, browserPurposeOf(visit.personId));
    if (!browser || hexOf(deps.digest.sha256(browser.id)) !== visit.nonceHash) return failed('failed');
    if (input.error !== undefined) return failed(input.error === 'access_denied' ? 'access_denied' : 'failed');
    const { householdId, personId } = visit;
    const own = { householdId, personId };
    await deps.unitOfWork.run((stores) => mayConnect(stores, own, deps));
    const codeVerifier = await deps.secrets.open(visit.codeVerifier, sealedFor('code verifier', householdId));
    if (!codeVerifier) return failed('expired_state');
    if (!input.code) return failed('failed');
    const grant = await calendars.redeem({ code: input.code, codeVerifier });
    return {
      connected: true,
      connection: await deps.locks.hold(calendarLock(own), () => keep(grant, own)),
    };
  };

  /** Saves the grant, or withdraws it if the person may no longer connect a calendar. */
  const keep = async (grant: CalendarGrant, own: PersonInHome): Promise<CalendarConnection> => {
    const tokens = await deps.sealTokens(own.householdId, grant);
    try {
      const connection = await deps.unitOfWork.run((stores) => save(stores, own, tokens, deps));
      return { ...connection, ...(await calendarIdOf(connection)) };
    } catch (error) {
      await calendars.revoke(grant.refreshToken);
      throw error;
    }
  };

  /** Without the calendar the connection is complete nevertheless: the first sync creates it. */
  const calendarIdOf = async (connection: CalendarConnection) => {
    try {
      return { calendarId: await deps.ownCalendar.ensure(connection, deps.openCalendar(connection)) };
    } catch (error) {
      reporter.problem(error);
      return {};
    }
  };

  return async (input: Input): Promise<VisitOutcome> => {
    try {
      return await connect(input);
    } catch (error) {
      const failure = error instanceof DomainError ? failures[error.code] : undefined;
      if (!failure) reporter.problem(error);
      return failed(failure ?? 'failed');
    }
  };
};

const failed = (error: VisitFailure): VisitOutcome => ({ connected: false, error });

/** Undefined for a state that we did not issue, that has expired or that was used before. */
async function takeVisit(
  { state }: Input,
  { stateTokens, unitOfWork, clock }: Pick<Deps, 'stateTokens' | 'unitOfWork' | 'clock'>,
): Promise<CalendarVisit | undefined> {
  const known = state === undefined ? undefined : await stateTokens.verify(state, connectPurpose);
  if (!known) return undefined;
  const visit = await unitOfWork.run(({ calendarVisits }) => calendarVisits.take(known.householdId, known.id));
  return visit && visit.expiresAt > clock.now() ? visit : undefined;
}

async function mayConnect(
  { households, memberships }: Stores,
  { householdId, personId }: PersonInHome,
  { clock }: Pick<Deps, 'clock'>,
) {
  const household = signedIn(await households.lock(householdId));
  signedIn(await memberships.find(householdId, personId));
  if (household.deletionRequestedAt) throw new DomainError('account_leaving');
  if (!isPremium(household, clock.now())) throw new DomainError('calendar_premium_required');
  return household;
}

async function save(
  stores: Stores,
  own: PersonInHome,
  tokens: Tokens,
  { clock, ids, requestSync }: Pick<Deps, 'clock' | 'ids' | 'requestSync'>,
): Promise<CalendarConnection> {
  const { timezone } = await mayConnect(stores, own, { clock });
  const known = await stores.calendars.lock(own);
  const connectedAt = clock.now();
  const connection = known
    ? reconnected(known, tokens, connectedAt)
    : newConnection(own, { id: ids.next(), timezone, connectedAt, ...tokens });
  await stores.calendars.save(connection);
  // The user may have connected another account, so what we know of the days may be wrong.
  await stores.calendars.doubtDays(own);
  await requestSync(stores, [own.householdId]);
  return connection;
}
