// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateRunId, validateRunStatusName } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateRunsCapArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"});errors++;}
if(data.credits === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "runId") || (key0 === "credits"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.runId !== undefined){if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunId.errors);errors = vErrors.length;}}
if(data.credits !== undefined){let data1 = data.credits;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}if((typeof data1 == "number") && (isFinite(data1))){if(data1 > 9999999 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999},message:"must be <= 9999999"});errors++;}if(data1 < 1 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateRunsCapArguments.errors = vErrors;return errors === 0;}
validateRunsCapArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaRunsCapValue = {"$id":"RunsCapValue","type":"object","required":["runId","creditCap","status","remark"],"properties":{"runId":{"$ref":"RunId"},"creditCap":{"type":"integer","minimum":1},"status":{"$ref":"RunStatusName"},"remark":{"type":["string","null"]}},"additionalProperties":false};
function validateRunsCapValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"});errors++;}
if(data.creditCap === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "creditCap"},message:"must have required property '"+"creditCap"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
if(data.remark === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remark"},message:"must have required property '"+"remark"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((((key0 === "runId") || (key0 === "creditCap")) || (key0 === "status")) || (key0 === "remark"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.runId !== undefined){if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunId.errors);errors = vErrors.length;}}
if(data.creditCap !== undefined){let data1 = data.creditCap;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/creditCap",schemaPath:"#/properties/creditCap/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 1 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/creditCap",schemaPath:"#/properties/creditCap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}}}
if(data.status !== undefined){if(!(validateRunStatusName(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunStatusName.errors);errors = vErrors.length;}}
if(data.remark !== undefined){let data3 = data.remark;if((typeof data3 !== "string") && (data3 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/remark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type: schemaRunsCapValue.properties.remark.type},message:"must be string,null"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateRunsCapValue.errors = vErrors;return errors === 0;}
validateRunsCapValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRunsCapArguments as args,
  validateRunsCapValue as value,
};
