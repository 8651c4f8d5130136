import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/task-links.ts';
import { DomainError } from '#core/domain/errors.ts';
import { cleanFile } from '#core/domain/files/clean-file.ts';
import { addressIn } from '#core/domain/languages.ts';
import { homeNameIn } from '#core/languages/home-name-in.ts';
import type { Exchange, Handlers } from '../pipeline/handler.ts';
import { presentTask } from '../presenters/task.ts';

export const taskLinkRoutes = (app: App): Handlers<typeof endpoints> => {
  const linkedTask = async (params: { readonly job: string }, { language }: Pick<Exchange, 'language'>) => {
    const { household, task, expiresAt, files } = await app.readLinkedTask(params);
    const { fullTitle, scheduledAt, minutes, completed, guide } = presentTask(task, household, language);
    return {
      home: homeNameIn(language, household.name),
      title: fullTitle,
      scheduledAt,
      minutes,
      completed,
      steps: guide?.steps ?? [],
      safety: guide?.safety ?? null,
      ...(guide?.safetyIn && { safetyIn: guide.safetyIn }),
      files,
      expiresAt: expiresAt.toISOString(),
    };
  };
  return {
    shareTask: async ({ household, params }, { language }) => {
      const { url, expiresAt } = await app.shareTask({ householdId: household.id, ...params });
      return { url: addressIn(language, url), expiresAt: expiresAt.toISOString() };
    },
    revokeTaskLink: async ({ household, params }) => {
      await app.revokeTaskLink({ householdId: household.id, ...params });
      return { message: 'The address no longer works' };
    },
    readLinkedTask: ({ params }, exchange) => linkedTask(params, exchange),
    changeLinkedTask: async ({ params, body }, exchange) => {
      await app.changeLinkedTask({ ...params, ...body });
      return linkedTask(params, exchange);
    },
    addLinkedFile: async ({ params, body: { file } }, exchange) => {
      if (!file)
        throw new DomainError('invalid_input', { issues: [{ path: 'file', message: 'Please choose a file' }] });
      const { household, task } = await app.readLinkedTask(params);
      await app.storeFile({ householdId: household.id, file: cleanFile(file), owner: { entryId: task.id } });
      return linkedTask(params, exchange);
    },
  };
};
