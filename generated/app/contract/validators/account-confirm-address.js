// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDone, validateLinkToken } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateAccountConfirmAddressArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "token")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.token !== undefined){if(!(validateLinkToken(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLinkToken.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateAccountConfirmAddressArguments.errors = vErrors;return errors === 0;}
validateAccountConfirmAddressArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateAccountConfirmAddressArguments as args,
  validateDone as value,
};
