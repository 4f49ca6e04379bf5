import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HEAD } from '#triage-engine/questionnaires/head.ts';
import { renderPage } from '#web/testing.tsx';
import { useAnswersDraft } from './answers-draft.ts';
import { QuestionForm } from './question-form.tsx';

afterEach(() => sessionStorage.clear());

function Questions({ onDone, onLeave }: { onDone: (answers: unknown) => void; onLeave: () => void }) {
  const { questions, label } = HEAD;
  const draft = useAnswersDraft('head', questions.length);
  const question = questions[draft.index];
  return (
    <QuestionForm
      index={draft.index}
      count={questions.length}
      label={label}
      question={question?.text ?? ''}
      options={question?.options.map((option) => option.label) ?? []}
      chosen={draft.chosen}
      onChoose={draft.choose}
      onBack={() => (draft.index > 0 ? draft.goTo(draft.index - 1) : onLeave())}
      onNext={() => (draft.index < questions.length - 1 ? draft.goTo(draft.index + 1) : onDone(draft.complete()))}
      isSending={false}
      beforeSubmit={<input aria-label="Age in years" />}
    />
  );
}

function show() {
  const spies = { onDone: vi.fn(), onLeave: vi.fn() };
  const page = renderPage(<Questions {...spies} />);
  return { ...spies, ...page };
}

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (index: number) => fireEvent.click(screen.getAllByRole('radio')[index] ?? document.body);

describe('a questionnaire', () => {
  // spec: 2.60
  test('shows one question of four options at a time, with its number and the part', async () => {
    show();

    expect(await title()).toBe('Question 1 of 7 — Head');
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  test('asks about the person with the last question, above Submit', async () => {
    show();
    await title();
    expect(screen.queryByLabelText('Age in years')).toBeNull();
    for (let index = 1; index < 7; index += 1) {
      choose(0);
      press('Next');
    }
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(screen.getByLabelText('Age in years').compareDocumentPosition(submit)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  // spec: 5.10, 8.14
  test('goes on only with an answer', async () => {
    show();
    await title();
    press('Next');

    expect(screen.getByRole('alert').textContent).toBe('Please select an option.');
    choose(1);
    expect(screen.queryByRole('alert')).toBeNull();
    press('Next');
    expect(await title()).toBe('Question 2 of 7 — Head');
  });

  // spec: 2.61
  test('goes back to the previous question, and from the first one away', async () => {
    const { onLeave } = show();
    await title();
    choose(2);
    press('Next');
    press('Back');

    expect(await title()).toBe('Question 1 of 7 — Head');
    expect(screen.getAllByRole('radio')[2]).toHaveProperty('checked', true);
    press('Back');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  // spec: 2.61
  test('ends with Submit and one answer to each question', async () => {
    const { onDone } = show();
    await title();
    for (let index = 0; index < 6; index++) {
      choose(index % 4);
      press('Next');
    }
    choose(3);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    press('Submit');

    expect(onDone).toHaveBeenCalledWith([0, 1, 2, 3, 0, 1, 3]);
  });

  // spec: 4.13
  test('is found again after a reload, at the same question with the same answers', async () => {
    const { unmount } = show();
    await title();
    choose(3);
    press('Next');
    choose(1);
    unmount();
    show();

    expect(await title()).toBe('Question 2 of 7 — Head');
    expect(screen.getAllByRole('radio')[1]).toHaveProperty('checked', true);
  });

  test('begins anew when what was kept does not fit', async () => {
    sessionStorage.setItem('nadi-questionnaire-head', JSON.stringify({ index: 6, answers: ['x', 9] }));
    show();

    expect(await title()).toBe('Question 1 of 7 — Head');
  });
});
