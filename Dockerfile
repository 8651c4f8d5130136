# The web app is built with all that the project needs; the image that runs has only what serving needs.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY vite.config.ts tsconfig.json ./
COPY core core
COPY apps apps
RUN node apps/web/build.ts

FROM node:26-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
# The optional packages are a Node and a PostgreSQL for machines that have none: the image has the first, and
# production's DATABASE_URL leads to the second.
RUN npm ci --omit=dev --omit=optional && npm cache clean --force
COPY LICENSE ./
COPY core core
COPY adapters adapters
COPY apps apps
COPY --from=build /app/dist/web dist/web
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/http/main.ts"]
