FROM node:22-slim AS build
WORKDIR /product
COPY package.json package-lock.json ./
COPY schema/package.json schema/
COPY api/package.json api/
COPY gateway/package.json gateway/
COPY web/package.json web/
COPY demo/package.json demo/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22-slim
WORKDIR /product
ENV NODE_ENV=production
COPY --from=build --chown=node:node /product /product
# What one instance keeps for itself, and the photos that all instances share.
RUN mkdir /data /shared && chown node:node /data /shared
USER node
EXPOSE 4000 4001
