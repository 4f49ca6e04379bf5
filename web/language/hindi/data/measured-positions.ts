// How a child was measured: contract/readings/readings.ts.
import type { Catalogue } from '#contract/language/language.ts';

export const MEASURED_POSITIONS: Catalogue = { lying: 'लिटाकर', standing: 'खड़े करके' };
