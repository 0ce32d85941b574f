// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateFlow, validateFlowId, validateFlowSteps, validateFlowTrigger } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateFlowsUpdateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowsUpdateArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flowId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "flowId") || (key0 === "name")) || (key0 === "steps")) || (key0 === "trigger"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.flowId !== undefined){
if(!(validateFlowId(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2);
errors++;
}
if(ucs2length(data1) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.steps !== undefined){
if(!(validateFlowSteps(data.steps, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowSteps.errors);
errors = vErrors.length;
}
}
if(data.trigger !== undefined){
if(!(validateFlowTrigger(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowTrigger.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateFlowsUpdateArguments.errors = vErrors;
return errors === 0;
}
validateFlowsUpdateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateFlowsUpdateArguments as args,
  validateFlow as value,
};
