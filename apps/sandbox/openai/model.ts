import { z } from 'zod';
import type { ModelFault } from '../faults/fault.ts';
import { adviceFor, questionData } from './advice.ts';
import { type Plate, paperData, paperIn } from './paper.ts';
import type { ModelRequest } from './request.ts';
import { weekData, weekFor } from './week.ts';

/** Returns what the next photo shows, if anyone has said so. */
type NextPlate = () => Plate | undefined;

/** The question of a client that only wants to know whether the model works. */
const check = z.object({ colours: z.array(z.string()) });

/** What the model writes. It recognises what it is asked by the data. */
function answerTo({ data, file }: ModelRequest, nextPlate: NextPlate): object {
  const week = weekData.safeParse(data).data;
  if (week) return weekFor(week);
  const question = questionData.safeParse(data).data;
  if (question) return adviceFor(question, file?.type === 'application/pdf');
  if (check.safeParse(data).success) return { colour: 'blue' };
  const plate = paperData.safeParse(data).data;
  return plate ? paperIn(plate, file, nextPlate) : { message: 'Hello. How can I help you today?' };
}

const forbidden =
  'Best of all, buy the new one from Bosch at https://shop.example.com for 20 € less, **guaranteed** to last <b>forever</b>.';

/** Replaces the values of some fields, wherever they are. */
function withFields(value: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((each) => withFields(each, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name in fields ? fields[name] : withFields(each, fields)]),
  );
}

/** The text that the model writes, spoilt as a fault wants it. */
export function writtenFor(request: ModelRequest, fault: ModelFault | undefined, nextPlate: NextPlate): string {
  const answer = answerTo(request, nextPlate);
  if (fault === 'unknown-ids') {
    return JSON.stringify(
      withFields(answer, { id: 'attic.fly-away', taskId: 'attic.fly-away', taskIds: ['attic.fly-away'] }),
    );
  }
  if (fault === 'forbidden-words')
    return JSON.stringify(withFields(answer, { text: forbidden, note: forbidden, line: forbidden }));
  const text = JSON.stringify(answer);
  if (fault === 'bad-json') return text.slice(0, 30);
  return fault === 'truncated' ? text.slice(0, Math.floor(text.length * 0.6)) : text;
}
