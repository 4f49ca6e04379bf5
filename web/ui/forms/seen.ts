// What a form began from. It follows what others change as long as nothing is typed; from then on a save says what was seen,
// so that the server can tell that someone was first.
import { useEffect, useState } from 'react';

export function useSeen<Value>(current: Value, keyOf: (value: Value) => string | number) {
  const [value, see] = useState(current);
  return { value, see, isOutdated: keyOf(value) !== keyOf(current) };
}

/** Starts the form over with what others changed, while it is untouched. */
export function useFollow(isWanted: boolean, startOver: () => void): void {
  useEffect(() => {
    if (isWanted) startOver();
  });
}
