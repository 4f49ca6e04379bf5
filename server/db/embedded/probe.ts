import { withClient } from '../with-client.ts';

const NOT_NOW = '57P03';

/** `rising` is a server that starts or recovers, `leaving` one that was told to stop. */
export type Answer = 'open' | 'rising' | 'leaving' | 'closed';

export async function probe(url: string): Promise<Answer> {
  try {
    await withClient(url, async (client) => client.query('select 1'));
    return 'open';
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === NOT_NOW)) return 'closed';
    return error.message.includes('shutting down') ? 'leaving' : 'rising';
  }
}
