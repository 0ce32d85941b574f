// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateEmailAddress, validateLinkId, validateRole } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateMembersInviteArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});errors++;}
if(data.role === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "email") || (key0 === "role"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.email !== undefined){if(!(validateEmailAddress(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateEmailAddress.errors);errors = vErrors.length;}}
if(data.role !== undefined){if(!(validateRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRole.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateMembersInviteArguments.errors = vErrors;return errors === 0;}
validateMembersInviteArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateMembersInviteValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.linkId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkId"},message:"must have required property '"+"linkId"+"'"});errors++;}
if(data.expiresAt === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "linkId") || (key0 === "expiresAt"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.linkId !== undefined){if(!(validateLinkId(data.linkId, {instancePath:instancePath+"/linkId",parentData:data,parentDataProperty:"linkId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLinkId.errors);errors = vErrors.length;}}
if(data.expiresAt !== undefined){let data1 = data.expiresAt;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateMembersInviteValue.errors = vErrors;return errors === 0;}
validateMembersInviteValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMembersInviteArguments as args,
  validateMembersInviteValue as value,
};
