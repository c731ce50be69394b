# Two images, one for each program: `docker build --target api .` and `docker build --target gateway .` (docs/containers.md).
# BASE is any image with Node of the version that package.json asks for; npm is needed by the stages that build only.
ARG BASE=node:22-slim

FROM ${BASE} AS manifests
WORKDIR /product
COPY package.json package-lock.json ./
COPY count/package.json count/
COPY schema/package.json schema/
COPY api/package.json api/
COPY gateway/package.json gateway/
COPY web/package.json web/
COPY explore/package.json explore/
COPY demo/package.json demo/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# Every package of the lock file builds the product; no script of any of them runs.
FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

# The packages that each program needs when it runs, with sbom.json and licences.txt.
FROM manifests AS api-packages
COPY scripts/installProgram.mjs scripts/
RUN node scripts/installProgram.mjs api
FROM manifests AS gateway-packages
COPY scripts/installProgram.mjs scripts/
RUN node scripts/installProgram.mjs gateway
# The client's packages are in its bundles: only their lists go into an image.
FROM manifests AS client-packages
COPY scripts/installProgram.mjs scripts/
RUN node scripts/installProgram.mjs web explore

# What both images have in common.
FROM ${BASE} AS program
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.revision=${REVISION} \
      org.opencontainers.image.licenses=MIT \
      org.opencontainers.image.vendor="Photo competition" \
      org.opencontainers.image.documentation=docs/containers.md
WORKDIR /product
ENV NODE_ENV=production
COPY LICENSE package.json ./
COPY --from=build /product/count/package.json count/
COPY --from=build /product/count/dist count/dist
COPY --from=build /product/schema schema

FROM program AS gateway
LABEL org.opencontainers.image.title="Photo competition: gateway" \
      org.opencontainers.image.description="The pages and the GraphQL API of the photo competitions; it asks the service for everything."
COPY --from=gateway-packages /product/node_modules node_modules
COPY --from=gateway-packages /product/gateway gateway
COPY --from=gateway-packages /product/sbom.json /product/licences.txt ./
COPY --from=client-packages /product/sbom.json client/sbom.json
COPY --from=client-packages /product/licences.txt client/licences.txt
COPY --from=build /product/gateway/dist gateway/dist
COPY --from=build /product/web/dist/client web/dist/client
COPY --from=build /product/explore/dist/page explore/dist/page
ENV HOST=0.0.0.0 PORT=4000
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/dist/program/main.js"]

FROM program AS api
LABEL org.opencontainers.image.title="Photo competition: service" \
      org.opencontainers.image.description="The REST service of the photo competitions; it needs a PostgreSQL (DATABASE_URL)."
COPY --from=api-packages /product/node_modules node_modules
COPY --from=api-packages /product/api api
COPY --from=api-packages /product/sbom.json /product/licences.txt ./
COPY --from=build /product/api/dist api/dist
# What one instance keeps for itself, the photos that all instances share, and daily backups: the only places that are written to.
RUN mkdir /data /shared /backups && chown 1000:1000 /data /shared /backups && chmod 700 /data /backups
VOLUME ["/data", "/shared", "/backups"]
ENV API_HOST=0.0.0.0 API_PORT=4001 DATA_DIR=/data BLOB_DIR=/shared/blobs BACKUP_DIR=/backups
USER 1000:1000
EXPOSE 4001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/program/main.js"]
