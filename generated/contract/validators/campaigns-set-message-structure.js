// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateBlockInput, validateCampaignId, validateMessageFormInput, validateMessageStructure } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateCampaignsSetMessageStructureArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignsSetMessageStructureArguments.evaluated;
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
if(!(((((((key0 === "campaignId") || (key0 === "blocks")) || (key0 === "followUpStrategy")) || (key0 === "form")) || (key0 === "must")) || (key0 === "mustNever")) || (key0 === "objective"))){
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
if(data.blocks !== undefined){
let data1 = data.blocks;
if(Array.isArray(data1)){
if(data1.length > 50){
const err2 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateBlockInput(data1[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateBlockInput.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.followUpStrategy !== undefined){
let data3 = data.followUpStrategy;
if(typeof data3 === "string"){
if(ucs2length(data3) > 65536){
const err4 = {instancePath:instancePath+"/followUpStrategy",schemaPath:"#/properties/followUpStrategy/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/followUpStrategy",schemaPath:"#/properties/followUpStrategy/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.form !== undefined){
if(!(validateMessageFormInput(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageFormInput.errors);
errors = vErrors.length;
}
}
if(data.must !== undefined){
let data5 = data.must;
if(Array.isArray(data5)){
if(data5.length > 200){
const err6 = {instancePath:instancePath+"/must",schemaPath:"#/properties/must/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err6);
errors++;
}
const len1 = data5.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(ucs2length(data6) > 2000){
const err7 = {instancePath:instancePath+"/must/" + i1,schemaPath:"#/properties/must/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/must/" + i1,schemaPath:"#/properties/must/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/must",schemaPath:"#/properties/must/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.mustNever !== undefined){
let data7 = data.mustNever;
if(Array.isArray(data7)){
if(data7.length > 200){
const err10 = {instancePath:instancePath+"/mustNever",schemaPath:"#/properties/mustNever/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err10);
errors++;
}
const len2 = data7.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(ucs2length(data8) > 2000){
const err11 = {instancePath:instancePath+"/mustNever/" + i2,schemaPath:"#/properties/mustNever/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/mustNever/" + i2,schemaPath:"#/properties/mustNever/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/mustNever",schemaPath:"#/properties/mustNever/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.objective !== undefined){
let data9 = data.objective;
if(typeof data9 === "string"){
if(ucs2length(data9) > 65536){
const err14 = {instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateCampaignsSetMessageStructureArguments.errors = vErrors;
return errors === 0;
}
validateCampaignsSetMessageStructureArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateCampaignsSetMessageStructureArguments as args,
  validateMessageStructure as value,
};
