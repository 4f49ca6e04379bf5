import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { pictureOfLogo } from './store.ts';

/** The bytes of the logo of now are kept: every visitor of the landing page asks for them. */
let kept: { version: number; picture: Buffer } | undefined;

export async function findLogo({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Buffer> {
  const { logo } = config;
  if (!logo) throw new Refusal('not_found');
  if (kept?.version === logo.version) return kept.picture;
  const picture = (await pictureOfLogo(db, logo.version))?.picture;
  if (!picture) throw new Refusal('not_found');
  kept = { version: logo.version, picture: Buffer.from(picture) };
  return kept.picture;
}
