// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateFlowSkill, validateProjectId, validateSkillId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateFlowsSaveSkillArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.body === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((((key0 === "projectId") || (key0 === "name")) || (key0 === "body")) || (key0 === "skillId"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.name !== undefined){let data1 = data.name;if(typeof data1 === "string"){if(ucs2length(data1) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}if(ucs2length(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.body !== undefined){let data2 = data.body;if(typeof data2 === "string"){if(ucs2length(data2) > 65536){(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"});errors++;}if(ucs2length(data2) < 1){(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.skillId !== undefined){if(!(validateSkillId(data.skillId, {instancePath:instancePath+"/skillId",parentData:data,parentDataProperty:"skillId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateSkillId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateFlowsSaveSkillArguments.errors = vErrors;return errors === 0;}
validateFlowsSaveSkillArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateFlowsSaveSkillArguments as args,
  validateFlowSkill as value,
};
