// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateRunId, validateRunLeadId, validateRunStatusName } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateRunsDeclineArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "runId") || (key0 === "runLeadIds"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.runId !== undefined){if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunId.errors);errors = vErrors.length;}}
if(data.runLeadIds !== undefined){let data1 = data.runLeadIds;if(Array.isArray(data1)){if(data1.length > 1000){(vErrors ??= []).push({instancePath:instancePath+"/runLeadIds",schemaPath:"#/properties/runLeadIds/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"});errors++;}if(data1.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/runLeadIds",schemaPath:"#/properties/runLeadIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;}const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){if(!(validateRunLeadId(data1[i0], {instancePath:instancePath+"/runLeadIds/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunLeadId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/runLeadIds",schemaPath:"#/properties/runLeadIds/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateRunsDeclineArguments.errors = vErrors;return errors === 0;}
validateRunsDeclineArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateRunsDeclineValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"});errors++;}
if(data.decided === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decided"},message:"must have required property '"+"decided"+"'"});errors++;}
if(data.status === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "runId") || (key0 === "decided")) || (key0 === "status"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.runId !== undefined){if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunId.errors);errors = vErrors.length;}}
if(data.decided !== undefined){let data1 = data.decided;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/decided",schemaPath:"#/properties/decided/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 0 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/decided",schemaPath:"#/properties/decided/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}}}
if(data.status !== undefined){if(!(validateRunStatusName(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunStatusName.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateRunsDeclineValue.errors = vErrors;return errors === 0;}
validateRunsDeclineValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRunsDeclineArguments as args,
  validateRunsDeclineValue as value,
};
