import type { Http } from './route.ts';

/** Lists stay bare arrays; where more follows, a Link header says where to go on. */
export function nextPage({ request, reply }: Http, after: string | undefined): void {
  if (!after) return;
  const [path, query] = request.url.split('?');
  const search = new URLSearchParams(query);
  search.set('after', after);
  reply.header('link', `<${path}?${search}>; rel="next"`);
}
