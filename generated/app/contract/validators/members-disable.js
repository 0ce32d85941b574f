// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDone, validateUserId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateMembersDisableArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "userId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.userId !== undefined){if(!(validateUserId(data.userId, {instancePath:instancePath+"/userId",parentData:data,parentDataProperty:"userId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateUserId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateMembersDisableArguments.errors = vErrors;return errors === 0;}
validateMembersDisableArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMembersDisableArguments as args,
  validateDone as value,
};
