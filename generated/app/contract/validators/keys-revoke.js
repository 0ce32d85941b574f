// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDone, validateKeyId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateKeysRevokeArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keyId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyId"},message:"must have required property '"+"keyId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "keyId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.keyId !== undefined){if(!(validateKeyId(data.keyId, {instancePath:instancePath+"/keyId",parentData:data,parentDataProperty:"keyId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateKeyId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateKeysRevokeArguments.errors = vErrors;return errors === 0;}
validateKeysRevokeArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateKeysRevokeArguments as args,
  validateDone as value,
};
