// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaign, validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaCampaignsCreateArguments = {"$id":"CampaignsCreateArguments","type":"object","required":["projectId","name"],"properties":{"projectId":{"$ref":"ProjectId"},"name":{"type":"string","maxLength":200,"minLength":1},"brief":{"type":"string","maxLength":65536},"channels":{"type":"array","items":{"type":"string","enum":["email","linkedin"]},"maxItems":2},"leadCount":{"type":"integer","maximum":100000,"minimum":1},"locations":{"type":"array","items":{"type":"string","maxLength":200},"maxItems":100},"outreachAngle":{"type":"string","maxLength":65536},"scheduledStartDate":{"type":["string","integer"]},"startAt":{"type":["string","integer"]},"targetCompanySize":{"type":"string","maxLength":500},"targetIndustry":{"type":"string","maxLength":500},"targetRole":{"type":"string","maxLength":500}},"additionalProperties":false};
const funcCampaignsCreateArguments = Object.prototype.hasOwnProperty;
function validateCampaignsCreateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignsCreateArguments.evaluated;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcCampaignsCreateArguments.call(schemaCampaignsCreateArguments.properties, key0))){
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
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(ucs2length(data1) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.brief !== undefined){
let data2 = data.brief;
if(typeof data2 === "string"){
if(ucs2length(data2) > 65536){
const err6 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.channels !== undefined){
let data3 = data.channels;
if(Array.isArray(data3)){
if(data3.length > 2){
const err8 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
(vErrors ??= []).push(err8);
errors++;
}
const len0 = data3.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
if(!((data4 === "email") || (data4 === "linkedin"))){
const err10 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/enum",keyword:"enum",params:{allowedValues: schemaCampaignsCreateArguments.properties.channels.items.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.leadCount !== undefined){
let data5 = data.leadCount;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
(vErrors ??= []).push(err13);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data.locations !== undefined){
let data6 = data.locations;
if(Array.isArray(data6)){
if(data6.length > 100){
const err15 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err15);
errors++;
}
const len1 = data6.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(ucs2length(data7) > 200){
const err16 = {instancePath:instancePath+"/locations/" + i1,schemaPath:"#/properties/locations/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/locations/" + i1,schemaPath:"#/properties/locations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data8 = data.outreachAngle;
if(typeof data8 === "string"){
if(ucs2length(data8) > 65536){
const err19 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.scheduledStartDate !== undefined){
let data9 = data.scheduledStartDate;
if((typeof data9 !== "string") && (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9))))){
const err21 = {instancePath:instancePath+"/scheduledStartDate",schemaPath:"#/properties/scheduledStartDate/type",keyword:"type",params:{type: schemaCampaignsCreateArguments.properties.scheduledStartDate.type},message:"must be string,integer"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.startAt !== undefined){
let data10 = data.startAt;
if((typeof data10 !== "string") && (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))))){
const err22 = {instancePath:instancePath+"/startAt",schemaPath:"#/properties/startAt/type",keyword:"type",params:{type: schemaCampaignsCreateArguments.properties.startAt.type},message:"must be string,integer"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.targetCompanySize !== undefined){
let data11 = data.targetCompanySize;
if(typeof data11 === "string"){
if(ucs2length(data11) > 500){
const err23 = {instancePath:instancePath+"/targetCompanySize",schemaPath:"#/properties/targetCompanySize/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/targetCompanySize",schemaPath:"#/properties/targetCompanySize/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.targetIndustry !== undefined){
let data12 = data.targetIndustry;
if(typeof data12 === "string"){
if(ucs2length(data12) > 500){
const err25 = {instancePath:instancePath+"/targetIndustry",schemaPath:"#/properties/targetIndustry/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/targetIndustry",schemaPath:"#/properties/targetIndustry/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.targetRole !== undefined){
let data13 = data.targetRole;
if(typeof data13 === "string"){
if(ucs2length(data13) > 500){
const err27 = {instancePath:instancePath+"/targetRole",schemaPath:"#/properties/targetRole/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/targetRole",schemaPath:"#/properties/targetRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err29);
errors++;
}
validateCampaignsCreateArguments.errors = vErrors;
return errors === 0;
}
validateCampaignsCreateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateCampaignsCreateArguments as args,
  validateCampaign as value,
};
