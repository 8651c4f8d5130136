import type { SignUp } from '../domain/access/sign-in.ts';
import type { Language } from '../domain/languages.ts';
import type { AccountView } from './account-view.ts';
import type { Advisor } from './advisor.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { Broker } from './broker.ts';
import type { Calendars } from './calendars.ts';
import type { CatalogueSearch } from './catalogue-search.ts';
import type { Challenges } from './challenges.ts';
import type { Clock } from './clock.ts';
import type { DeletionList } from './deletion-list.ts';
import type { Digest } from './digest.ts';
import type { EventLoop } from './event-loop.ts';
import type { FeedWriter } from './feed-writer.ts';
import type { FileLinks } from './file-links.ts';
import type { FileStore } from './file-store.ts';
import type { HomeChanges } from './home-changes.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { Ids } from './ids.ts';
import type { LinkTokens } from './link-tokens.ts';
import type { Locks } from './locks.ts';
import type { MailEvents } from './mail-events.ts';
import type { Mailer } from './mailer.ts';
import type { Outgoing } from './outgoing.ts';
import type { PasskeyVerifier } from './passkey-verifier.ts';
import type { Payments } from './payments.ts';
import type { Pushes } from './pushes.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Reporter } from './reporter.ts';
import type { Secrets } from './secrets.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { StateTokens } from './state-tokens.ts';
import type { SummaryTokens } from './summary-tokens.ts';
import type { SummaryView } from './summary-view.ts';
import type { TableReader } from './table-reader.ts';
import type { Towns } from './towns.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { WeekView } from './week-view.ts';

/** The dependencies of procedures and use cases: the ports, and values from the settings. */
export type Ports = {
  readonly accountView: AccountView;
  readonly advisor: Advisor;
  readonly archiveWriter: ArchiveWriter;
  readonly broker: Broker;
  readonly calendars: Calendars;
  readonly catalogueSearch: CatalogueSearch;
  readonly challenges: Challenges;
  readonly clock: Clock;
  readonly deletionList: DeletionList;
  readonly digest: Digest;
  readonly feedWriter: FeedWriter;
  readonly fileLinks: FileLinks;
  readonly fileStore: FileStore;
  readonly homeChanges: HomeChanges;
  readonly identityProvider: IdentityProvider;
  readonly ids: Ids;
  readonly linkTokens: LinkTokens;
  readonly locks: Locks;
  readonly mailer: Mailer;
  readonly mailEvents: MailEvents;
  readonly outgoing: Outgoing;
  readonly passkeyVerifier: PasskeyVerifier;
  readonly payments: Payments;
  readonly pushes: Pushes;
  readonly rateLimiter: RateLimiter;
  readonly reporter: Reporter;
  readonly secrets: Secrets;
  readonly sessionTokens: SessionTokens;
  readonly stateTokens: StateTokens;
  readonly summaryTokens: SummaryTokens;
  readonly summaryView: SummaryView;
  readonly tableReader: TableReader;
  readonly towns: Towns;
  readonly eventLoop: EventLoop;
  readonly unitOfWork: UnitOfWork;
  readonly weekView: WeekView;
  /** The web app's address, from the settings and never from a request. */
  readonly baseUrl: string;
  /** The most that the assistant may cost in a month, in micros. */
  readonly advisorBudget: number;
  /** How many bytes of files the homes of an owner may store together, if one of them has Premium. */
  readonly filesLimit: number;
  /** The same of an owner whose homes have no Premium. */
  readonly freeFilesLimit: number;
  /** Who can get an account by signing in. */
  readonly signUp: SignUp;
  /** Whether people sign in with the identity provider only. */
  readonly isProviderOnly: boolean;
  /** Whether mail can be sent. Without it, links are never mailed, and addresses can't be confirmed. */
  readonly sendsMail: boolean;
  /** In which languages contracts are concluded; the first one is the usual one. */
  readonly contractLanguages: readonly Language[];
  /** Whether Premium is for sale here. */
  readonly sellsPremium: boolean;
  /** How long a sign-in link is valid. */
  readonly linkMinutes: number;
};
