import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CHOSEN_HERE_KEY } from '#web/language/start-language.ts';
import { answerCalls, aPerson, renderPage } from '#web/testing.tsx';
import { keepDraft, readDraft } from '../ui/forms/draft.ts';

const SHILPA = aPerson({ role: 'staff', id: '0197a1b2-0000-7000-8000-0000000000aa', name: 'Shilpa Nair' });
const ASHA = aPerson({ role: 'staff', id: '0197a1b2-0000-7000-8000-0000000000bb', name: 'Asha Rao' });
const DIAGNOSIS = { form: { diagnosis: 'Chest infection' }, version: 1 };

const Whose = ({ useWho }: { useWho: () => { data?: { name: string } | null | undefined } }) => (
  <p>{useWho().data?.name ?? 'Waiting'}</p>
);

/** A document that was loaded in this tab, with the session of this person. */
async function load(me: typeof ASHA) {
  cleanup();
  vi.resetModules();
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: '/', search: '', href: 'http://localhost/', reload, replace: vi.fn() });
  answerCalls({ 'GET /api/session': () => ({ body: { me } }) });
  const { useMe } = await import('./queries.ts');
  const draft = await import('../ui/forms/draft.ts');
  renderPage(<Whose useWho={useMe} />);
  return { reload, draft };
}

describe('a tab in which somebody typed', () => {
  beforeEach(async () => {
    const { reload } = await load(SHILPA);
    await screen.findByText('Shilpa Nair');
    expect(reload).not.toHaveBeenCalled();
    keepDraft('nadi.diagnosis.1', DIAGNOSIS);
    keepDraft('nadi-lost-doses', { records: [{ key: 'a' }] });
  });

  test('keeps it for the same person, who logs in again after the session ran out', async () => {
    const { reload } = await load(SHILPA);
    expect(await screen.findByText('Shilpa Nair')).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
    expect(readDraft('nadi.diagnosis.1')).toEqual(DIAGNOSIS);
  });

  test('is empty for the next one, who is shown nothing before the page is loaded anew', async () => {
    sessionStorage.setItem(CHOSEN_HERE_KEY, 'hi');
    const { reload, draft } = await load(ASHA);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Asha Rao')).toBeNull();
    expect([readDraft('nadi.diagnosis.1'), readDraft('nadi-lost-doses')]).toEqual([{}, {}]);
    // The language was chosen by whoever came.
    expect(sessionStorage.getItem(CHOSEN_HERE_KEY)).toBe('hi');
    // What is still open in that document is not kept on its way out.
    draft.keepDraft('nadi.diagnosis.1', DIAGNOSIS);
    expect(readDraft('nadi.diagnosis.1')).toEqual({});

    const again = await load(ASHA);
    expect(await screen.findByText('Asha Rao')).toBeDefined();
    expect(again.reload).not.toHaveBeenCalled();
  });

  test('gives what was typed before a login to whoever logs in first', async () => {
    sessionStorage.clear();
    keepDraft('nadi-words', { symptoms: 'Cough' });
    await load(ASHA);
    expect(await screen.findByText('Asha Rao')).toBeDefined();
    expect(readDraft('nadi-words')).toEqual({ symptoms: 'Cough' });
  });
});
