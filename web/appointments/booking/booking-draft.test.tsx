// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepChoice, useBookingDraft } from './booking-draft.ts';

const REASON = 'a lump that I have told nobody about';
const WISH = { doctorId: 'd1', date: '2026-03-09', time: '10:00', reason: REASON };

beforeEach(() => sessionStorage.clear());

test('why one comes is never in the storage of the tab, which a logout elsewhere does not reach', () => {
  const { result } = renderHook(() => useBookingDraft('ananya'));
  act(() => result.current.chooseDepartment('Cardiology'));
  act(() => result.current.set({ ...result.current.draft, reason: REASON }));
  act(() => void result.current.keyFor(WISH as never));
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('Cardiology');
  expect(stored).not.toContain('lump');
});

test('it is still there when one comes back to the form without a reload, and the same request has the same key', () => {
  const first = renderHook(() => useBookingDraft('kabir'));
  act(() => first.result.current.set({ ...first.result.current.draft, reason: REASON }));
  let key = '';
  act(() => {
    key = first.result.current.keyFor(WISH as never);
  });
  first.unmount();
  const again = renderHook(() => useBookingDraft('kabir'));
  expect(again.result.current.draft.reason).toBe(REASON);
  expect(again.result.current.keyFor(WISH as never)).toBe(key);
  expect(renderHook(() => useBookingDraft('someone else')).result.current.draft.reason).toBe('');
});

test('what was chosen on the page of a doctor is chosen when the form opens, and the reason is still there', () => {
  const first = renderHook(() => useBookingDraft('leena'));
  act(() => first.result.current.set({ ...first.result.current.draft, department: 'Ayurveda', reason: REASON }));
  first.unmount();
  const choice = { department: 'Cardiology', doctorId: 'd1', date: '2026-03-09', time: '10:00' };
  keepChoice('leena', { ...choice, doctorName: 'Dr. Meera Iyer' });
  const { draft } = renderHook(() => useBookingDraft('leena')).result.current;
  expect(draft).toMatchObject({ ...choice, reason: REASON, sent: null });
});
