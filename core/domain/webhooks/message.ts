type Envelope = {
  /** That of its delivery. */
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly homeId: string;
};

/** The JSON that a receiver gets. */
export const messageOf = ({ createdAt, ...envelope }: Envelope, contents: object = {}): string =>
  JSON.stringify({ ...envelope, createdAt: createdAt.toISOString(), ...contents });
