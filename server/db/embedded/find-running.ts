import fs from 'node:fs';
import { type Addresses, addresses } from './addresses.ts';
import { findHome } from './data-folder/database-home.ts';
import { readPostmaster } from './postmaster.ts';
import { probe } from './probe.ts';

/** The server that runs on this data folder now, for commands that work beside a running Nadi. */
export async function findRunningPostgres(dataDir: string): Promise<Addresses | undefined> {
  if (!fs.existsSync(dataDir)) return undefined;
  const { cluster } = findHome(dataDir);
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return undefined;
  const urls = addresses(cluster, postmaster.port);
  return (await probe(urls.superUrl)) === 'open' ? urls : undefined;
}
