# syntax=docker/dockerfile:1
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/analysis/package.json packages/analysis/
COPY packages/domain/package.json packages/domain/
COPY packages/extraction/package.json packages/extraction/
COPY packages/redaction/package.json packages/redaction/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

FROM manifests AS web
RUN npm install --no-save --omit=dev --workspace @precis/web
COPY . .
RUN node -e "import('./scripts/build.ts').then(({ buildIfStale }) => buildIfStale())"

# Sentry and TypeScript belong to the command line of @supabase/lite, which is not used here.
FROM manifests AS server
RUN npm install --no-save --omit=dev --omit=optional --workspace @precis/server \
  && rm -rf node_modules/@sentry node_modules/@supabase/lite/node_modules/typescript \
  && rm -rf node_modules/@opentelemetry/instrumentation && find node_modules/@opentelemetry -type d -name esnext -prune -exec rm -rf {} + \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) ! -iname 'licen[cs]e*' ! -iname 'notice*' -delete

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=server /app/node_modules node_modules
COPY package.json ./
COPY packages/analysis packages/analysis
COPY packages/domain packages/domain
COPY apps/server/package.json apps/server/package.json
COPY apps/server/src apps/server/src
COPY supabase/migrations supabase/migrations
COPY --from=web /app/apps/web/dist apps/web/dist
COPY --from=web /app/apps/web/dist-server apps/web/dist-server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_OPTIONS=--disable-warning=ExperimentalWarning
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
