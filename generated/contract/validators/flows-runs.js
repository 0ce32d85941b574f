// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateFlowId, validateFlowRunList } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateFlowsRunsArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){data.limit = 50;}
if(data.flowId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "flowId") || (key0 === "cursor")) || (key0 === "limit"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.flowId !== undefined){if(!(validateFlowId(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateFlowId.errors);errors = vErrors.length;}}
if(data.cursor !== undefined){let data1 = data.cursor;if(typeof data1 === "string"){if(ucs2length(data1) > 2000){(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}let data2 = data.limit;if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 200 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});errors++;}if(data2 < 1 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateFlowsRunsArguments.errors = vErrors;return errors === 0;}
validateFlowsRunsArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateFlowsRunsArguments as args,
  validateFlowRunList as value,
};
