// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignId, validateProjectId, validateStartedEngineRun } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaEngineStartArguments = {"$id":"EngineStartArguments","type":"object","required":["projectId","idea"],"properties":{"projectId":{"$ref":"ProjectId"},"idea":{"type":"string","maxLength":65536,"minLength":1,"pattern":"\\S"},"campaignId":{"$ref":"CampaignId"},"channels":{"type":"array","items":{"type":"string","enum":["email"]},"maxItems":1},"startAt":{"type":["string","integer"]},"targetLeadCount":{"type":"integer","maximum":200,"minimum":1}},"additionalProperties":false};
const patternEngineStartArguments = new RegExp("\\S", "u");
function validateEngineStartArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateEngineStartArguments.evaluated;
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
if(data.idea === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idea"},message:"must have required property '"+"idea"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "projectId") || (key0 === "idea")) || (key0 === "campaignId")) || (key0 === "channels")) || (key0 === "startAt")) || (key0 === "targetLeadCount"))){
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
if(data.idea !== undefined){
let data1 = data.idea;
if(typeof data1 === "string"){
if(ucs2length(data1) > 65536){
const err3 = {instancePath:instancePath+"/idea",schemaPath:"#/properties/idea/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(ucs2length(data1) < 1){
const err4 = {instancePath:instancePath+"/idea",schemaPath:"#/properties/idea/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
if(!patternEngineStartArguments.test(data1)){
const err5 = {instancePath:instancePath+"/idea",schemaPath:"#/properties/idea/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/idea",schemaPath:"#/properties/idea/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.channels !== undefined){
let data3 = data.channels;
if(Array.isArray(data3)){
if(data3.length > 1){
const err7 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data3.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
if(!(data4 === "email")){
const err9 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/enum",keyword:"enum",params:{allowedValues: schemaEngineStartArguments.properties.channels.items.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.startAt !== undefined){
let data5 = data.startAt;
if((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))){
const err11 = {instancePath:instancePath+"/startAt",schemaPath:"#/properties/startAt/type",keyword:"type",params:{type: schemaEngineStartArguments.properties.startAt.type},message:"must be string,integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.targetLeadCount !== undefined){
let data6 = data.targetLeadCount;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/targetLeadCount",schemaPath:"#/properties/targetLeadCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 200 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/targetLeadCount",schemaPath:"#/properties/targetLeadCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err13);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/targetLeadCount",schemaPath:"#/properties/targetLeadCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validateEngineStartArguments.errors = vErrors;
return errors === 0;
}
validateEngineStartArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateEngineStartArguments as args,
  validateStartedEngineRun as value,
};
