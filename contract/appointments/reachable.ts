import * as z from 'zod/mini';
import { entry, Phone } from '../fields.ts';

/** Said at the door: the number that is called when nothing else holds, and where an ambulance would go. */
export const Reachable = z.object({ phone: Phone, place: entry('Where you are now', 200) });
