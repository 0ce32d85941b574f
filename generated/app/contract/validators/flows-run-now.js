// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateFlowId, validateFlowRunId, validateLeadId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateFlowsRunNowArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flowId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"});errors++;}
if(data.leadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "flowId") || (key0 === "leadId"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.flowId !== undefined){if(!(validateFlowId(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateFlowId.errors);errors = vErrors.length;}}
if(data.leadId !== undefined){if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateFlowsRunNowArguments.errors = vErrors;return errors === 0;}
validateFlowsRunNowArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaFlowsRunNowValue = {"$id":"FlowsRunNowValue","type":"object","required":["flowId","runId","mode"],"properties":{"flowId":{"$ref":"FlowId"},"runId":{"$ref":"FlowRunId"},"mode":{"type":"string","enum":["live","test"]}},"additionalProperties":false};
function validateFlowsRunNowValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flowId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"});errors++;}
if(data.runId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"});errors++;}
if(data.mode === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "flowId") || (key0 === "runId")) || (key0 === "mode"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.flowId !== undefined){if(!(validateFlowId(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateFlowId.errors);errors = vErrors.length;}}
if(data.runId !== undefined){if(!(validateFlowRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateFlowRunId.errors);errors = vErrors.length;}}
if(data.mode !== undefined){let data2 = data.mode;if(typeof data2 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}if(!((data2 === "live") || (data2 === "test"))){(vErrors ??= []).push({instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schemaFlowsRunNowValue.properties.mode.enum},message:"must be equal to one of the allowed values"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateFlowsRunNowValue.errors = vErrors;return errors === 0;}
validateFlowsRunNowValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateFlowsRunNowArguments as args,
  validateFlowsRunNowValue as value,
};
