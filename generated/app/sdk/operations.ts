// @generated from app.yaml and app-registry.yaml by npm run codegen

/** The first account of a new service. */
export * as setup from './operations/setup.ts';
/** Signing in and out, and the sessions of a person. */
export * as session from './operations/session.ts';
