/**
 * Why a request to an address that a user chose has no response. `no_public_address`: the name is unknown, or leads where
 * requests may not go. `untrusted`: the certificate is not valid. `closed`: the connection was refused or ended too early.
 * `too_large`: the response has more bytes than are wanted.
 */
export const outgoingProblems = ['no_public_address', 'timed_out', 'untrusted', 'closed', 'too_large'] as const;
export type OutgoingProblem = (typeof outgoingProblems)[number];
