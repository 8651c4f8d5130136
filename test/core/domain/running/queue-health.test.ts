import { describe, expect, it } from 'vitest';
import { judgeQueue } from '#core/domain/running/queue-health.ts';

const healthy = { lastRunSeconds: 40, signInMailSeconds: 3, failedJobs: 0, failedHouseholds: 0, mustRun: true };

describe('the queue', () => {
  it('is well while a process runs it and nothing waits', () => {
    expect(judgeQueue(healthy).status).toBe('ok');
  });

  it.each([
    { given: { lastRunSeconds: undefined }, status: 'fail', message: /no mail is sent.*not within the last hour/ },
    { given: { lastRunSeconds: 360 }, status: 'fail', message: /It last ran 6 minutes ago/ },
    { given: { lastRunSeconds: 360, mustRun: false }, status: 'warn', message: /No process runs the queue/ },
    { given: { signInMailSeconds: 298 }, status: 'fail', message: /waiting for 298 seconds/ },
    { given: { failedJobs: 2 }, status: 'warn', message: /^2 jobs failed/ },
    { given: { failedHouseholds: 1 }, status: 'warn', message: /^1 household of the last day/ },
  ])('needs attention: $given', ({ given, status, message }) => {
    expect(judgeQueue({ ...healthy, ...given })).toMatchObject({
      status,
      message: expect.stringMatching(message),
      advice: expect.any(String),
    });
  });
});
