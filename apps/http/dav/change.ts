import type { App } from '#apps/composition/container.ts';
import { wishedStatus } from '#core/domain/calendar/todo.ts';
import { hasCode } from '#core/domain/errors.ts';
import type { Household } from '#core/domain/home/household.ts';
import { addDays, type IsoDate, isIsoDate } from '#core/domain/time/dates.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import type { DocumentReply, Program } from '../pipeline/handler.ts';
import { DavRefusal } from './dav-refusal.ts';
import { needPrivileges } from './need-privileges.ts';
import { homeAddress } from './resources.ts';
import { loadIcal, readTodo, type SentTodo } from './todo-text.ts';
import type { ShownTodo } from './todos.ts';
import { href } from './xml.ts';

export type Conditions = { readonly 'if-match'?: string | undefined; readonly 'if-none-match'?: string | undefined };

const tagsIn = (header: string): readonly string[] => header.split(',').map((each) => each.trim());

/** Whether the version is one that the client names. */
const isAmong = (header: string, todo: ShownTodo | undefined): boolean =>
  todo !== undefined && tagsIn(header).some((tag) => tag === '*' || tag === todo.etag);

/** Whether the client has this version already. A proxy that compresses responses marks their tags as weak. */
export const isKnown = ({ 'if-none-match': known }: Conditions, todo: ShownTodo): boolean =>
  known !== undefined && isAmong(known.replaceAll('W/', ''), todo);

const conflict = () => new DavRefusal(412);

type Sent = { readonly body: Uint8Array; readonly id: string; readonly conditions: Conditions };

/**
 * Ticks a task or opens it again, as the to-do that a program sends has it, and takes over nothing else: the response has
 * no tag, so that the program reads the to-do again (RFC 4791, section 5.3.4). Throws 412 when the task isn't what the
 * program knows, and 403 for a to-do that we don't have, because the plan adds them.
 */
export async function tick(
  app: App,
  program: Program,
  todo: ShownTodo | undefined,
  { body, id, conditions }: Sent,
): Promise<DocumentReply> {
  const { 'if-match': expected, 'if-none-match': absent } = conditions;
  if (expected !== undefined && !isAmong(expected, todo)) throw conflict();
  if (absent !== undefined && isAmong(absent, todo)) throw conflict();
  if (!todo) throw new DavRefusal(403, needPrivileges(href(homeAddress(program)), 'PUT', 'D:bind'));
  const sent = readTodo(body, id, await loadIcal());
  const wished = wishedStatus(sent);
  const { status: was } = todo.task;
  if (wished === undefined || wished === was) return { status: 204, body: '' };
  const { household, person } = program;
  const completed = wished === 'done';
  const on = completed ? dayOf(sent, household, app.clock.now()) : undefined;
  try {
    await app.completeTask({ household, id, completed, on, by: person, was });
  } catch (error) {
    // It was changed or removed while we read it.
    throw hasCode(error, 'task_changed') || hasCode(error, 'task_not_found') ? conflict() : error;
  }
  return { status: 204, body: '' };
}

/** In days. Longer than a program shows a to-do: from the week before its own, until it was overdue for two. */
const longestShown = 35;

/** The day of completion in the home. Clocks are wrong, so a day that can't be, in the future or too long ago, is today. */
function dayOf({ completed }: SentTodo, { timezone }: Household, now: Date): IsoDate | undefined {
  if (completed === undefined) return undefined;
  const day = typeof completed === 'string' ? completed : dateInZone(completed, timezone);
  const today = dateInZone(now, timezone);
  return isIsoDate(day) && day < today && day >= addDays(today, -longestShown) ? day : undefined;
}
