// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateDetachedFile, validateRunId, validateStorageId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateRunsDetachArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunsDetachArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.storageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "runId") || (key0 === "storageId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.runId !== undefined){
if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
if(data.storageId !== undefined){
if(!(validateStorageId(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateStorageId.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3);
errors++;
}
validateRunsDetachArguments.errors = vErrors;
return errors === 0;
}
validateRunsDetachArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRunsDetachArguments as args,
  validateDetachedFile as value,
};
