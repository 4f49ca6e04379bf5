import { type ComponentType, lazy } from 'react';

/** For a part that the rest of the page works without: where it cannot be fetched, this stands in its place. */
export const lazyOr = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  without: ComponentType<Props> = () => null,
) => lazy(async () => ({ default: await load().catch(() => without) }));
