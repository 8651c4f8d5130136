import type { ConnectedApp } from '../../domain/access/connected-app.ts';
import { DomainError } from '../../domain/errors.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Input = Pick<ConnectedApp, 'householdId' | 'personId' | 'id'>;

/** Deletes an app, whose tokens are refused from then on. Throws `app_not_found` for one that the person doesn't have there. */
export const makeRemoveConnectedApp =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  (app: Input): Promise<void> =>
    unitOfWork.run(async ({ connectedApps }) => {
      if (!(await connectedApps.delete(app))) throw new DomainError('app_not_found');
    });
