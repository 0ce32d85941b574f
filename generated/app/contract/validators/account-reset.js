// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateLinkToken, validatePassword, validateSession } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateAccountResetArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"});errors++;}
if(data.password === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "token") || (key0 === "password"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.token !== undefined){if(!(validateLinkToken(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLinkToken.errors);errors = vErrors.length;}}
if(data.password !== undefined){if(!(validatePassword(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validatePassword.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateAccountResetArguments.errors = vErrors;return errors === 0;}
validateAccountResetArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateAccountResetArguments as args,
  validateSession as value,
};
