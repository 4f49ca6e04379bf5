// An endpoint is one object: the server registers it, the browser calls it, the OpenAPI document is made from it.
import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';

export const ROLES = ['patient', 'doctor', 'staff', 'desk', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a session may be while it calls: `open` unless an endpoint says otherwise. */
export type SessionStage = 'open' | 'locked' | 'second-factor' | 'enrolling';

/** Allowances for callers without a session; the figures live in the server's configuration. */
export type VisitorLimit = 'login' | 'registration' | 'guest-triage' | 'shared-card';

/** What someone may be allowed of a person's record; `everything` holds the rest, too. */
export const ACCESS_PARTS = ['appointments', 'results', 'medicines', 'messages', 'everything'] as const;
export type AccessPart = (typeof ACCESS_PARTS)[number];

/**
 * The part of a record that an endpoint for patients belongs to. It decides who may call it for someone else
 * (server/patients/access/who-may-act.ts). `record` and `vaccines` need everything; `any` is for whoever may act for the person
 * at all, such as calling for help; `own` is the account's own: nobody calls it for someone else.
 */
export const RECORD_PARTS = [
  ...(['appointments', 'results', 'medicines', 'messages', 'vaccines', 'record', 'any', 'own'] as const),
] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

type Schema = z.ZodMiniType;

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, with parameters as {name}. */
  path: string;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  reply: Schema;
  roles: readonly Role[] | readonly ['public'];
  /** Every endpoint that patients may call names one. */
  part?: RecordPart;
  /** Leaves out what is confidential when someone else than the patient asks: only then guardians of teenagers reach it. */
  withholdsConfidential?: true;
  refusals: readonly RefusalCode[];
  /** Shown when the server sends no sentence of its own. */
  failure?: string;
  /** Answers 201 instead of 200. */
  created?: boolean;
  /** Takes an Idempotency-Key: the same key gets the same answer, done once. */
  idempotent?: boolean;
  /** Stages in which a session may call this, where `open` alone is not enough. */
  session?: readonly SessionStage[];
  limit?: VisitorLimit;
  /** Comes as multipart/form-data: the file under this name, the body as JSON in the part `details`. */
  upload?: string;
  /** The largest file, where the usual 10 MB do not fit. */
  uploadBytes?: number;
  /** Keys of the reply that hold the id of a patient, where that is not `patientId`: whoever reads it leaves an entry. */
  patientKeys?: readonly string[];
  /** Leaves its entry also when it finds nobody. */
  isSearch?: boolean;
  /** A try with a mistake in it leaves an entry too. For what nobody should try idly; its {id} is a patient's. */
  recordsBadInput?: boolean;
  /** A session alone is not enough: the person has proved in the last minutes, in this session, who they are. */
  stepUp?: boolean;
  /** Taken on however crowded the server is: a call for help, what tells of one, and whoever leaves. */
  isUrgent?: true;
  /** Works long, or answers much: fewer at a time of one account than of other reads. */
  isHeavy?: true;
  /** Not a sign that someone is at the screen: never puts the idle lock off. */
  background?: boolean;
};

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler gets, after parsing. */
export type InputOf<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** What a caller gives, before parsing: only the parts that the endpoint takes. */
export type RequestOf<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends Schema ? Part : never]: Given<E[Part]>;
};

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
