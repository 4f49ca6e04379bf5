import { withClient } from '../with-client.ts';

const STILL_STARTING = '57P03';

/** `busy` is a server that is there but starting, recovering or stopping. */
export async function knock(url: string): Promise<'open' | 'busy' | 'closed'> {
  try {
    await withClient(url, async (client) => client.query('select 1'));
    return 'open';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === STILL_STARTING ? 'busy' : 'closed';
  }
}
