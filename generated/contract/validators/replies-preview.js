// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateProjectId, validateReplyPreview } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaRepliesPreviewArguments = {"$id":"RepliesPreviewArguments","type":"object","required":["projectId","eventType"],"properties":{"projectId":{"$ref":"ProjectId"},"eventType":{"type":"string","maxLength":200,"minLength":1},"company":{"type":"string","maxLength":500},"language":{"type":"string","enum":["en","fi","sv","de"]},"payload":{},"source":{"type":"string","maxLength":500},"who":{"type":"string","maxLength":500}},"additionalProperties":false};
function validateRepliesPreviewArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRepliesPreviewArguments.evaluated;
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
if(data.eventType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventType"},message:"must have required property '"+"eventType"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((((key0 === "projectId") || (key0 === "eventType")) || (key0 === "company")) || (key0 === "language")) || (key0 === "payload")) || (key0 === "source")) || (key0 === "who"))){
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
if(data.eventType !== undefined){
let data1 = data.eventType;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err3 = {instancePath:instancePath+"/eventType",schemaPath:"#/properties/eventType/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(ucs2length(data1) < 1){
const err4 = {instancePath:instancePath+"/eventType",schemaPath:"#/properties/eventType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.company !== undefined){
let data2 = data.company;
if(typeof data2 === "string"){
if(ucs2length(data2) > 500){
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
if(!((((data3 === "en") || (data3 === "fi")) || (data3 === "sv")) || (data3 === "de"))){
const err9 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schemaRepliesPreviewArguments.properties.language.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if(typeof data4 === "string"){
if(ucs2length(data4) > 500){
const err10 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.who !== undefined){
let data5 = data.who;
if(typeof data5 === "string"){
if(ucs2length(data5) > 500){
const err12 = {instancePath:instancePath+"/who",schemaPath:"#/properties/who/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/who",schemaPath:"#/properties/who/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14);
errors++;
}
validateRepliesPreviewArguments.errors = vErrors;
return errors === 0;
}
validateRepliesPreviewArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRepliesPreviewArguments as args,
  validateReplyPreview as value,
};
