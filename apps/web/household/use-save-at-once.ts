import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type InputOf } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import type { User } from '#apps/ui/session/load-user.ts';
import { buttons } from '#words/app/buttons.ts';
import { waits } from '#words/app/waits.ts';
import { useAuth, useUser } from '../session/use-auth.ts';

type Body = InputOf<'updateProfile'>['body'];
type Preferences = Pick<
  Body,
  | 'assistant_weeks'
  | 'country'
  | 'features'
  | 'home_name'
  | 'name'
  | 'scheduled_days'
  | 'tasks_per_week'
  | 'timezone'
  | 'town'
>;

type Change = {
  readonly body: Preferences;
  /** What the toast says once it is saved. */
  readonly said: string;
  /** What was saved before; absent for a change that takes another one back. */
  readonly before?: Preferences;
};

/** What the toast says after the number of tasks a week was changed. */
export const tasksPerWeekSaid = (count: number): string => waits.upToTasks(count);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The saved values of what a change sets. */
function savedBefore(user: User, { features, town, home_name, ...rest }: Preferences): Preferences {
  const values = Object.keys(rest)
    .map((key) => [key, user[key as keyof typeof rest]] as const)
    .filter(([, value]) => value !== null);
  const categories = Object.keys(features ?? {}).map((category) => [
    category,
    user.features[category as keyof User['features']] ?? [],
  ]);
  return {
    ...Object.fromEntries(values),
    ...(features && { features: Object.fromEntries(categories) }),
    ...(town !== undefined && { town: user.town?.id ?? null }),
    ...(home_name !== undefined && { home_name: user.homeName }),
  };
}

const together = (one: Preferences, other: Preferences): Preferences => ({
  ...one,
  ...other,
  ...((one.features ?? other.features) && { features: { ...one.features, ...other.features } }),
});

/**
 * Saves what a person chose about themselves or the home at once, and offers Undo in a toast. Everything is fetched again, because the plan may change. A
 * change that is made while another is being saved includes that one. After a failure, what was saved is shown again.
 */
export function useSaveAtOnce() {
  const client = useQueryClient();
  const user = useUser();
  const { replaceUser } = useAuth();
  const saving = useMutation({
    scope: { id: 'preferences' },
    mutationFn: ({ body }: Change) => call('updateProfile', { body }),
    onSuccess: ({ profile }, { said, before }) => {
      replaceUser(profile);
      void client.invalidateQueries();
      showToast(said, {
        ...(before && {
          action: { label: buttons.undo, onClick: () => saving.mutate({ body: before, said: buttons.backAsItWas }) },
        }),
      });
    },
    onError: (error, change) =>
      showToast(messageOf(error), {
        tone: 'error',
        action: { label: buttons.tryAgain, onClick: () => saving.mutate(change) },
      }),
  });
  const pending: Preferences = saving.isPending ? saving.variables.body : {};
  return {
    /** What is being saved. */
    pending,
    save: (part: Preferences, said: string) => {
      const body = together(pending, part);
      const before = savedBefore(user, body);
      // While another change is being saved, even going back to what is saved needs a request.
      if (!saving.isPending && isSame(body, before)) return;
      track('settings_interaction', { element_name: 'save_preferences' });
      saving.mutate({ body, said, before });
    },
  };
}
