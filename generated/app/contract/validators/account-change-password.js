// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateGivenPassword, validatePassword, validateSession } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateAccountChangePasswordArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.old === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "old"},message:"must have required property '"+"old"+"'"});errors++;}
if(data.new === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new"},message:"must have required property '"+"new"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "old") || (key0 === "new"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.old !== undefined){if(!(validateGivenPassword(data.old, {instancePath:instancePath+"/old",parentData:data,parentDataProperty:"old",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateGivenPassword.errors);errors = vErrors.length;}}
if(data.new !== undefined){if(!(validatePassword(data.new, {instancePath:instancePath+"/new",parentData:data,parentDataProperty:"new",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validatePassword.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateAccountChangePasswordArguments.errors = vErrors;return errors === 0;}
validateAccountChangePasswordArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateAccountChangePasswordArguments as args,
  validateSession as value,
};
