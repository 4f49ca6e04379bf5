import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import { Urgent } from './screen.tsx';

const NeverLoaded = lazy(() => new Promise<never>(() => undefined));

test('what is urgent does not wait for the code of what stands beside it', async () => {
  render(
    <Urgent>
      <NeverLoaded />
      <p>Call 112 now.</p>
    </Urgent>,
  );
  expect(await screen.findByText('Call 112 now.')).toBeDefined();
});
