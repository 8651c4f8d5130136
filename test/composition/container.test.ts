import { ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '#adapters/memory/clock.ts';
import { makeRecordingMailer } from '#adapters/memory/mailer.ts';
import { noBroker } from '#adapters/mqtt/no-broker.ts';
import { readConfig } from '#apps/composition/config.ts';
import { type App, buildApp } from '#apps/composition/container.ts';
import { part } from '#apps/composition/parts.ts';
import type { Environment } from '#apps/composition/prepare-environment.ts';
import { vendorModules } from '#apps/composition/vendors/index.ts';

function environment(closed: string[], close = async () => {}): Environment {
  const config = readConfig({ DATABASE_URL: 'postgres://127.0.0.1:9/none' });
  return {
    config,
    databaseUrl: 'postgres://127.0.0.1:9/none',
    appSecret: 'a secret of thirty-two characters',
    vendors: vendorModules(config, 'http://127.0.0.1:9'),
    background: true,
    sandbox: undefined,
    sandboxUrl: undefined,
    receiveEvents: () => {},
    reporter: { problem: () => {}, note: () => {} },
    makeMetrics: undefined,
    close: async () => {
      closed.push('environment');
      await close();
    },
  };
}

describe('the application', () => {
  it('uses an override wherever the part is needed', async () => {
    const clock = fixedClock('2027-01-06T12:00:00Z');
    const app = buildApp(environment([]), { clock, authenticate: () => Promise.reject(new Error('replaced')) });
    const token = await app.sessionTokens.issue({ personId: 'p', sessionId: 's' }, new Date('2027-01-06T13:00:00Z'));
    expect(await app.sessionTokens.verify(token)).toMatchObject({ personId: 'p' });
    clock.set(new Date('2027-01-06T14:00:00Z'));
    expect(await app.sessionTokens.verify(token)).toBeUndefined();
    expect(app.clock).toBe(clock);
    await expect(app.authenticate({ personId: 'p', sessionId: 's' })).rejects.toThrow('replaced');
    await app.close();
  });

  it('makes a part when the first use case that needs it is read', async () => {
    let made = 0;
    const vendor = new ContainerModule(({ bind }) => {
      bind(part.mailer).toDynamicValue(() => {
        made++;
        return makeRecordingMailer();
      });
      bind(part.broker).toConstantValue(noBroker);
    });
    const app = buildApp({ ...environment([]), vendors: [vendor] });
    expect(made).toBe(0);
    for (let time = 0; time < 2; time++) {
      expect(app.sendEmailChanged).toBeTypeOf('function');
      expect(made).toBe(1);
    }
    await app.close();
  });

  it('closes jobs, then connections, then the environment, once', async () => {
    const closed: string[] = [];
    const isConnected = () => app.knex.client.pool !== undefined;
    const app: App = buildApp(environment(closed, async () => void closed.push(`connected: ${isConnected()}`)));
    app.jobs.stop = async () => void closed.push(`jobs, connected: ${isConnected()}`);
    await app.close();
    await app.close();
    expect(closed).toEqual(['jobs, connected: true', 'environment', 'connected: false']);
  });

  it('closes the rest when a part fails to close', async () => {
    const closed: string[] = [];
    const app = buildApp(environment(closed));
    app.jobs.stop = () => Promise.reject(new Error('the queue is stuck'));
    await expect(app.close()).rejects.toThrow('the queue is stuck');
    expect(closed).toEqual(['environment']);
  });
});
