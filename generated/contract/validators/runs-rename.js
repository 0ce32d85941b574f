// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateRun, validateRunId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateRunsRenameArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"});errors++;}
if(data.name === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "runId") || (key0 === "name"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.runId !== undefined){if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunId.errors);errors = vErrors.length;}}
if(data.name !== undefined){let data1 = data.name;if(typeof data1 === "string"){if(ucs2length(data1) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateRunsRenameArguments.errors = vErrors;return errors === 0;}
validateRunsRenameArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRunsRenameArguments as args,
  validateRun as value,
};
