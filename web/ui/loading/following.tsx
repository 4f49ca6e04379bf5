import { type ReactNode, useEffect, useState } from 'react';

/** Nobody waits longer than this for something that pushes the rest down. */
const AT_MOST_MS = 600;

type FollowingProps = {
  /** Whether what stands above has found its size: it has arrived, or it will not come. */
  isAboveKnown: boolean;
  children: ReactNode;
};

/** Not seen before what is above it has its size: what jumps under a thumb is pressed by mistake. It is fetched meanwhile. */
export function Following({ isAboveKnown, children }: FollowingProps) {
  const [isShown, setShown] = useState(isAboveKnown);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setShown(true), isAboveKnown ? 0 : AT_MOST_MS);
    return () => clearTimeout(timer);
  }, [isShown, isAboveKnown]);
  const mayBeSeen = isShown || isAboveKnown;
  return <div style={{ display: 'contents', visibility: mayBeSeen ? undefined : 'hidden' }}>{children}</div>;
}
