import pg from 'pg';

const dateOid = 1082;

/** Dates are returned as text, because a JS Date would shift them by the server's time zone. */
export const valueParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === dateOid ? (value: string) => value : pg.types.getTypeParser(oid, format),
};
