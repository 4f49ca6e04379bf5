// Who may act for whom: what people see of it, how it begins, and how it ends.
import * as z from 'zod/mini';
import { ACCESS_PARTS, endpoint, RECORD_PARTS } from '../endpoint.ts';
import { ById, Day, Done, Id, Instant } from '../fields.ts';
import { AccessParts, InvitationCode, NewChild, NewHelper, RegisteredChild } from './family-forms.ts';

export const RELATIONS = ['guardian', 'helper'] as const;
export type Relation = (typeof RELATIONS)[number];

const AccessState = z.enum(['asked', 'unconfirmed', 'confirmed']);

export const Access = z.object({
  id: Id,
  relation: z.enum(RELATIONS),
  state: AccessState,
  parts: z.array(z.enum(ACCESS_PARTS)),
  since: Instant,
  until: z.nullable(Instant),
  /** The day on which a guardian's access ends by itself. */
  endsOn: z.nullable(Day),
  seesConfidential: z.boolean(),
  /** Legal guardian of an adult: the paper that the desk has seen. */
  guardianPaper: z.nullable(z.string()),
});

/** Someone whom I may act for. */
export const ActedFor = z.extend(Access, {
  patientId: Id,
  pud: z.string(),
  name: z.string(),
  age: z.nullable(z.int()),
  isTeenager: z.boolean(),
  hasLogin: z.boolean(),
  /** The parts that open now: by relation, parts, age and confirmation. What is not here answers 404. */
  opens: z.array(z.enum(RECORD_PARTS)),
  /** When I asked for more time; null: not, or it was answered. */
  longerAskedAt: z.nullable(Instant),
  can: z.object({ startLogin: z.boolean(), narrow: z.boolean(), askLonger: z.boolean(), end: z.boolean() }),
});
export type ActedFor = z.infer<typeof ActedFor>;

/** Someone who may act for me. */
export const ActingForMe = z.extend(Access, {
  name: z.string(),
  /** They ask for more time, and wait for my answer. */
  longerAskedAt: z.nullable(Instant),
  /** showPrivate: whether they also see what is private is mine to say, of guardians too. */
  can: z.object({ change: z.boolean(), showPrivate: z.boolean(), end: z.boolean() }),
});
export type ActingForMe = z.infer<typeof ActingForMe>;

export const Invitation = z.object({
  id: Id,
  /** Who invites me; or the PUD that I invited. */
  who: z.string(),
  parts: z.array(z.enum(ACCESS_PARTS)),
  months: z.int(),
  expiresAt: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

export const Family = z.object({
  iActFor: z.array(ActedFor),
  actForMe: z.array(ActingForMe),
  invitedBy: z.array(Invitation),
  invited: z.array(Invitation),
  /** The clinic's settings. */
  ages: z.object({ teenagerFrom: z.int(), adultFrom: z.int(), helpMonths: z.int() }),
});
export type Family = z.infer<typeof Family>;

export const readFamily = endpoint({
  method: 'GET',
  path: '/family',
  summary: 'Whom I may act for, who may act for me, and invitations',
  reply: Family,
  roles: ['patient'],
  part: 'own',
  refusals: [],
  failure: 'Failed to fetch your family',
  // The names of people who share something with me are mine to know.
  patientKeys: [],
});

export const registerChild = endpoint({
  method: 'POST',
  path: '/family/children',
  summary: 'Register my child: a PUD without a password. Until the desk or a doctor has confirmed it, I can only book',
  body: NewChild,
  reply: z.object({ patientId: Id, pud: z.string(), accessId: Id }),
  roles: ['patient'],
  part: 'own',
  refusals: ['not_a_child', 'too_many_children'],
  failure: 'Your child was not registered. Please try again.',
  created: true,
  idempotent: true,
});

export const askForChild = endpoint({
  method: 'POST',
  path: '/family/children/ask',
  summary:
    'Ask the desk to make me guardian of a child who is registered already. Nothing opens before it has answered',
  body: RegisteredChild,
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: ['too_many_children'],
  failure: 'Your question did not reach the desk. Please try again.',
});

export const inviteHelper = endpoint({
  method: 'POST',
  path: '/family/invitations',
  summary: 'Invite an adult by PUD to help me with some parts, for some months; they need the code that comes back',
  body: NewHelper,
  reply: z.object({ invitation: Invitation, code: z.string() }),
  roles: ['patient'],
  part: 'own',
  refusals: ['adults_only', 'invited_already', 'not_yourself', 'too_many_invitations'],
  failure: 'The invitation was not made. Please try again.',
  created: true,
  idempotent: true,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/family/invitations/{id}/accept',
  summary: 'Say yes to an invitation, with the code that the person gave me',
  params: ById,
  body: InvitationCode,
  reply: z.object({ accessId: Id, patientId: Id }),
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found', 'invitation_code_wrong', 'adults_only', 'login_locked'],
  failure: 'That did not work. Please try again.',
});

export const endInvitation = endpoint({
  method: 'POST',
  path: '/family/invitations/{id}/end',
  summary: 'Decline an invitation, or withdraw mine',
  params: ById,
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found'],
});

export const changeAccess = endpoint({
  method: 'PUT',
  path: '/family/access/{id}',
  summary:
    'Change what someone may see of me, for how many months from now, and whether that includes the confidential; or give back some of what I may see of someone',
  params: ById,
  body: z.strictObject({
    parts: AccessParts,
    months: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
    seesConfidential: z.boolean(),
  }),
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found', 'not_allowed', 'access_of_guardian', 'identity_unconfirmed'],
});

export const endAccess = endpoint({
  method: 'POST',
  path: '/family/access/{id}/end',
  summary: 'End an access at once: mine to someone, or someone’s to me',
  params: ById,
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found', 'access_of_guardian'],
});

/** After a no: a person who has said it is not asked again every day. */
export const ASK_AGAIN_AFTER_DAYS = 30;

export const askForLonger = endpoint({
  method: 'POST',
  path: '/family/access/{id}/longer',
  summary: 'Ask the person whom I help to let me go on for longer',
  params: ById,
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found', 'longer_asked'],
});

export const answerLonger = endpoint({
  method: 'POST',
  path: '/family/access/{id}/longer/answer',
  summary: 'Say yes, for so many months from now, or no to someone who asks to help me for longer',
  params: ById,
  body: z.strictObject({
    /** Null: no. It ends on the day on which it would have ended. */
    months: z.nullable(z.int({ error: 'Choose how long.' }).check(z.minimum(1), z.maximum(60))),
  }),
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found', 'not_asked', 'identity_unconfirmed'],
});

export const startOwnLogin = endpoint({
  method: 'POST',
  path: '/family/access/{id}/own-login',
  summary: 'Ask the desk for an account of my teenager’s own; the desk hands the code to the teenager in person',
  params: ById,
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found', 'not_a_teenager', 'account_exists'],
});
