// The phrases as npm run knowledge:build compiled them. Browsers get phrases-in-browser.ts in the place of this file: package.json.
import type { Phrase } from './make-phrases.ts';
import { unpackPhrases } from './pack-phrases.ts';
import rows from './phrases.generated.json' with { type: 'json' };

export const PHRASES: readonly Phrase[] = unpackPhrases(rows);
