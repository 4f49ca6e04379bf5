// Lines of the trail leave as a file with the yes of two administrators, or of one and a day. Each of them can stop it.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';
import { Filter } from './trail.ts';

export const EXPORT_HOURS = 24;

export const TrailExport = z.object({
  id: Id,
  filter: Filter,
  askedBy: z.string(),
  askedAt: Instant,
  approvedBy: z.nullable(z.string()),
  /** `ready`: can be taken by whoever asked, for a day. */
  state: z.enum(['waiting', 'ready', 'over', 'stopped']),
  /** When it is ready without a second yes. */
  readyAt: Instant,
  can: z.object({ approve: z.boolean(), take: z.boolean(), stop: z.boolean() }),
});
export type TrailExport = z.infer<typeof TrailExport>;

export const listTrailExports = endpoint({
  method: 'GET',
  path: '/admin/trail/exports',
  summary: 'Exports of the trail that were asked for in the last week, the newest first',
  reply: z.array(TrailExport),
  roles: ['admin'],
  refusals: [],
});

export const askForTrailExport = endpoint({
  method: 'POST',
  path: '/admin/trail/exports',
  summary: 'Ask for the lines of a filter as a file; the other administrators are told',
  body: Filter,
  reply: TrailExport,
  roles: ['admin'],
  refusals: ['not_found', 'export_waits'],
  stepUp: true,
  created: true,
});

export const approveTrailExport = endpoint({
  method: 'POST',
  path: '/admin/trail/exports/{id}/approve',
  summary: 'Say yes to an export that another administrator asked for',
  params: ById,
  reply: TrailExport,
  roles: ['admin'],
  refusals: ['not_found', 'export_needs_another', 'export_decided', 'approver_too_new', 'approver_related'],
  stepUp: true,
});

export const stopTrailExport = endpoint({
  method: 'POST',
  path: '/admin/trail/exports/{id}/stop',
  summary: 'Stop an export: every administrator may, as long as it can be taken',
  params: ById,
  reply: TrailExport,
  roles: ['admin'],
  refusals: ['not_found', 'export_decided'],
});

export const takeTrailExport = endpoint({
  method: 'GET',
  path: '/admin/trail/exports/{id}/file',
  summary: 'The lines as a CSV file, for whoever asked; taking it is an entry of the trail',
  params: ById,
  reply: z.string(),
  roles: ['admin'],
  refusals: ['not_found', 'export_not_ready'],
  isHeavy: true,
});
