import { Container, ContainerModule } from 'inversify';
import type { Ports } from '#core/ports/index.ts';
import type { UseCases } from '#core/use-cases/index.ts';
import type { Config } from './config.ts';
import { makeUseCases } from './make-use-cases.ts';
import { basics } from './modules/basics.ts';
import { metricsModule } from './modules/metrics.ts';
import { queue } from './modules/queue.ts';
import { security } from './modules/security.ts';
import { storage } from './modules/storage.ts';
import { type Infrastructure, part, partsOf } from './parts.ts';
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
  const modules = [environmentModule(environment), basics, security, storage, metricsModule(environment), queue];
  for (const module of [...modules, ...environment.vendors]) {
    container.load(module);
    closing.defer(() => container.unloadAsync(module));
  }
  for (const [name, replacement] of Object.entries(overrides)) {
    if (container.isBound(name)) container.rebind<unknown>(name).toConstantValue(replacement);
  }
  const own = { config: environment.config, close: () => closing.disposeAsync(), ...overrides };
  return Object.create(makeUseCases(partsOf(container)), Object.getOwnPropertyDescriptors(own));
}

/** Binds the values that the settings and the environment provide. */
const environmentModule = (environment: Environment) =>
  new ContainerModule(({ bind }) => {
    const { config } = environment;
    bind(part.background).toConstantValue(environment.background);
    bind(part.baseUrl).toConstantValue(config.publicUrl);
    bind(part.advisorBudget).toConstantValue(config.advisorBudget);
    bind(part.linkMinutes).toConstantValue(config.signIn.linkMinutes);
    bind(part.backupSettings).toConstantValue(config.backups);
    bind(part.fileSettings).toConstantValue(config.files);
    bind(part.filesLimit).toConstantValue(config.files.limit);
    // Where Premium isn't sold, everyone has what it gives.
    bind(part.freeFilesLimit).toConstantValue(config.sellsPremium ? config.files.freeLimit : config.files.limit);
    bind(part.deletionsFile).toConstantValue(config.deletionsFile);
    bind(part.databasePool).toConstantValue(config.databasePool);
    bind(part.permitsPrivateNetworks).toConstantValue(config.permitsPrivateNetworks);
    bind(part.vapidSubject).toConstantValue(config.vapidSubject);
    bind(part.mailFrom).toConstantValue(config.mailFrom);
    bind(part.company).toConstantValue(config.company);
    bind(part.supportEmail).toConstantValue(config.supportEmail);
    bind(part.signUp).toConstantValue(config.signUp);
    bind(part.isProviderOnly).toConstantValue(config.identity?.isOnlyWay ?? false);
    bind(part.sendsMail).toConstantValue(config.sendsMail);
    bind(part.contractLanguages).toConstantValue(config.contractLanguages);
    bind(part.tax).toConstantValue(config.tax);
    bind(part.sellsPremium).toConstantValue(config.sellsPremium);
    bind(part.reporter).toConstantValue(environment.reporter);
    bind(part.appSecret).toConstantValue(environment.appSecret);
    bind(part.previousSecrets).toConstantValue(config.previousSecrets);
    bind(part.databaseUrl).toConstantValue(environment.databaseUrl);
    bind(part.requestsUrl).toConstantValue(config.databasePoolerUrl ?? environment.databaseUrl);
  });
