// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateGivenPassword, validateLinkToken, validatePersonName, validateSession } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateMembersJoinArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "token") || (key0 === "name")) || (key0 === "password"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.token !== undefined){if(!(validateLinkToken(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLinkToken.errors);errors = vErrors.length;}}
if(data.name !== undefined){if(!(validatePersonName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validatePersonName.errors);errors = vErrors.length;}}
if(data.password !== undefined){if(!(validateGivenPassword(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateGivenPassword.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateMembersJoinArguments.errors = vErrors;return errors === 0;}
validateMembersJoinArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMembersJoinArguments as args,
  validateSession as value,
};
