// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDone, validateRole, validateUserId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateMembersSetRoleArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"});errors++;}
if(data.role === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "userId") || (key0 === "role"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.userId !== undefined){if(!(validateUserId(data.userId, {instancePath:instancePath+"/userId",parentData:data,parentDataProperty:"userId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateUserId.errors);errors = vErrors.length;}}
if(data.role !== undefined){if(!(validateRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRole.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateMembersSetRoleArguments.errors = vErrors;return errors === 0;}
validateMembersSetRoleArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMembersSetRoleArguments as args,
  validateDone as value,
};
