import type { ParameterizedContext } from 'koa';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import type { TokenParts, TokenScope } from '#core/domain/access/api-token.ts';
import type { AppTokenParts } from '#core/domain/access/connected-app.ts';
import type { Caller } from '#core/domain/people/membership.ts';
import type { SessionClaims, SessionTokens } from '#core/ports/session-tokens.ts';
import type { Limits } from '../limits.ts';
import type { State } from '../state.ts';
import type { MakeCall } from './call-for-program.ts';
import type { CostlyWork } from './costly-work.ts';
import type { BodyGuard, Credentials, Program, SignedIn } from './handler.ts';
import type { LargeBodies } from './large-bodies.ts';

export type OfProgram = { readonly caller: Caller; readonly scope: TokenScope };

/** The dependencies of the pipeline besides the handler. */
export type PipelineDeps = {
  readonly limits: Limits;
  /** Throws when the person has changed too much lately. */
  readonly limitChanges: (personId: string) => Promise<void>;
  /** Throws when the person has read too much lately. */
  readonly limitReads: (personId: string) => Promise<void>;
  readonly sessionTokens: SessionTokens;
  readonly costlyWork: CostlyWork;
  readonly largeBodies: LargeBodies;
  readonly largeBodiesOfStrangers: LargeBodies;
  readonly authenticate: (of: SessionClaims & { homeId: string | undefined; recent: boolean }) => Promise<Caller>;
  readonly authenticateToken: (token: TokenParts) => Promise<OfProgram>;
  readonly authenticateApp: (token: AppTokenParts) => Promise<OfProgram>;
  /** Throws when the programs of a person have called too often lately. */
  readonly limitPrograms: (personId: string) => Promise<void>;
  readonly callFor: MakeCall;
  readonly publicUrl: string;
  /** Whether browsers reach us over TLS only. */
  readonly secureCookies: boolean;
  /** Aborted when the server is about to stop. */
  readonly stopping: AbortSignal;
};

/** The rules for one endpoint that its definition doesn't contain. */
export type Rules = {
  readonly mayUpload?: BodyGuard | undefined;
  /** What a program's token needs; without it, programs can't call the endpoint. */
  readonly tokenScope?: TokenScope | undefined;
};

/** A request on its way to the handler of its endpoint. The steps fill in what they find. */
export type Request = {
  readonly ctx: ParameterizedContext<State>;
  readonly endpoint: Endpoint;
  readonly deps: PipelineDeps;
  readonly rules: Rules;
  /** Empty for a public endpoint. */
  caller: object | Credentials | SignedIn | Program;
  /** Each part as its schema parsed it. */
  readonly input: { params?: unknown; query?: unknown; headers?: unknown; body?: unknown };
};
