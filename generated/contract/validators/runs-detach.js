// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateDetachedFile, validateRunId, validateStorageId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateRunsDetachArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"});errors++;}
if(data.storageId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "runId") || (key0 === "storageId"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.runId !== undefined){if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunId.errors);errors = vErrors.length;}}
if(data.storageId !== undefined){if(!(validateStorageId(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateStorageId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateRunsDetachArguments.errors = vErrors;return errors === 0;}
validateRunsDetachArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRunsDetachArguments as args,
  validateDetachedFile as value,
};
