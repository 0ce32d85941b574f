# The service for a PostgreSQL of your own. With --build-arg EMBEDDED=yes the embedded PostgreSQL comes along; then
# /var/lib/outreach must be a volume.

FROM node:24-bookworm-slim AS dependencies
ARG EMBEDDED=no
WORKDIR /service
COPY package.json package-lock.json .npmrc ./
RUN if [ "$EMBEDDED" = yes ]; then optional=; else optional=--omit=optional; fi && \
    npm ci --omit=dev $optional --ignore-scripts && \
    npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/var/lib/outreach
WORKDIR /service
RUN install --directory --owner=node --group=node --mode=0711 /var/lib/outreach
COPY --from=dependencies /service/node_modules node_modules
COPY package.json ./
COPY bin bin
COPY generated generated
COPY src src
COPY sdk sdk
USER node
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8787}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/outreach.js"]
CMD ["serve"]
