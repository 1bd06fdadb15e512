# Roundhouse as an image: the program and its pages, run by a user without rights on a file system that may be read-only.
# Only /data is written, and nothing at all with DATABASE_URL.
FROM node:22-alpine AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node scripts/package.js && npm prune --omit=dev

FROM node:22-alpine
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/bin ./bin
COPY --from=build /app/dist/src ./dist/src
COPY --from=build /app/dist/web ./dist/web
COPY --from=build /app/node_modules ./node_modules
RUN mkdir -m 700 /data && chown node:node /data
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=8080
ENV ROUNDHOUSE_DATA=/data
VOLUME /data
EXPOSE 8080
USER node
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/roundhouse.js"]
CMD ["serve"]
