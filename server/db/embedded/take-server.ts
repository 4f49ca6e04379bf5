import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '#server/platform/plain-error.ts';
import { type Addresses, addresses } from './addresses.ts';
import { type Claim, claimDataFolder } from './data-folder/claim-data-folder.ts';
import { type Launch, launch, type Running } from './launch.ts';

const ATTEMPTS = 5;

export type Taken = Running & Addresses & { claim: Claim };

/** A running server and the claim on it. */
export async function takeServer(options: Launch): Promise<Taken> {
  for (let attempt = 1; ; attempt += 1) {
    const server = await launch(options);
    const urls = addresses(options.home.cluster, server.port);
    try {
      return { ...server, ...urls, claim: await claimDataFolder(urls.superUrl) };
    } catch (error) {
      // The Nadi that ran before may be on its way out, and takes the server with it while we ask.
      if (error instanceof PlainError || attempt === ATTEMPTS) throw error;
      await pause(250);
    }
  }
}
