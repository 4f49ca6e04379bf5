/** 'POST /admin/accounts/{id}/role' → 'post.admin.accounts.id.role', as the trail names an endpoint. */
export const endpointCode = (endpoint: string) =>
  endpoint
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '.')
    .replace(/\.$/, '')
    .slice(0, 60);
