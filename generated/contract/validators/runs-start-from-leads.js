// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignId, validateProjectId, validateStartedRun } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateRunsStartFromLeadsArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunsStartFromLeadsArguments.evaluated;
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
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "projectId") || (key0 === "source")) || (key0 === "campaignBrief")) || (key0 === "campaignId")) || (key0 === "sourceDisplayLabel"))){
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
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err3 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(ucs2length(data1) < 1){
const err4 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.campaignBrief !== undefined){
let data2 = data.campaignBrief;
if(typeof data2 === "string"){
if(ucs2length(data2) > 65536){
const err6 = {instancePath:instancePath+"/campaignBrief",schemaPath:"#/properties/campaignBrief/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/campaignBrief",schemaPath:"#/properties/campaignBrief/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.sourceDisplayLabel !== undefined){
let data4 = data.sourceDisplayLabel;
if(typeof data4 === "string"){
if(ucs2length(data4) > 200){
const err8 = {instancePath:instancePath+"/sourceDisplayLabel",schemaPath:"#/properties/sourceDisplayLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/sourceDisplayLabel",schemaPath:"#/properties/sourceDisplayLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10);
errors++;
}
validateRunsStartFromLeadsArguments.errors = vErrors;
return errors === 0;
}
validateRunsStartFromLeadsArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRunsStartFromLeadsArguments as args,
  validateStartedRun as value,
};
