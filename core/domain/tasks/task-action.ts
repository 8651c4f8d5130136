import type { Person } from '../people/person.ts';

export const taskActionKinds = ['completed', 'skipped', 'moved'] as const;
export type TaskActionKind = (typeof taskActionKinds)[number];

/** What a person last did to a task. */
export type TaskAction = {
  readonly householdId: string;
  readonly taskId: string;
  readonly kind: TaskActionKind;
  readonly personId: string;
  readonly at: Date;
};

/** The person who did something, as the others in the home see them. Without an id, one whose account is deleted. */
export type Actor = { readonly id?: string /** Empty if they have given none. */; readonly name: string };

/** The person who uses the application now; absent where that isn't known. */
export type By = Pick<Person, 'id' | 'name'> | undefined;

/** What a person does to tasks at an instant; nothing where the person isn't known. */
export const actionsBy = (
  by: By,
  kind: TaskActionKind,
  tasks: readonly { readonly householdId: string; readonly id: string }[],
  at: Date,
): readonly TaskAction[] =>
  by ? tasks.map(({ householdId, id: taskId }) => ({ householdId, taskId, kind, personId: by.id, at })) : [];

export const actorOf = ({ id, name }: Pick<Person, 'id' | 'name'>): Actor => ({ id, name });
export const formerMember: Actor = { name: '' };
