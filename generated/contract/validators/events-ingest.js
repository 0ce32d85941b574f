// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateInboundIdentity, validateIngestedEvent, validateOccurredAt, validateProjectId, validateRunId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaEventsIngestArguments = {"$id":"EventsIngestArguments","type":"object","required":["projectId","type","identity"],"properties":{"projectId":{"$ref":"ProjectId"},"type":{"type":"string","maxLength":200,"minLength":1,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},"identity":{"$ref":"InboundIdentity"},"analysis":{"type":"string","maxLength":65536},"attachToRunId":{"$ref":"RunId"},"autoAdvance":{"type":"boolean"},"idempotencyKey":{"type":"string","maxLength":255,"minLength":1},"occurredAt":{"$ref":"OccurredAt"},"payload":{},"source":{"type":"string","maxLength":200,"minLength":1,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},"tags":{"type":"array","items":{"type":"string","maxLength":100},"maxItems":100}},"additionalProperties":false};
const funcEventsIngestArguments = Object.prototype.hasOwnProperty;
const patternEventsIngestArguments = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$", "u");
function validateEventsIngestArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateEventsIngestArguments.evaluated;
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
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.identity === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"},message:"must have required property '"+"identity"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcEventsIngestArguments.call(schemaEventsIngestArguments.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4);
errors++;
}
if(ucs2length(data1) < 1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5);
errors++;
}
if(!patternEventsIngestArguments.test(data1)){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"+"\""};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.identity !== undefined){
if(!(validateInboundIdentity(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateInboundIdentity.errors);
errors = vErrors.length;
}
}
if(data.analysis !== undefined){
let data3 = data.analysis;
if(typeof data3 === "string"){
if(ucs2length(data3) > 65536){
const err8 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.attachToRunId !== undefined){
if(!(validateRunId(data.attachToRunId, {instancePath:instancePath+"/attachToRunId",parentData:data,parentDataProperty:"attachToRunId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
if(data.autoAdvance !== undefined){
if(typeof data.autoAdvance !== "boolean"){
const err10 = {instancePath:instancePath+"/autoAdvance",schemaPath:"#/properties/autoAdvance/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.idempotencyKey !== undefined){
let data6 = data.idempotencyKey;
if(typeof data6 === "string"){
if(ucs2length(data6) > 255){
const err11 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
(vErrors ??= []).push(err11);
errors++;
}
if(ucs2length(data6) < 1){
const err12 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.occurredAt !== undefined){
if(!(validateOccurredAt(data.occurredAt, {instancePath:instancePath+"/occurredAt",parentData:data,parentDataProperty:"occurredAt",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateOccurredAt.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data8 = data.source;
if(typeof data8 === "string"){
if(ucs2length(data8) > 200){
const err14 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err14);
errors++;
}
if(ucs2length(data8) < 1){
const err15 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err15);
errors++;
}
if(!patternEventsIngestArguments.test(data8)){
const err16 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"+"\""};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if(Array.isArray(data9)){
if(data9.length > 100){
const err18 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err18);
errors++;
}
const len0 = data9.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(ucs2length(data10) > 100){
const err19 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
validateEventsIngestArguments.errors = vErrors;
return errors === 0;
}
validateEventsIngestArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateEventsIngestArguments as args,
  validateIngestedEvent as value,
};
