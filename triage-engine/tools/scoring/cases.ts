// Cases with known answers, one JSON object a line, and what the engine predicts for each.
import { readFileSync } from 'node:fs';
import type { Urgency, Vitals } from '#triage-engine/answer.ts';
import { type TriageInput, triage } from '#triage-engine/triage.ts';
import { afterNone } from './after-none.ts';

export type Level3 = 'emergency' | 'non-emergency' | 'self-care';

export type Case = {
  id: string;
  text: string;
  /** The first message only, where the case is a conversation. */
  opening?: string;
  age?: number | null;
  sex?: string | null;
  vitals?: {
    sbp?: number;
    dbp?: number;
    hr?: number;
    rr?: number;
    temp?: number;
    spo2?: number;
    glucose?: number;
  } | null;
  gold_triage?: Level3 | null;
  gold_level5?: number | null;
  gold_dx?: string | null;
  synonyms?: string[] | null;
};

export type Prediction = {
  id: string;
  /** Neither where too little was understood: then there is no number. */
  triage?: Level3;
  level5?: number;
  /** A danger is asked for by name before the answer stands; the list that everybody gets does not count. */
  asksDanger?: true;
  /** The level when none of the dangers that are asked for is there. */
  afterNone?: number;
  dx: { name: string; aliases: string[] }[];
};

export const readCases = (file: string): Case[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Case);

/** From text, age, sex and vitals; nothing else of the case is looked at. */
export function predict({ id, text, opening, age, sex, vitals }: Case, isOpeningOnly: boolean): Prediction {
  const input: TriageInput = {
    text: isOpeningOnly ? (opening ?? text) : text,
    person: {
      ...(typeof age === 'number' && {
        ageYears: Math.floor(age),
        ...(age < 2 && { ageMonths: Math.floor(age * 12) }),
      }),
      ...((sex === 'female' || sex === 'male') && { sex }),
      ...(vitals && { vitals: namedVitals(vitals) }),
    },
  };
  const answer = triage(input);
  const last = afterNone(input, answer).urgency;
  return {
    id,
    ...(answer.urgency !== null && { triage: level3Of(answer.urgency), level5: answer.urgency }),
    ...(answer.asks.some(({ reason }) => reason !== 'unread') && { asksDanger: true as const }),
    ...(last !== null && { afterNone: last }),
    dx: answer.causes.map(({ name, aliases }) => ({ name, aliases })),
  };
}

const level3Of = (urgency: Urgency): Level3 =>
  urgency >= 4 ? 'emergency' : urgency >= 2 ? 'non-emergency' : 'self-care';

function namedVitals({ sbp, dbp, hr, rr, temp, spo2, glucose }: NonNullable<Case['vitals']>): Vitals {
  const named: Vitals = {
    systolic: sbp,
    diastolic: dbp,
    pulse: hr,
    respiration: rr,
    temperature: temp,
    oxygen: spo2,
    glucose,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => typeof value === 'number'));
}
