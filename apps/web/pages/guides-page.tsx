import { summary } from 'virtual:catalogue-summary';
import type { Room } from '#core/domain/care-task.ts';
import { paths } from '../paths.ts';
import { useAuth } from '../session/use-auth.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import styles from './guides-page.module.css';

const headings: Readonly<Record<Room, string>> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  laundry: 'Laundry',
  'living area': 'Living area',
  'plant room': 'Heating and energy',
  'whole home': 'The whole home',
  outdoors: 'Outdoors',
  garden: 'Garden',
  garage: 'Garage and vehicles',
};

const groups = (Object.keys(headings) as Room[])
  .map((room) => ({ room, items: summary.filter((item) => item.room === room) }))
  .filter(({ items }) => items.length > 0);
const taskCount = summary.reduce((sum, item) => sum + item.tasks, 0);

const counted = (tasks: number) => `${tasks} ${tasks === 1 ? 'task' : 'tasks'}`;

export function GuidesPage() {
  const auth = useAuth();
  return (
    <Page
      title="Complete Home Maintenance Guide"
      lede={`What Upkept looks after: ${summary.length} things that homes have, with ${taskCount} tasks between them. Your plan takes only those that your home needs, each with its steps, its tools and the reason.`}
    >
      <div className={styles.rooms}>
        {groups.map(({ room, items }) => (
          <Card
            as="section"
            key={room}
            className={styles.room ?? ''}
            aria-labelledby={`room-${room.replace(' ', '-')}`}
          >
            <h2 id={`room-${room.replace(' ', '-')}`}>{headings[room]}</h2>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.slug}>
                  <span>{item.name}</span>
                  <span className={styles.count}>{counted(item.tasks)}</span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {auth.status === 'signed-out' && (
        <div className={styles.close}>
          <h2>See which of these your home needs</h2>
          <p>Nine short questions, and the first week is planned. Free to start, no credit card required.</p>
          <ButtonLink to={paths.signIn}>Start for Free</ButtonLink>
        </div>
      )}
    </Page>
  );
}
