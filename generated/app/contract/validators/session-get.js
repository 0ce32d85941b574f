// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateSession } from './components.js';
import { mostErrors } from './runtime.js';

function validateSessionGetArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateSessionGetArguments.errors = vErrors;return errors === 0;}
validateSessionGetArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateSessionGetArguments as args,
  validateSession as value,
};
