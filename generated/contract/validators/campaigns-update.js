// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaign, validateCampaignId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaCampaignsUpdateArguments = {"$id":"CampaignsUpdateArguments","type":"object","required":["campaignId"],"properties":{"campaignId":{"$ref":"CampaignId"},"brief":{"type":["string","null"],"maxLength":65536},"ghostwriterHints":{"type":["string","null"],"maxLength":65536},"goal":{"type":["string","null"],"maxLength":65536},"name":{"type":"string","maxLength":200,"minLength":1},"outreachAngle":{"type":["string","null"],"maxLength":65536},"scheduledStartDate":{"type":["string","integer","null"]},"status":{"type":"string","enum":["draft","active","paused","completed","archived"]}},"additionalProperties":false};
function validateCampaignsUpdateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignsUpdateArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((((key0 === "campaignId") || (key0 === "brief")) || (key0 === "ghostwriterHints")) || (key0 === "goal")) || (key0 === "name")) || (key0 === "outreachAngle")) || (key0 === "scheduledStartDate")) || (key0 === "status"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.brief !== undefined){
let data1 = data.brief;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/type",keyword:"type",params:{type: schemaCampaignsUpdateArguments.properties.brief.type},message:"must be string,null"};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 === "string"){
if(ucs2length(data1) > 65536){
const err3 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data.ghostwriterHints !== undefined){
let data2 = data.ghostwriterHints;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/ghostwriterHints",schemaPath:"#/properties/ghostwriterHints/type",keyword:"type",params:{type: schemaCampaignsUpdateArguments.properties.ghostwriterHints.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data2 === "string"){
if(ucs2length(data2) > 65536){
const err5 = {instancePath:instancePath+"/ghostwriterHints",schemaPath:"#/properties/ghostwriterHints/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.goal !== undefined){
let data3 = data.goal;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type: schemaCampaignsUpdateArguments.properties.goal.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data3 === "string"){
if(ucs2length(data3) > 65536){
const err7 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(ucs2length(data4) > 200){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8);
errors++;
}
if(ucs2length(data4) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data5 = data.outreachAngle;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schemaCampaignsUpdateArguments.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
if(typeof data5 === "string"){
if(ucs2length(data5) > 65536){
const err12 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data.scheduledStartDate !== undefined){
let data6 = data.scheduledStartDate;
if(((typeof data6 !== "string") && (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6))))) && (data6 !== null)){
const err13 = {instancePath:instancePath+"/scheduledStartDate",schemaPath:"#/properties/scheduledStartDate/type",keyword:"type",params:{type: schemaCampaignsUpdateArguments.properties.scheduledStartDate.type},message:"must be string,integer,null"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
if(!(((((data7 === "draft") || (data7 === "active")) || (data7 === "paused")) || (data7 === "completed")) || (data7 === "archived"))){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaCampaignsUpdateArguments.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validateCampaignsUpdateArguments.errors = vErrors;
return errors === 0;
}
validateCampaignsUpdateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateCampaignsUpdateArguments as args,
  validateCampaign as value,
};
