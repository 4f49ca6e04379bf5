// An app with a model beside it, and what tests of triage ask it.
import type { Profile } from '#contract/patients/profile.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { type AiService, startAiService } from './testing-ai-service.ts';

type Provider = 'gemini' | 'openai-compatible';

/** Both fail in the same ways; the second walks through them in the full run only. Its format has tests of its own. */
export const PROVIDERS: Provider[] = process.env.NADI_TEST_FULL === '1' ? ['gemini', 'openai-compatible'] : ['gemini'];

export const COLD = 'I have had a sore throat and a runny nose since Tuesday, no fever.';
/** Red flags of the heart: whatever a model says, this stays an emergency. */
export const HEART = 'Crushing chest pain spreading to my left arm, I am sweating and short of breath.';

export const KEY = 'a-key-that-nobody-may-see';

export type AppWithModel = { app: TestApp; service: AiService; close(): Promise<void> };

export async function startAppWithModel(
  provider: 'gemini' | 'openai-compatible',
  more: Record<string, string> = {},
): Promise<AppWithModel> {
  const service = await startAiService();
  const env = {
    AI_PROVIDER: provider,
    GEMINI_API_KEY: KEY,
    AI_API_KEY: KEY,
    AI_MODEL: 'a-model',
    AI_IMAGE_MODEL: 'a-model-with-eyes',
    AI_BASE_URL: service.url,
    AI_DEADLINE_SECONDS: '1',
    RATE_LIMIT_AI_PER_ACCOUNT: '1000',
    RATE_LIMIT_AI_PER_ADDRESS: '1000',
    ...more,
  };
  const app = await startTestApp({ env });
  return {
    app,
    service,
    async close() {
      await app.close();
      await service.close();
    },
  };
}

export const aPatientsProfile = (known: Partial<Profile>): Profile => ({
  patientId: '0197a1b2-0000-7000-8000-000000000012',
  version: 1,
  isComplete: true,
  age: null,
  dateOfBirth: null,
  sex: null,
  bloodGroup: null,
  EmergencyContact: null,
  allergyState: 'not-asked',
  allergies: [],
  allergyDetails: [],
  allergiesStatedBy: null,
  allergiesStatedAt: null,
  conditions: [],
  problems: [],
  medicines: [],
  pregnancy: null,
  contraception: null,
  gestation: null,
  kidney: null,
  ...known,
});
