// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDone } from './components.js';
import { mostErrors } from './runtime.js';

function validateSessionSignOutArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.all === undefined){data.all = false;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "all")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}if(typeof data.all !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateSessionSignOutArguments.errors = vErrors;return errors === 0;}
validateSessionSignOutArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateSessionSignOutArguments as args,
  validateDone as value,
};
