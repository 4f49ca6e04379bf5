import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { ACTIONS } from '../audit/actions.ts';
import { endpointCode } from '../audit/endpoint-code.ts';
import { endpointsOfTheContract } from '../testing-contract.ts';
import { inPlainWords, listInPlainWords } from './plain-words.ts';

test.each(ACTIONS)('%s is told in plain words', (action) => {
  expect(inPlainWords(action)).toMatch(/^[a-z]/);
  expect(inPlainWords(action)).not.toMatch(/[._]/);
});

test('an action of another release is read as it stands', () => {
  expect(inPlainWords('lab_order.lost')).toBe('lab order lost');
});

const OWN_ACCOUNT = '/me';

const lists = (await endpointsOfTheContract()).filter(isListOfPatients).map(({ path }) => path);

test.each(lists)('who saw the patient in GET %s is told in words of its own', (path) => {
  expect(listInPlainWords(endpointCode(`GET ${path}`))).not.toBe(listInPlainWords('get.something-else'));
});

/** Read by whoever works here, and its answer names patients. */
function isListOfPatients({ method, path, roles, reply, patientKeys = ['patientId'] }: Endpoint): boolean {
  const isForClinic = roles.some((role) => role === 'doctor' || role === 'staff');
  if (method !== 'GET' || path === OWN_ACCOUNT || !isForClinic) return false;
  const shape = JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' }));
  return patientKeys.some((key) => shape.includes(`"${key}":`));
}
