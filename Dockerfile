# syntax=docker/dockerfile:1
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-bookworm-slim AS base
ENV NEXT_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1
WORKDIR /app

FROM base AS build
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm install --no-save --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/build.mjs && rm -rf .next/cache

FROM base AS packages
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm install --no-save --omit=dev --no-audit --no-fund --loglevel=error

FROM base AS run
# PostgreSQL leaves processes to the first one of the container, which must collect them.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/.next ./.next
COPY --from=build /app/public ./public
COPY prisma/migrations ./prisma/migrations
COPY package.json next.config.ts tsconfig.json LICENSE ./
# A volume of its own takes over owner and mode.
RUN install -d -o node -g node -m 0700 /data
ENV NODE_ENV=production DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "dist/main.mjs"]
