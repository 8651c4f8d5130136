import { setTimeout as sleep } from 'node:timers/promises';
import type { UserConnection } from './user-connection.ts';

/** Pauses between tries to start the server again, in milliseconds. */
const shortestPauseMs = 500;
const longestPauseMs = 30_000;

type Deps = {
  /** Connects again, to a server that it starts if none runs. Undefined when there is nothing to start any more. */
  readonly reconnect: () => Promise<UserConnection | undefined>;
  readonly isClosing: () => boolean;
  readonly onProblem: (error: unknown) => void;
};

/** Whenever the connection is lost, connects again. Returns once the process closes or the database was removed. */
export async function keepRunning(first: UserConnection, { reconnect, isClosing, onProblem }: Deps): Promise<void> {
  let connection: UserConnection | undefined = first;
  while (connection) {
    await connection.lost;
    connection = undefined;
    for (let pauseMs = shortestPauseMs; !isClosing(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        connection = await reconnect();
        break;
      } catch (error) {
        onProblem(error);
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
  }
}
