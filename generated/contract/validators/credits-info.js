// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCredits } from './components.js';
import { mostErrors } from './runtime.js';

function validateCreditsInfoArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateCreditsInfoArguments.errors = vErrors;return errors === 0;}
validateCreditsInfoArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateCreditsInfoArguments as args,
  validateCredits as value,
};
