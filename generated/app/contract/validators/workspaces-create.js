// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateWorkspacesCreateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "name")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(ucs2length(data0) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}if(ucs2length(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWorkspacesCreateArguments.errors = vErrors;return errors === 0;}
validateWorkspacesCreateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateWorkspacesCreateValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "projectId") || (key0 === "name"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.name !== undefined){if(typeof data.name !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWorkspacesCreateValue.errors = vErrors;return errors === 0;}
validateWorkspacesCreateValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateWorkspacesCreateArguments as args,
  validateWorkspacesCreateValue as value,
};
