import * as contract from '#contract/trail/glass-reviews.ts';
import type { Route } from '#server/platform/route.ts';
import { decideGlassReview, listGlassReviews } from './review-glass.ts';

export function glassReviewRoutes(route: Route): void {
  route(contract.listGlassReviews, (deps, actor) => listGlassReviews(deps, actor));
  route(contract.decideGlassReview, (deps, actor, { params, body }) =>
    decideGlassReview(deps, actor, { id: params.id, ...body }),
  );
}
