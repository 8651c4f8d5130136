import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/domain/errors.ts';
import { shuffle } from '#core/domain/text/shuffle.ts';
import { deliverEach, type Mailer, mailConnections } from '#core/ports/mailer.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { makeSummaryHouseholds } from './summary-households.ts';
import { makeWorld } from './world.ts';

class Killed extends Error {}

/** Kills the worker at the given step: before or after a transaction, or while or after mails are handed over. */
function makeExecutioner() {
  let [steps, fatal] = [0, Number.POSITIVE_INFINITY];
  const step = () => {
    if (++steps >= fatal) throw new Killed(`at step ${steps}`);
  };
  return {
    step,
    killAt: (wanted: number) => {
      [steps, fatal] = [0, wanted];
    },
    reach: {
      unitOfWork: (real: UnitOfWork): UnitOfWork => ({
        run: async (work) => {
          step();
          const result = await real.run(work);
          step();
          return result;
        },
      }),
      mailer: (real: Mailer): Mailer => ({
        ...real,
        sendEach: (letters, report) =>
          deliverEach(
            letters,
            async (mail) => {
              // The mail service may have accepted a mail although the call was cut off.
              if (steps + 1 >= fatal && shuffle(`${steps}`) < 0.5) await real.send(mail);
              step();
              await real.send(mail);
              step();
              return { status: 'sent' };
            },
            report,
          ),
      }),
    },
  };
}

describe('a worker that is killed', () => {
  const households = 60;

  it.each(Array.from({ length: 20 }, (_, index) => 1 + 9 * index))(
    'at moment %i loses no summary, and sends none twice but those that it was sending',
    async (moment) => {
      const executioner = makeExecutioner();
      const world = makeWorld({ wrap: executioner.reach });
      const homes = makeSummaryHouseholds(world);
      const addresses: string[] = [];
      for (let count = 0; count < households; count++) addresses.push((await homes.addResident()).person.email);
      world.clock.set('2027-01-11T07:10:00Z');

      executioner.killAt(moment);
      await homes.sweep().catch((error) => {
        if (!(error instanceof Killed)) throw error;
      });
      executioner.killAt(Number.POSITIVE_INFINITY);
      // The queue repeats the jobs of a killed worker.
      for (let attempt = 0; attempt < 4; attempt++) {
        world.clock.advance({ minutes: 2 });
        await world.queueSummaries();
        for (const job of [...world.database.jobs]) {
          if (job.name === 'send-summaries') await world.sendSummaries(job.data).catch(() => {});
        }
      }

      const received = addresses.map((address) => homes.summaries(address).length);
      expect(Math.min(...received)).toBe(1);
      expect(Math.max(...received)).toBeLessThanOrEqual(2);
      expect(received.filter((count) => count === 2).length).toBeLessThanOrEqual(mailConnections);
      const { summaries, summariesOpen } = await world.showRuns();
      expect(summariesOpen).toBe(0);
      expect(summaries).toMatchObject([{ expected: households, done: households, skipped: {}, failed: [] }]);
    },
  );
});

describe('a database that is away for a moment', () => {
  it('has no summary sent twice, although it could not save that they were sent', async () => {
    let isAway = false;
    const world = makeWorld({
      wrap: {
        unitOfWork: (real) => ({
          run: async (work) => {
            if (isAway) throw new DomainError('storage_unavailable');
            return real.run(work);
          },
        }),
        mailer: (real) => ({
          ...real,
          sendEach: (letters, report) =>
            real.sendEach(letters, (letter, outcome) => {
              isAway = true;
              return report(letter, outcome);
            }),
        }),
      },
    });
    const homes = makeSummaryHouseholds(world);
    const { household } = await homes.addResident();
    world.clock.set('2027-01-11T07:10:00Z');
    const { runs } = await world.queueSummaries();
    const [runId = ''] = runs;
    await expect(world.sendSummaries({ runId })).rejects.toMatchObject({ code: 'storage_unavailable' });
    isAway = false;
    world.clock.advance({ minutes: 10 });
    expect(await world.sendSummaries({ runId })).toMatchObject({ expected: 1, done: 1 });
    expect(homes.summaries(world.emailOf(household))).toHaveLength(1);
    expect(homes.schedule(household.id)?.unseen).toBe(1);
  });
});

describe('a worker that is stopped', () => {
  it('hands over no further summaries, and leaves them to the next attempt', async () => {
    const world = makeWorld();
    const homes = makeSummaryHouseholds(world);
    for (let count = 0; count < 20; count++) await homes.addResident();
    world.clock.set('2027-01-11T07:10:00Z');
    const { runs } = await world.queueSummaries();
    const [runId = ''] = runs;
    const isStopping = () => homes.summaries().length >= 7;
    await expect(world.sendSummaries({ runId, isStopping })).rejects.toThrow('are still to be sent');
    expect(homes.summaries().length).toBeLessThan(7 + mailConnections);
    world.clock.advance({ minutes: 1 });
    expect(await world.sendSummaries({ runId })).toMatchObject({ expected: 20, done: 20 });
    expect(homes.summaries()).toHaveLength(20);
  });
});
