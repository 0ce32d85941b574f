// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDone, validateEmailAddress } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateAccountChangeAddressArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "email")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.email !== undefined){if(!(validateEmailAddress(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateEmailAddress.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateAccountChangeAddressArguments.errors = vErrors;return errors === 0;}
validateAccountChangeAddressArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateAccountChangeAddressArguments as args,
  validateDone as value,
};
