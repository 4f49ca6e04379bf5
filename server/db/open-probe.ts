import pg from 'pg';
import { socketOf } from './connect.ts';

export type Probe = {
  /** Never rejects: whoever is refused was answered too. */
  ask(): Promise<'well' | 'away'>;
  /** A question is under way. */
  isAsked(): boolean;
  bytesRead(): number;
  drop(): void;
};

/** A connection that only asks whether the database is there. */
export function openProbe(url: string): Probe {
  const client = new pg.Client({ connectionString: url, application_name: 'nadi watch' });
  client.on('error', () => {});
  const connected = client.connect();
  let isAsked = false;
  const ask = async () => {
    isAsked = true;
    try {
      await connected;
      await client.query('select 1');
      return 'well' as const;
    } catch {
      return 'away' as const;
    } finally {
      isAsked = false;
    }
  };
  return {
    ask,
    isAsked: () => isAsked,
    bytesRead: () => socketOf(client).bytesRead,
    // Not end(): it would wait for an answer.
    drop: () => socketOf(client).destroy(),
  };
}
