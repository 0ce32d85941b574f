// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateFlow, validateFlowSteps, validateFlowTrigger, validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateFlowsCreateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
if(data.trigger === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"},message:"must have required property '"+"trigger"+"'"});errors++;}
if(data.steps === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((((key0 === "projectId") || (key0 === "name")) || (key0 === "trigger")) || (key0 === "steps")) || (key0 === "enabled"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.name !== undefined){let data1 = data.name;if(typeof data1 === "string"){if(ucs2length(data1) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}if(ucs2length(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.trigger !== undefined){if(!(validateFlowTrigger(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateFlowTrigger.errors);errors = vErrors.length;}}
if(data.steps !== undefined){if(!(validateFlowSteps(data.steps, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateFlowSteps.errors);errors = vErrors.length;}}
if(data.enabled !== undefined){if(typeof data.enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateFlowsCreateArguments.errors = vErrors;return errors === 0;}
validateFlowsCreateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateFlowsCreateArguments as args,
  validateFlow as value,
};
