# Building needs every package; the image that runs contains the bundle and Node.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY vite.config.ts tsconfig.json ./
COPY build build
COPY core core
COPY adapters adapters
COPY apps apps
# Production uses no stand-ins. Without sources, `npm run cli` runs the bundle.
RUN node build/main.ts \
  && rm dist/server-*/chunks/sandbox-*.js \
  && npm pkg delete scripts imports dependencies devDependencies optionalDependencies \
  && npm pkg set scripts.start="node dist/server/http.js" scripts.cli="node dist/server/cli.js"

FROM node:26-slim
WORKDIR /app
# Backups before migrations, the list of deleted accounts, and photos and documents. Put a volume there.
RUN mkdir /data /deletions /files && chown node:node /data /deletions /files
ENV NODE_ENV=production DATA_DIR=/data FILES_DIR=/files
COPY LICENSE ./
COPY --from=build /app/package.json ./
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/http.js"]
