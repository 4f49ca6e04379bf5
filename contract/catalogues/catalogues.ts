// The clinic's catalogues: every change is a new version, and what was prescribed or ordered keeps the one it had.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, Instant, text } from '../fields.ts';
import { CATALOGUES, Entry } from './entries.ts';

export const KeptEntry = z.object({
  /** Null for a diagnosis of WHO's list: it cannot be changed here. */
  id: z.nullable(Id),
  version: z.int(),
  /** Null: it came with Nadi. */
  madeBy: z.nullable(z.string()),
  madeAt: z.nullable(Instant),
  /** No longer offered: retired, or replaced by a newer version. */
  closedAt: z.nullable(Instant),
  isReplaced: z.boolean(),
  entry: Entry,
  /** Ingredients that the safety table does not know, or measures without limits: nothing is said about them. */
  notChecked: z.array(z.string()),
});
export type KeptEntry = z.infer<typeof KeptEntry>;

export const CATALOGUE_STATES = ['open', 'own', 'not-checked', 'retired'] as const;

export const listCatalogue = endpoint({
  method: 'GET',
  path: '/admin/catalogues',
  summary: 'A catalogue by name, ingredient or code, fifty at a time',
  query: z.strictObject({
    kind: z.optional(z.enum(CATALOGUES)),
    q: z.optional(z.string().check(z.maxLength(80))),
    state: z.optional(z.enum(CATALOGUE_STATES)),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
  }),
  reply: z.object({
    entries: z.array(KeptEntry),
    /** How many fit, on all pages. */
    found: z.int(),
    counts: z.object({ open: z.int(), own: z.int(), notChecked: z.int(), retired: z.int() }),
    /** What entries are checked against, with its version. */
    checkedAgainst: z.string(),
  }),
  roles: ['admin'],
  refusals: [],
});

export const listVersions = endpoint({
  method: 'GET',
  path: '/admin/catalogues/entries/{id}/versions',
  summary: 'All versions of an entry, the newest first',
  params: ById,
  reply: z.array(KeptEntry),
  roles: ['admin'],
  refusals: ['not_found'],
});

export const keepEntry = endpoint({
  method: 'POST',
  path: '/admin/catalogues/entries',
  summary: 'Add an entry, or a new version of one; the old version stays with what it was used for',
  body: z.strictObject({
    entry: Entry,
    /** The version that this one takes the place of. */
    replaces: z.optional(Id),
  }),
  reply: KeptEntry,
  roles: ['admin'],
  refusals: ['not_found', 'entry_exists', 'version_outdated'],
  created: true,
  idempotent: true,
  // The safety check goes by what is entered here.
  stepUp: true,
});

export const retireEntry = endpoint({
  method: 'POST',
  path: '/admin/catalogues/entries/{id}/retire',
  summary: 'Offer an entry no longer; what was prescribed or ordered stays',
  params: ById,
  reply: Done,
  roles: ['admin'],
  refusals: ['not_found', 'version_outdated'],
  stepUp: true,
});

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/admin/catalogues/file',
  summary: 'What is offered now, as a CSV file that can be imported again',
  query: z.strictObject({ kind: z.optional(z.enum(CATALOGUES)) }),
  reply: z.string(),
  roles: ['admin'],
  refusals: [],
  isHeavy: true,
});

export const listSafetyTable = endpoint({
  method: 'GET',
  path: '/admin/catalogues/safety-table',
  summary: 'The ingredients that the safety check knows, and how much it knows of each',
  query: z.strictObject({ q: z.optional(z.string().check(z.maxLength(80))) }),
  reply: z.object({
    table: z.string(),
    found: z.int(),
    ingredients: z.array(
      z.object({
        name: z.string(),
        classes: z.array(z.string()),
        otherNames: z.array(z.string()),
        /** "at most 1000 mg at once, 4000 mg a day" */
        limits: z.array(z.string()),
        interactions: z.int(),
        warnings: z.int(),
        isKidneyKnown: z.boolean(),
        isChildKnown: z.boolean(),
        source: z.string(),
      }),
    ),
  }),
  roles: ['admin'],
  refusals: [],
});

export const IMPORT_MOST_CHARACTERS = 80_000;
export const IMPORT_MOST_LINES = 1_000;

export const CsvText = text('File', IMPORT_MOST_CHARACTERS);

export const BadLine = z.object({ line: z.int(), field: z.string(), why: z.string() });
export type BadLine = z.infer<typeof BadLine>;

export const ImportPreview = z.object({
  lines: z.int(),
  same: z.int(),
  fresh: z.array(z.object({ line: z.int(), name: z.string() })),
  changed: z.array(z.object({ line: z.int(), name: z.string() })),
  notChecked: z.array(z.object({ line: z.int(), names: z.array(z.string()) })),
  bad: z.array(BadLine),
  /** What the confirmation sends back; null while a line is bad, or nothing would change. */
  plan: z.nullable(z.string()),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const previewImport = endpoint({
  method: 'POST',
  path: '/admin/catalogues/import/preview',
  summary: 'What a file would do, line by line; nothing is written',
  body: z.strictObject({ kind: z.enum(CATALOGUES), text: CsvText }),
  reply: ImportPreview,
  roles: ['admin'],
  refusals: [],
});

export const importCatalogue = endpoint({
  method: 'POST',
  path: '/admin/catalogues/import',
  summary: 'Carry out what the preview said: all of it or nothing',
  body: z.strictObject({ kind: z.enum(CATALOGUES), text: CsvText, plan: z.string().check(z.maxLength(100)) }),
  reply: z.object({ added: z.int(), changed: z.int() }),
  roles: ['admin'],
  refusals: ['import_bad_lines', 'preview_outdated', 'entry_exists', 'version_outdated'],
  idempotent: true,
  stepUp: true,
});
