// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignId, validateLeadList, validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaLeadsListArguments = {"$id":"LeadsListArguments","type":"object","required":["projectId"],"properties":{"projectId":{"$ref":"ProjectId"},"campaignId":{"$ref":"CampaignId"},"city":{"type":"string","maxLength":200},"cursor":{"type":"string","maxLength":2000},"hasEmail":{"type":"boolean"},"limit":{"type":"integer","default":50,"maximum":200,"minimum":1},"query":{"type":"string","maxLength":200,"minLength":1},"source":{"type":"string","maxLength":200},"status":{"type":"string","enum":["new","contacted","responded","qualified","unqualified"]},"tags":{"type":"array","items":{"type":"string","maxLength":100,"minLength":1},"maxItems":20}},"additionalProperties":false};
const funcLeadsListArguments = Object.prototype.hasOwnProperty;
function validateLeadsListArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadsListArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcLeadsListArguments.call(schemaLeadsListArguments.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if(ucs2length(data2) > 200){
const err2 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(ucs2length(data3) > 2000){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.hasEmail !== undefined){
if(typeof data.hasEmail !== "boolean"){
const err6 = {instancePath:instancePath+"/hasEmail",schemaPath:"#/properties/hasEmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err6);
errors++;
}
}
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
(vErrors ??= []).push(err8);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.query !== undefined){
let data6 = data.query;
if(typeof data6 === "string"){
if(ucs2length(data6) > 200){
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err10);
errors++;
}
if(ucs2length(data6) < 1){
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.source !== undefined){
let data7 = data.source;
if(typeof data7 === "string"){
if(ucs2length(data7) > 200){
const err13 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((((data8 === "new") || (data8 === "contacted")) || (data8 === "responded")) || (data8 === "qualified")) || (data8 === "unqualified"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaLeadsListArguments.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if(Array.isArray(data9)){
if(data9.length > 20){
const err17 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err17);
errors++;
}
const len0 = data9.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(ucs2length(data10) > 100){
const err18 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err18);
errors++;
}
if(ucs2length(data10) < 1){
const err19 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22);
errors++;
}
validateLeadsListArguments.errors = vErrors;
return errors === 0;
}
validateLeadsListArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsListArguments as args,
  validateLeadList as value,
};
