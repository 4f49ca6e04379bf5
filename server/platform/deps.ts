import type { Database } from '../db/connect.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Seal } from './encryption/seal.ts';
import type { Log } from './logger.ts';

/** What a use case may use. Each names only the parts it needs. */
export type Deps = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  seal: Seal;
};
