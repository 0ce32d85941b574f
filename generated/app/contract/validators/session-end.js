// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDone, validateSessionId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateSessionEndArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "sessionId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.sessionId !== undefined){if(!(validateSessionId(data.sessionId, {instancePath:instancePath+"/sessionId",parentData:data,parentDataProperty:"sessionId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateSessionId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateSessionEndArguments.errors = vErrors;return errors === 0;}
validateSessionEndArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateSessionEndArguments as args,
  validateDone as value,
};
