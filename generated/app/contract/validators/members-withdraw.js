// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDone, validateLinkId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateMembersWithdrawArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.linkId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkId"},message:"must have required property '"+"linkId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "linkId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.linkId !== undefined){if(!(validateLinkId(data.linkId, {instancePath:instancePath+"/linkId",parentData:data,parentDataProperty:"linkId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLinkId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateMembersWithdrawArguments.errors = vErrors;return errors === 0;}
validateMembersWithdrawArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMembersWithdrawArguments as args,
  validateDone as value,
};
