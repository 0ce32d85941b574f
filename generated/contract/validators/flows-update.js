// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateFlow, validateFlowId, validateFlowSteps, validateFlowTrigger } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateFlowsUpdateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flowId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((((key0 === "flowId") || (key0 === "name")) || (key0 === "steps")) || (key0 === "trigger"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.flowId !== undefined){if(!(validateFlowId(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateFlowId.errors);errors = vErrors.length;}}
if(data.name !== undefined){let data1 = data.name;if(typeof data1 === "string"){if(ucs2length(data1) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}if(ucs2length(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.steps !== undefined){if(!(validateFlowSteps(data.steps, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateFlowSteps.errors);errors = vErrors.length;}}
if(data.trigger !== undefined){if(!(validateFlowTrigger(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateFlowTrigger.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateFlowsUpdateArguments.errors = vErrors;return errors === 0;}
validateFlowsUpdateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateFlowsUpdateArguments as args,
  validateFlow as value,
};
