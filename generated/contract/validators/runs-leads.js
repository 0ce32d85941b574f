// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateRunId, validateRunLeadList } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateRunsLeadsArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){data.limit = 50;}
if(data.runId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((((key0 === "runId") || (key0 === "cursor")) || (key0 === "limit")) || (key0 === "withDraftOnly"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.runId !== undefined){if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunId.errors);errors = vErrors.length;}}
if(data.cursor !== undefined){let data1 = data.cursor;if(typeof data1 === "string"){if(ucs2length(data1) > 2000){(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}let data2 = data.limit;if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 200 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});errors++;}if(data2 < 1 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}}
if(data.withDraftOnly !== undefined){if(typeof data.withDraftOnly !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/withDraftOnly",schemaPath:"#/properties/withDraftOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateRunsLeadsArguments.errors = vErrors;return errors === 0;}
validateRunsLeadsArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRunsLeadsArguments as args,
  validateRunLeadList as value,
};
