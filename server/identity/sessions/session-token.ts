import { hash, randomBytes } from 'node:crypto';

/** 256 random bits: what the browser or the mail holds. */
export const drawToken = (): string => randomBytes(32).toString('base64url');

/** The database holds this hash. A plain hash is enough for a random token: nobody can guess one to compare. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
