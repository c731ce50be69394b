FROM node:22-slim AS build
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
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN npm run build

# The packages that the two programs need when they run: none of the client's, whose bundle holds them, and no build tools.
FROM node:22-slim AS packages
WORKDIR /product
COPY package.json package-lock.json ./
COPY count/package.json count/
COPY schema/package.json schema/
COPY api/package.json api/
COPY gateway/package.json gateway/
RUN npm install --no-save --no-audit --no-fund --omit=dev --workspace=count --workspace=schema --workspace=api --workspace=gateway

FROM node:22-slim
WORKDIR /product
ENV NODE_ENV=production
COPY --from=packages /product ./
COPY --from=build /product/count/dist count/dist
COPY --from=build /product/schema schema
COPY --from=build /product/api/dist api/dist
COPY --from=build /product/gateway/dist gateway/dist
COPY --from=build /product/web/dist/client web/dist/client
COPY --from=build /product/explore/dist/page explore/dist/page
# What one instance keeps for itself, and the photos that all instances share.
RUN mkdir /data /shared && chown node:node /data /shared
USER node
EXPOSE 4000 4001
