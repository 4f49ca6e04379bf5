# Nadi for a PostgreSQL of your own. docs/operations.md says how to run it, deploy/compose.yaml is an example.
FROM node:24-bookworm-slim AS build
WORKDIR /nadi
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN node scripts/build-web.ts
# What only the build needs and the Node for older machines stay behind. The PostgreSQL stays: backups are tried out in it.
RUN rm -rf web e2e bench scripts/triage node_modules/node-linux-* node_modules/@tabler node_modules/@rolldown \
  node_modules/rolldown node_modules/vite node_modules/lightningcss*

FROM node:24-bookworm-slim
ENV NODE_ENV=production MODE=production HOST=0.0.0.0 PORT=3001 DATA_DIR=/data
# As scripts/node.mjs explains.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
WORKDIR /nadi
COPY --from=build /nadi ./
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3001
# Alive, not ready: a server whose database is away must not be restarted for it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between: the signal to stop arrives at the server itself.
CMD ["node", "--max-semi-space-size=16", "server/main.ts"]
