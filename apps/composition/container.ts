import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Ports } from '#core/ports/index.ts';
import type { UseCases } from '#core/use-cases/index.ts';
import type { Config } from './config.ts';
import { advice } from './modules/advice.ts';
import { calendar } from './modules/calendar.ts';
import { core } from './modules/core.ts';
import { mail } from './modules/mail.ts';
import { metricsModule } from './modules/metrics.ts';
import { queue } from './modules/queue.ts';
import { security } from './modules/security.ts';
import { storage } from './modules/storage.ts';
import { system } from './modules/system.ts';
import { allUseCases, getAll, type Infrastructure, infrastructure, type Parts, part, ports } from './parts.ts';
import type { Environment } from './prepare-environment.ts';

/** The whole application: every part by its name. */
export type App = Ports &
  UseCases &
  Infrastructure & {
    readonly config: Config;
    /** Ends connections and running jobs, then the environment. Calling it again has no further effect. */
    close(): Promise<void>;
  };

/** The composition root. Production and tests build the same application; `overrides` replace its parts. */
export function buildApp(environment: Environment, overrides: Partial<App> = {}): App {
  const container = new Container({ defaultScope: 'Singleton' });
  // Closes the parts in the opposite order of their creation.
  const closing = new AsyncDisposableStack();
  closing.defer(() => environment.close());
  const modules = [
    settled(environment),
    system,
    security,
    storage,
    metricsModule(environment),
    queue,
    mail,
    calendar,
    advice,
  ];
  for (const module of [...modules, ...environment.vendors, core]) {
    container.load(module);
    closing.defer(() => container.unloadAsync(module));
  }
  replaceParts(container, overrides);
  const get = <Value>(identifier: ServiceIdentifier<Value>) => container.get(identifier);
  return {
    ...getAll(ports, get),
    ...getAll(infrastructure, get),
    ...container.get(allUseCases),
    config: environment.config,
    close: () => closing.disposeAsync(),
    ...overrides,
  };
}

/** Binds the values that the settings and the environment provide. */
const settled = (environment: Environment) =>
  new ContainerModule(({ bind }) => {
    const { config } = environment;
    bind(part.baseUrl).toConstantValue(config.publicUrl);
    bind(part.advisorBudget).toConstantValue(config.advisorBudget);
    bind(part.linkMinutes).toConstantValue(config.signIn.linkMinutes);
    bind(part.backupSettings).toConstantValue(config.backups);
    bind(part.deletionsFile).toConstantValue(config.deletionsFile);
    bind(part.databasePool).toConstantValue(config.databasePool);
    bind(part.mailFrom).toConstantValue(config.mailFrom);
    bind(part.company).toConstantValue(config.company);
    bind(part.supportEmail).toConstantValue(config.supportEmail);
    bind(part.signUp).toConstantValue(config.signUp);
    bind(part.reporter).toConstantValue(environment.reporter);
    bind(part.appSecret).toConstantValue(environment.appSecret);
    bind(part.previousSecrets).toConstantValue(config.previousSecrets);
    bind(part.databaseUrl).toConstantValue(environment.databaseUrl);
    bind(part.requestsUrl).toConstantValue(config.databasePoolerUrl ?? environment.databaseUrl);
  });

function replaceParts(container: Container, overrides: Partial<App>): void {
  const identifiers: ReadonlyMap<string, ServiceIdentifier<Parts[keyof Parts]>> = new Map(Object.entries(part));
  for (const [name, replacement] of Object.entries(overrides)) {
    const identifier = identifiers.get(name);
    if (identifier) container.rebind<unknown>(identifier).toConstantValue(replacement);
  }
}
