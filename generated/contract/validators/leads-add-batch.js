// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateBatchResult, validateLeadInput, validateProjectId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateLeadsAddBatchArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadsAddBatchArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leads === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leads"},message:"must have required property '"+"leads"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "projectId") || (key0 === "leads"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.leads !== undefined){
let data1 = data.leads;
if(Array.isArray(data1)){
if(data1.length > 500){
const err3 = {instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateLeadInput(data1[i0], {instancePath:instancePath+"/leads/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadInput.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validateLeadsAddBatchArguments.errors = vErrors;
return errors === 0;
}
validateLeadsAddBatchArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsAddBatchArguments as args,
  validateBatchResult as value,
};
